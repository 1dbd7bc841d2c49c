import TableFormat

extension StreetTables {
    /// Whether a line begins as a post office box or the like.
    func isNoStreet(_ text: StreetText) -> Bool {
        var match = StreetMatch(self, text)
        guard let end = match.longest(refused, from: 0) else { return false }
        return end == text.count || text.bytes[end] != 0x27
    }
}

extension StreetSplit {
    /// The end of a date in the name of a street: "rue du 8 mai 1945".
    mutating func endOfDate(from start: Int) -> Int? {
        guard tables.dated >= 0 else { return nil }
        for at in start..<max(text.count, start) where at == start || StreetText.isSeparator(text.bytes[at - 1]) {
            guard StreetText.isLetter(text.bytes[at]), let end = match.longest(tables.dated, from: at) else { continue }
            return end
        }
        return nil
    }

    /// Whether a range can be the whole name of a street. What is in doubt is none.
    ///
    /// - Parameters:
    ///   - isNumbered: whether it is a known kind of name that ends in a number.
    ///   - endsInName: whether the number follows it, so that a number at its end would be a second one.
    func isStreet(_ range: Range<Int>, isNumbered: Bool, endsInName: Bool) -> Bool {
        guard range.upperBound > range.lowerBound else { return false }
        let bytes = text.bytes[range]
        if bytes.contains(where: { $0 == 0x2C || $0 == StreetText.foreign }) { return false }
        if isNumbered { return true }
        if endsInName, let last = bytes.split(separator: 0x20).last, last.contains(where: StreetText.isDigit) {
            return false
        }
        let words = bytes.split { !(0x61...0x7A ~= $0) }
        guard let first = words.first, let last = words.last, words.contains(where: { $0.count > 1 }) else {
            return false
        }
        if endsInName {
            // "Rua A, 12": behind a comma a letter is the name.
            let isParted = range.upperBound < text.count && text.bytes[range.upperBound] == 0x2C
            if last.count == 1 && !isParted || tables.flags(of: last) & (StreetWord.notLast | StreetWord.notInside) != 0
            {
                return false
            }
        } else if tables.flags(of: first) & StreetWord.notAfterNumber != 0 {
            return false
        }
        return !words.dropFirst().contains { tables.flags(of: $0) & StreetWord.notInside != 0 }
    }
}
