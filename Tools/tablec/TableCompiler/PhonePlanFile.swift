import TableFormat

/// A file of `CountryData/phone`: the numbering plan of one region, or of a calling code that belongs to none.
struct PhonePlanFile {
    let object: SourceObject
    let regionCode: String
    let callingCode: Int
    let isMain: Bool
    let general: PhoneDescription
    let kinds: [(kind: PhoneSchema.Kind, description: PhoneDescription)]
    let internationalPrefix: MatchPattern?
    let nationalPrefix: MatchPattern?
    let transform: [PhoneTransform.Piece]
    let leadingDigits: MatchPattern?

    private static let members = [
        "regionCode", "callingCode", "mainRegion", "nationalPrefix", "nationalPrefixForParsing",
        "nationalPrefixTransform", "internationalPrefix", "preferredInternationalPrefix", "extensionLabel",
        "leadingDigits", "mobileNumberPortable", "general", "types", "noInternationalDialling", "formats",
        "internationalFormats",
    ]

    init?(_ file: SourceFile, _ diagnostics: Diagnostics) {
        guard let object = file.root.object(PhonePlanFile.members, diagnostics),
            let regionCode = object.text("regionCode"), let callingCode = object.integer("callingCode"),
            let general = object.required("general").flatMap({ PhoneDescription($0, diagnostics) }),
            let kinds = object.required("types").flatMap({ PhonePlanFile.kinds($0, diagnostics) })
        else { return nil }
        self.object = object
        self.regionCode = regionCode
        self.callingCode = callingCode
        self.general = general
        isMain = object.optionalBool("mainRegion") ?? false
        let restricted = object.optional("noInternationalDialling").flatMap { PhoneDescription($0, diagnostics) }
        self.kinds = kinds + (restricted.map { [(.noInternationalDialling, $0)] } ?? [])
        internationalPrefix = object.optional("internationalPrefix")?.phonePattern(diagnostics)
        nationalPrefix = object.optional("nationalPrefixForParsing")?.phonePattern(diagnostics)
        if let rule = object.optional("nationalPrefixTransform") {
            transform = PhoneTransform.pieces(rule, groups: nationalPrefix?.groupCount ?? 0, diagnostics)
        } else {
            transform = []
        }
        leadingDigits = object.optional("leadingDigits")?.phonePattern(diagnostics)
        for name in ["nationalPrefix", "preferredInternationalPrefix", "extensionLabel"] {
            _ = object.optionalText(name)
        }
        _ = object.optionalBool("mobileNumberPortable")
        for name in ["formats", "internationalFormats"] {
            for format in object.optionalArray(name) ?? [] { PhoneFormat.check(format, diagnostics) }
        }
    }

    private static func kinds(
        _ value: SourceValue, _ diagnostics: Diagnostics
    ) -> [(kind: PhoneSchema.Kind, description: PhoneDescription)]? {
        value.entries(diagnostics)?.compactMap { entry in
            guard let kind = PhoneSchema.Kind(typeName: entry.name) else {
                diagnostics.report("table.unknownMember", at: entry.nameValue, "unknown type '\(entry.name)'")
                return nil
            }
            return PhoneDescription(entry.value, diagnostics).map { (kind, $0) }
        }
    }
}

extension PhoneSchema.Kind {
    /// The type with this name in a plan; the general description and the like are no types.
    fileprivate init?(typeName: String) {
        let types = PhoneSchema.Kind.withLengths.filter { $0 != .general }
        guard let kind = types.first(where: { "\($0)" == typeName }) else { return nil }
        self = kind
    }
}
