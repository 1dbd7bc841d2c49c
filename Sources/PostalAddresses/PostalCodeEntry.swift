import TableFormat

/// The postal code of an address as far as the checks between fields need it.
struct PostalCodeEntry {
    /// The code, once it is one of the country.
    var code: CompactCode?
    var entry = 0

    /// Length of the value in bytes.
    var length = 0
}

/// What the patterns of a layout say about a code: its labels as bits.
struct PostalVerdict: Sendable {
    private let bits: UInt64

    init(_ bits: UInt64) { self.bits = bits }

    @inline(__always)
    static func bit(_ label: UInt16) -> UInt64 { 1 << UInt64(label & 63) }

    var isExact: Bool {
        let excepted = Self.bit(PostalLabel.exceptPrefix) | Self.bit(PostalLabel.exceptSuffix)
        return bits & (Self.bit(PostalLabel.exact) | excepted) == Self.bit(PostalLabel.exact)
    }
    var isPartial: Bool { holds(PostalLabel.partial) && !holds(PostalLabel.exceptPrefix) }
    var isObsolete: Bool { holds(PostalLabel.obsolete) }

    /// Right but for a letter that is never used in its place.
    var hasUnusedLetter: Bool { holds(PostalLabel.shape) && !holds(PostalLabel.exceptPrefix) && !isExact }

    private func holds(_ label: UInt16) -> Bool { bits & Self.bit(label) != 0 }
}

extension AddressTables {
    /// Whether a text is what a pattern asks for.
    func holds(_ root: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let places = patterns.labelPlaces(patterns.labelSet(patterns.walk(root, text)))
        return patterns.contains(PostalLabel.exact, at: places)
    }

    func verdict(_ code: CompactCode, in layout: Int) -> PostalVerdict {
        let root = facts[layout].postalRoot
        let state = code.withSymbols { symbols -> SymbolAutomaton.State in
            var state = root
            for byte in symbols {
                guard state != 0, let symbol = patterns.symbol(byte) else { return 0 }
                state = patterns.next(state, symbol)
            }
            return state
        }
        return verdict(state)
    }

    func verdict(_ state: SymbolAutomaton.State) -> PostalVerdict {
        let places = patterns.labelPlaces(patterns.labelSet(state))
        // Labels differ and have a bit each: a damaged image may say that there are more.
        let end = places.lowerBound + min(places.count, UInt64.bitWidth)
        var bits: UInt64 = 0
        for place in places.lowerBound..<end { bits |= PostalVerdict.bit(patterns.label(at: place)) }
        return PostalVerdict(bits)
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
