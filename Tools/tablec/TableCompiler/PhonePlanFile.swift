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
    let formats: [PhoneFormat]
    let internationalFormats: [PhoneFormat]
    let isPortable: Bool
    let extensionLabel: String?

    /// The national prefix in digits.
    let nationalPrefixText: String?

    /// What is dialled to call abroad, when there is one way or a preferred one.
    let internationalPrefixText: String?

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
        isPortable = object.optionalBool("mobileNumberPortable") ?? false
        extensionLabel = object.optionalText("extensionLabel")
        nationalPrefixText = object.optionalText("nationalPrefix").map { $0.filter(\.isNumber) }
        let onlyPrefix = object.optionalText("internationalPrefix").flatMap { $0.allSatisfy(\.isNumber) ? $0 : nil }
        internationalPrefixText = object.optionalText("preferredInternationalPrefix") ?? onlyPrefix
        func formats(_ name: String) -> [PhoneFormat] {
            (object.optionalArray(name) ?? []).compactMap { PhoneFormat($0, diagnostics) }
        }
        self.formats = formats("formats")
        self.internationalFormats = formats("internationalFormats")
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
