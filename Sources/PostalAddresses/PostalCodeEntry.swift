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
struct PostalVerdict: Sendable {
    let isExact: Bool
    let isPartial: Bool
    let isObsolete: Bool

    /// Right but for a letter that is never used in its place.
    let hasUnusedLetter: Bool

    init(_ labels: Range<Int>, of patterns: SymbolAutomaton) {
        func holds(_ label: UInt16) -> Bool { patterns.contains(label, at: labels) }
        let isExcepted = holds(PostalLabel.exceptPrefix)
        isExact = holds(PostalLabel.exact) && !isExcepted && !holds(PostalLabel.exceptSuffix)
        isPartial = holds(PostalLabel.partial) && !isExcepted
        isObsolete = holds(PostalLabel.obsolete)
        hasUnusedLetter = holds(PostalLabel.shape) && !isExcepted && !isExact
    }

    /// Those of every set of labels, and of one at least.
    static func all(of patterns: SymbolAutomaton) -> [PostalVerdict] {
        var all: [PostalVerdict] = []
        for set in 0..<max(patterns.labelSetCount, 1) {
            all.append(PostalVerdict(patterns.labelPlaces(set), of: patterns))
        }
        return all
    }
}

extension AddressTables {
    func verdict(_ code: CompactCode, in layout: Int) -> PostalVerdict {
        var state = facts[layout].postalRoot
        for index in 0..<code.count {
            guard state != 0, let symbol = patterns.symbol(code[index]) else {
                state = 0
                break
            }
            state = patterns.next(state, symbol)
        }
        return verdict(state)
    }

    func verdict(_ state: SymbolAutomaton.State) -> PostalVerdict {
        let set = patterns.labelSet(state)
        return verdicts[set < verdicts.count ? set : 0]
    }

    /// The code with a country prefix cut, when the whole is no code and the rest is one: D-10115, but not IM9 4LY.
    func cutting(_ code: CompactCode, in layout: Int) -> CompactCode? {
        for row in facts[layout].prefixes {
            let prefix = text.utf8(prefixes[row])
            guard code.starts(with: prefix) else { continue }
            let rest = code.dropping(prefix.count)
            if verdict(rest, in: layout).isExact { return rest }
        }
        return nil
    }

    /// The country that a code of this country's pattern belongs to, when it is another.
    func otherCountry(_ code: CompactCode, _ layout: Int) -> Int? {
        for row in facts[layout].others where others.holds(code, row) { return others.target[row] }
        return nil
    }
}
