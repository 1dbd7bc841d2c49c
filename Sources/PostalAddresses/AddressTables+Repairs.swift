import TableFormat

extension AddressTables {
    /// The one code that a single slip explains: a look-alike in one place, or a lost first digit. Nil when there is none,
    /// or more than one.
    func repair(_ code: CompactCode, in layout: Int) -> CompactCode? {
        var found: CompactCode?
        for candidate in candidates(code, in: layout) where candidate != found && verdict(candidate, in: layout).isExact
        {
            if found != nil { return nil }
            found = candidate
        }
        return found
    }

    /// The codes that differ from this one by a slip.
    private func candidates(_ code: CompactCode, in layout: Int) -> [CompactCode] {
        var candidates: [CompactCode] = []
        for row in 0..<lookAlikes.count {
            let letter = UInt8(truncatingIfNeeded: lookAlikes[row, Schema.LookAlikeColumn.letter.rawValue])
            let digit = UInt8(truncatingIfNeeded: lookAlikes[row, Schema.LookAlikeColumn.digit.rawValue])
            for index in 0..<code.count {
                if let other = code.exchanging(letter, digit, at: index) { candidates.append(other) }
            }
        }
        let pad = layouts[layout, .pad]
        if pad > 0, let padded = code.padded(UInt8(truncatingIfNeeded: pad)) { candidates.append(padded) }
        return candidates
    }

    /// The one country, of those with a layout of their own, that has codes of this form. Digits alone tell nothing: too many
    /// countries use them.
    func onlyCountry(with code: CompactCode, beside layout: Int) -> Int? {
        guard (0..<code.count).contains(where: { code[$0] >= 0x41 }) else { return nil }
        var found: Int?
        for other in 0..<layouts.count where other != layout {
            guard layouts.postalRoot[other] > 0, verdict(code, in: other).isExact else { continue }
            if found != nil { return nil }
            found = layouts[other, .code]
        }
        return found
    }
}
