import TableFormat

extension PhonePlans {
    /// The number in the form in which it was written: international, as dialled from `region`, or national with or without
    /// the national prefix. No digit is added, taken away or changed: where that cannot be kept, and where the plan has no
    /// format, it is the text itself.
    /// - Parameters:
    ///   - text: what the number was read from.
    ///   - region: the region from which it was dialled.
    public func formatOriginal(_ number: PhoneNumber, text: String, from region: RegionCode?) -> String {
        guard let code = rows.row(number.callingCode),
            let (format, groups) = number.withDigits({ formats.choose(formats.codes[code].national, code, $0) }),
            // A zero is no number that could be formatted.
            number.nationalNumber != 0 || number.source == .numberWithoutPlus
        else { return text }
        let formatted = original(number, code, format, groups, text, region)
        let isSame = formatted.utf8.lazy.filter(PhonePlans.isDialled)
            .elementsEqual(text.utf8.lazy.filter(PhonePlans.isDialled))
        return isSame ? formatted : text
    }

    private func original(
        _ number: PhoneNumber, _ code: Int, _ format: FormatTables.Format, _ groups: DigitGroups, _ text: String,
        _ region: RegionCode?
    ) -> String {
        switch number.source {
        case .plusSign: return self.format(number, .international)
        case .internationalPrefix: return formatOutOfCountry(number, from: region)
        case .numberWithoutPlus:
            return String((number.nationalNumber == 0 ? text : self.format(number, .international)).dropFirst())
        case .region: break
        }
        let main = rows.code(code).mainRegion
        guard let prefix = regions.nationalPrefixText(main), format.traits.contains(.prefixDigits),
            !startsWithNationalPrefix(text, prefix, regions.regionCode(main))
        else { return self.format(number, .national) }
        return PhoneWriter.text { writer in
            number.withDigits { writer.append(formats, format.international, groups, $0) }
            if !number.extension.isEmpty { writeExtension(of: number, code, to: &writer) }
        }
    }

    /// Whether a text begins with the national prefix of a region, and what follows is a valid number there: the first
    /// digits of a number can look like the prefix.
    private func startsWithNationalPrefix(
        _ text: String, _ prefix: UnsafeBufferPointer<UInt8>, _ region: RegionCode
    ) -> Bool {
        let digits = text.unicodeScalars.compactMap { characters[$0.value].typedDigit.map { 0x30 + $0 } }
        guard digits.starts(with: prefix) else { return false }
        let rest = String(decoding: digits.dropFirst(prefix.count), as: UTF8.self)
        return (try? parse(rest, region: region)).map(isValid) ?? false
    }
}
