import Findings
import TableFormat

/// A line without a house number.
struct NumberlessLine {
    let cell: Int
    let entry: Int
    let length: Int
}

extension AddressCheck {
    /// Notes a line that has no number although nearly all addresses of the country have one.
    mutating func keepNumberless(_ value: Span<UInt8>, _ cell: Int, _ entry: Int) {
        guard !hasDigit(value), let country, let style = tables.streets.style(country.packed),
            tables.streets[style, .isUsual] != 0, !saysNumber(value)
        else { return }
        numberless = NumberlessLine(cell: cell, entry: entry, length: value.count)
    }

    /// Asks once whether a line has no number.
    mutating func checkNumberless() {
        guard let numberless, let field = tables.lineField, given & tables.bit(field) != 0 else { return }
        add(
            .missingSoft, field: tables.name(field), entry: numberless.entry, 0..<numberless.length,
            label(numberless.cell, field) + [Parameter("lacks", "number")])
    }

    /// Whether a line without a digit says in words what stands in its place, or cannot be read.
    private func saysNumber(_ value: Span<UInt8>) -> Bool {
        if value.count > tables.byteLimit { return true }
        let text = StreetText(AddressText.cleaned(value, tables.characters), tables)
        if text.bytes.contains(StreetText.foreign) || tables.streets.isNoStreet(text) { return true }
        return text.bytes.split { !(0x61...0x7A ~= $0) }.contains {
            tables.streets.flags(of: $0) & StreetWord.number != 0
        }
    }
}
