import TableFormat

/// The postal code of an address as far as the checks between fields need it.
struct PostalCodeEntry {
    /// The code, once it is one of the country.
    var code: CompactCode?
    var entry = 0

    /// Length of the value in bytes.
    var length = 0
}

/// What the patterns of a layout say about a code.
struct PostalVerdict {
    let isExact: Bool
    let isPartial: Bool
    let isObsolete: Bool

    /// Right but for a letter that is never used in its place.
    let hasUnusedLetter: Bool

    init(_ labels: SymbolAutomaton.LabelSet) {
        let isExcepted = labels.contains(PostalLabel.exceptPrefix)
        let hasBadEnd = labels.contains(PostalLabel.exceptSuffix)
        isExact = labels.contains(PostalLabel.exact) && !isExcepted && !hasBadEnd
        isPartial = labels.contains(PostalLabel.partial) && !isExcepted
        isObsolete = labels.contains(PostalLabel.obsolete)
        hasUnusedLetter = labels.contains(PostalLabel.shape) && !isExcepted && !isExact
    }
}

extension AddressTables {
    func verdict(_ code: CompactCode, in layout: Int) -> PostalVerdict {
        var state = patterns.root(layouts.postalRoot[layout] &- 1)
        for index in 0..<code.count {
            guard state != 0, let symbol = patterns.symbol(code[index]) else {
                state = 0
                break
            }
            state = patterns.next(state, symbol)
        }
        return PostalVerdict(patterns.labels(state))
    }

    /// The code with a country prefix cut, when the whole is no code and the rest is one: D-10115, but not IM9 4LY.
    func cutting(_ code: CompactCode, in layout: Int) -> CompactCode? {
        for row in layouts.prefixes[layout, of: prefixes.count] {
            let prefix = text.utf8(prefixes[row])
            guard code.starts(with: prefix) else { continue }
            let rest = code.dropping(prefix.count)
            if verdict(rest, in: layout).isExact { return rest }
        }
        return nil
    }

    /// The country that a code of this country's pattern belongs to, when it is another.
    func otherCountry(_ code: CompactCode, _ layout: Int) -> Int? {
        let row = layouts.others[layout, of: others.count].first { others.holds(code, $0) }
        return row.map { others.target[$0] }
    }
}
