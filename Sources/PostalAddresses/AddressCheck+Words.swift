import TableFormat

extension AddressCheck {
    /// A house number without the word for it and with a plain hyphen in a range: "nr. 12", "12 – 14".
    func plainNumber(_ text: [UInt8], _ cell: Int) -> [UInt8]? {
        guard tables.cells.field[cell] == tables.numberField, let country,
            let parts = tables.splitNumber(text, country.packed), let number = parts.houseNumber,
            parts == StreetParts(street: "", houseNumber: number)
        else { return nil }
        return Array(number.utf8)
    }
}

extension AddressTables {
    /// What follows a word that stands before the value without a space: "bus3". One letter may be part of the value.
    func withoutJoinedWord(_ value: Span<UInt8>, _ cell: Int) -> [UInt8]? {
        guard 1...StreetSchema.maximumPiece ~= value.count, !StreetText.isDigit(value[0]) else { return nil }
        if cells.strips[cell, of: strips.count].isEmpty { return nil }
        var end = 0
        while end < value.count, !StreetText.isDigit(value[end]) { end += 1 }
        guard end > 1, end < value.count else { return nil }
        let isWord = isWord((0..<end).map { value[$0] }, before: cell, shortest: 2)
        return isWord ? (end..<value.count).map { value[$0] } : nil
    }

    /// Whether a text is one of the words that may stand before the value of a field, such as "bus" before a box.
    func isWord(_ text: [UInt8], before cell: Int, shortest: Int = 1) -> Bool {
        withFolded(text.span) { folded in
            folded.count >= shortest
                && cells.strips[cell, of: strips.count].contains { folded.isSame(as: self.text.utf8(strips[$0])) }
        }
    }
}
