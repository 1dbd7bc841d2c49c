import TableFormat

/// Takes a line apart by the style of a country.
struct StreetSplit {
    let style: Int
    var match: StreetMatch
    var tables: StreetTables { match.tables }
    var text: StreetText { match.text }

    init(_ tables: StreetTables, style: Int, _ text: StreetText) {
        self.style = style
        match = StreetMatch(tables, text)
    }

    /// What was found: where the name of the street stands, and the other pieces in their order.
    struct Found {
        let street: Range<Int>
        let pieces: [StreetMatch.Piece]
    }

    /// The pieces of a line, or nil when it has no number, or could be read in two ways.
    mutating func found() -> Found? {
        guard !tables.isNoStreet(text) else { return nil }
        let before = tables.run(style, .beforeStart, .beforeCount)
        if before.isEmpty { return tail(after: 0, pieces: []) }
        for form in before {
            let text = text
            let end = match.end(of: form, from: 0) { end in
                end > 0 && end < text.count && !StreetText.isSeparator(text.bytes[end])
                    && StreetText.isSeparator(text.bytes[end - 1])
            }
            guard let end else { continue }
            let pieces = match.pieces
            if let found = tail(after: end, pieces: pieces) { return found }
        }
        return nil
    }

    /// The pieces of a text that begins with the number: what is in a field for the number alone.
    mutating func number() -> [StreetMatch.Piece]? {
        for form in tables.run(style, .afterStart, .afterCount) {
            let count = text.count
            if match.end(of: form, from: 0, where: { $0 == count }) != nil { return match.pieces }
        }
        return nil
    }

    /// Looks for the end of the name that begins at `start`.
    private mutating func tail(after start: Int, pieces: [StreetMatch.Piece]) -> Found? {
        let after = tables.run(style, .afterStart, .afterCount)
        let numbered = tables[style, .numbered] &- 1
        let isAfter = start == 0
        // What belongs to a name that ends in a number is not looked at: "Plein 1944 12" has number 12.
        let known = numbered < 0 ? nil : match.longest(numbered, from: start)
        let name = [known, endOfDate(from: start)].compactMap(\.self).max()
        let count = text.count
        for place in places(from: max(start, name ?? 0)) {
            for form in after {
                guard match.end(of: form, from: place, where: { $0 == count }) != nil else { continue }
                let street = trimmed(start..<place)
                guard isStreet(street, isNumbered: name == street.upperBound, endsInName: isAfter) else { continue }
                return Found(street: street, pieces: pieces + match.pieces)
            }
        }
        return nil
    }

    /// Where a number or another piece may begin, and the end of the line.
    private func places(from start: Int) -> [Int] {
        var places: [Int] = []
        var at = max(start, text.count - StreetSchema.maximumPiece, 1)
        while at < text.count {
            let (before, here) = (text.bytes[at - 1], text.bytes[at])
            let isNumber = StreetText.isDigit(here)
            // "Beispielstr.12"
            let isAfterStop = before == 0x2E && isNumber && at > 1 && StreetText.isLetter(text.bytes[at - 2])
            if StreetText.isSeparator(before) || isAfterStop, !StreetText.isSeparator(here) { places.append(at) }
            // A piece may begin with what parts it from the name: ", Apt 4".
            if before != 0x20, here == 0x20 || here == 0x2C { places.append(at) }
            at += 1
        }
        return places + [text.count]
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, StreetText.isSeparator(text.bytes[end - 1]) { end -= 1 }
        return range.lowerBound..<end
    }
}
