import Findings
import TableFormat
import UnicodeText

extension AddressCheck {
    static var countryName: String { "country" }

    /// Says what country a text stands for that is not its code.
    mutating func checkCountry(_ text: Span<UInt8>) {
        guard let country else { return addUnknownCountry(text) }
        add(
            .storedForm, field: Self.countryName, entry: nil, 0..<text.count,
            repair: Repair(AddressTables.code(country.packed), .certain))
    }

    /// Says that there is no such country, and which one is called so.
    private mutating func addUnknownCountry(_ text: Span<UInt8>) {
        let named = text.count > tables.byteLimit ? nil : country(meantBy: text).map(AddressTables.code)
        add(
            .unknownCountry, field: Self.countryName, entry: nil, 0..<text.count,
            repair: named.map { Repair($0, .proposed) },
            suggestions: named.map { [.init(field: Self.countryName, value: $0)] } ?? [])
    }

    /// The country of a code in other signs (ＮＬ), or of a name.
    private func country(meantBy text: Span<UInt8>) -> Int? {
        let plain = AddressText.cleaned(NFKC.normalized(text).span, tables.characters)
        return tables.country(plain)?.packed ?? tables.country(named: text)
    }

    /// Looks whether a town, or the first word of it, is one that another country alone has.
    mutating func checkTown(_ value: Span<UInt8>, _ field: Int, _ entry: Int) {
        var end = 0
        guard value.count <= Self.longestTown else { return }
        var isPlain = true
        while end < value.count, value[end] != 0x20 {
            if !(0x61...0x7A ~= value[end] | 0x20) { isPlain = false }
            end += 1
        }
        if isPlain, end == 0 || !tables.townFilter.mayHold(end, value[0]) { return }
        guard let other = tables.country(ofTown: value.extracting(..<end)),
            other != country?.packed
        else { return }
        add(
            .otherCountry, field: tables.name(field), entry: entry, 0..<value.count,
            [Parameter("country", AddressTables.code(other))], suggestions: [suggestion(country: other)])
    }

    /// Bytes of the longest such town with a region or number behind it.
    private static var longestTown: Int { 8 }

    /// The country of a word that is such a town.
    func countryOfTown(in text: [UInt8]) -> Int? {
        for word in text.split(separator: UInt8(ascii: " ")) {
            if let other = tables.country(ofTown: Array(word).span), other != country?.packed { return other }
        }
        return nil
    }
}
