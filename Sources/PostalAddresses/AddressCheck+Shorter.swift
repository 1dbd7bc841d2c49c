import TableFormat

extension AddressCheck {
    /// Proposes what a field takes of a refused text: the text without signs around it ("-II"), with shorter words for
    /// longer ones ("3 hoog achter"), and without zeros before it ("012"). Whether there is such a text.
    mutating func proposeText(_ text: [UInt8], _ cell: Int, _ root: Int) -> Bool {
        var proposal = bare(text)
        if !tables.holds(root, proposal.span) { proposal = bare(shortened(proposal, cell)) }
        if !tables.holds(root, proposal.span) { proposal = Array(proposal.drop { $0 == UInt8(ascii: "0") }) }
        guard tables.holds(root, proposal.span) else { return false }
        let value = String(decoding: proposal, as: UTF8.self)
        suggest([.init(field: tables.name(tables.cells.field[cell]), value: value)], for: findings.count - 1)
        return true
    }

    /// A text without the signs at its ends.
    private func bare(_ text: [UInt8]) -> [UInt8] {
        let isSign = { (byte: UInt8) in
            byte < 0x80 && !StreetText.isDigit(byte) && !StreetText.isLetter(byte | 0x20)
        }
        let rest = text.drop(while: isSign)
        return Array(rest.prefix((rest.lastIndex { !isSign($0) } ?? rest.startIndex - 1) - rest.startIndex + 1))
    }

    /// A text with the words of the table in place of longer ones, each once.
    private func shortened(_ text: [UInt8], _ cell: Int) -> [UInt8] {
        guard text.count <= StreetSchema.maximumPiece else { return text }
        var text = text
        for row in tables.cells.insteads[cell, of: tables.insteads.count] {
            func column(_ column: AddressSchema.InsteadColumn) -> UnsafeBufferPointer<UInt8> {
                tables.text.utf8(tables.insteads[row, column.rawValue])
            }
            guard let place = place(of: column(.words), in: text) else { continue }
            var start = place.lowerBound
            while start > 0, StreetText.isSeparator(text[start - 1]) { start -= 1 }
            text.replaceSubrange(start..<place.upperBound, with: column(.text))
        }
        return text
    }

    /// Where words in small letters stand in a text by themselves.
    private func place(of words: UnsafeBufferPointer<UInt8>, in text: [UInt8]) -> Range<Int>? {
        guard words.count > 0, words.count <= text.count else { return nil }
        let lowered = text.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : StreetText.isSeparator($0) ? 0x20 : $0 }
        return (0...text.count - words.count).lazy.map { $0..<$0 + words.count }.first { place in
            let isInWord =
                place.lowerBound > 0 && StreetText.isLetter(lowered[place.lowerBound - 1])
                || place.upperBound < text.count && StreetText.isLetter(lowered[place.upperBound])
            return !isInWord && lowered[place].elementsEqual(words)
        }
    }
}
