import TableFormat

/// One way to write numbers of a plan: which numbers, and how.
struct PhoneFormat {
    struct Group: Hashable {
        let minimum: Int
        let maximum: Int

        /// Bit n: digit n may stand there.
        let digits: UInt64
    }

    let value: SourceValue
    let groups: [Group]

    /// Each knows more digits of the number than the one before.
    let leadingDigits: [SymbolPattern]
    let longestLeadingDigits: Int
    let format: PhoneTemplate
    let prefixRule: PhoneTemplate?
    let isPrefixOptional: Bool
    let carrierRule: PhoneTemplate?

    private static let members = [
        "pattern", "format", "leadingDigits", "nationalPrefixRule", "nationalPrefixOptional", "carrierRule",
    ]

    init?(_ value: SourceValue, _ diagnostics: Diagnostics) {
        guard let object = value.object(PhoneFormat.members, diagnostics),
            let place = object.required("pattern"), let pattern = place.phonePattern(diagnostics)
        else { return nil }
        guard let groups = PhoneFormat.groups(pattern) else {
            diagnostics.report(
                "phone.badFormat", at: place,
                "the pattern of a format is a row of at most \(PhoneSchema.maximumGroups) groups of digits, as in (\\d{2})(\\d{4,5}); "
                    + "one that takes certain digits only stands beside groups of fixed length")
            return nil
        }
        self.value = value
        self.groups = groups
        var longest = 0
        leadingDigits = (object.optionalArray("leadingDigits") ?? []).compactMap { leading in
            guard let pattern = leading.phonePattern(diagnostics) else { return nil }
            guard let symbols = pattern.symbolPattern else {
                diagnostics.report("phone.badPattern", at: leading, "'$' has no place in leading digits")
                return nil
            }
            longest = max(longest, pattern.maximumLength)
            return symbols
        }
        longestLeadingDigits = longest
        if leadingDigits.count > PhoneSchema.maximumLevels {
            diagnostics.report("phone.tooLarge", at: value, "more than \(PhoneSchema.maximumLevels) leading patterns")
            return nil
        }
        guard
            let format = object.required("format").flatMap({ PhoneTemplate($0, groups: groups.count, diagnostics) })
        else { return nil }
        self.format = format
        prefixRule = object.optional("nationalPrefixRule").flatMap { PhoneTemplate($0, groups: 1, diagnostics) }
        carrierRule = object.optional("carrierRule").flatMap { PhoneTemplate($0, groups: 1, diagnostics) }
        isPrefixOptional = object.optionalBool("nationalPrefixOptional") ?? false
    }

    /// A row of groups, each of so many digits out of a set.
    private static func groups(_ pattern: MatchPattern) -> [Group]? {
        let parts: [MatchPattern] = if case .sequence(let parts) = pattern { parts } else { [pattern] }
        let groups = parts.compactMap { part -> Group? in
            guard case .group(let inner) = part else { return nil }
            switch inner {
            case .symbols(let digits): return Group(minimum: 1, maximum: 1, digits: digits)
            case .repetition(.symbols(let digits), let minimum, let maximum):
                return Group(minimum: minimum, maximum: maximum, digits: digits)
            default: return nil
            }
        }
        let isVariable = groups.contains { $0.minimum < $0.maximum }
        let isRestricted = groups.contains { $0.digits != allDigits }
        guard groups.count == parts.count, 1...PhoneSchema.maximumGroups ~= groups.count, !(isVariable && isRestricted)
        else { return nil }
        return groups
    }

    private static let allDigits: UInt64 = 0x3FF

    /// The form within the country.
    var national: PhoneTemplate { prefixRule.map(format.replacingFirstGroup) ?? format }

    /// The form within the country with a carrier code.
    var carrier: PhoneTemplate? { carrierRule.map(format.replacingFirstGroup) }

    func traits(_ punctuation: Set<UInt8>) -> PhoneSchema.FormatTraits {
        var traits: PhoneSchema.FormatTraits = []
        if format.isPlain(punctuation) { traits.insert(.typing) }
        if isPrefixOptional { traits.insert(.prefixOptional) }
        guard let prefixRule else { return traits.union(.withoutPrefix) }
        let parentheses: Set<PhoneTemplate.Piece> = [.text(UInt8(ascii: "(")), .text(UInt8(ascii: ")"))]
        if prefixRule.pieces.filter({ !parentheses.contains($0) }) == [.group(1)] { traits.insert(.withoutPrefix) }
        if prefixRule.pieces.contains(where: { $0 == .text(UInt8(ascii: " ")) || $0 == .text(UInt8(ascii: "-")) }) {
            traits.insert(.separatesPrefix)
        }
        let hasDigits = prefixRule.prefix.contains { if case .text(0x30...0x39) = $0 { true } else { false } }
        if hasDigits { traits.insert(.prefixDigits) }
        return traits
    }
}
