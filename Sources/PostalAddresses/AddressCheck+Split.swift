import TableFormat

/// A value that two fields share, such as 1a for house number 1 with addition a.
struct AddressSplit {
    /// The finding that it mends.
    let finding: Int
    let fields: (first: Int, second: Int)
    let texts: (first: String, second: String)
}

extension AddressCheck {
    /// Looks whether a refused text is the value of its field and that of the next one, both parts of a line that the layout
    /// splits. It is offered at the end, when the next field is known to be free.
    mutating func keepSplit(_ text: [UInt8], _ cell: Int) {
        let next = cell + 1
        let layouts = tables.layouts
        guard layouts.cells[layout, of: tables.cells.count].contains(next) else { return }
        let fields = (first: tables.cells.field[cell], second: tables.cells.field[next])
        let parts = tables.bit(fields.first) | tables.bit(fields.second)
        guard layouts[layout, .splitTo] & parts == parts, tables.cells.rule[next] > 0 else { return }
        for end in text.indices.reversed() where end > 0 && isBorder(end, text) {
            let first = Array(text[..<end])
            let second = Array(text[end...].drop { tables.characters[UInt32($0)] & AddressCharacter.separator != 0 })
            guard holds(tables.cells.rule[cell] - 1, first.span), holds(tables.cells.rule[next] - 1, second.span) else {
                continue
            }
            split = AddressSplit(
                finding: findings.count - 1, fields: fields,
                texts: (String(decoding: first, as: UTF8.self), String(decoding: second, as: UTF8.self)))
            return
        }
    }

    /// A number is never cut in two.
    private func isBorder(_ end: Int, _ text: [UInt8]) -> Bool {
        !(0x30...0x39 ~= text[end] && 0x30...0x39 ~= text[end - 1])
    }

    /// Offers the split when nothing was given for its second field.
    mutating func suggestSplit() {
        guard let split, given & tables.bit(split.fields.second) == 0 else { return }
        suggest(
            [
                .init([
                    .init(tables.name(split.fields.first), split.texts.first),
                    .init(tables.name(split.fields.second), split.texts.second),
                ])
            ], for: split.finding)
    }
}
