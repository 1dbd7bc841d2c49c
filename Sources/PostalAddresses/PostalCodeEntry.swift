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

    /// Right but for letters, a first part, or a form of old.
    var isNear: Bool { isPartial || isObsolete || hasUnusedLetter }

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

    /// The code as it is, or with a country prefix cut, when that is one of the country.
    @inline(__always)
    func known(_ code: CompactCode, in layout: Int) -> CompactCode? {
        verdict(code, in: layout).isExact ? code : cuttingAny(code, in: layout)
    }

    /// The same with the letters of the country whose plan the codes are of: DK-3900 in Greenland.
    private func cuttingAny(_ code: CompactCode, in layout: Int) -> CompactCode? {
        if code.isDigits { return nil }
        if let rest = cutting(code, in: layout) { return rest }
        guard let plan = facts[layout].plan else { return nil }
        return cutting(code, plan.prefixes) { verdict($0, in: layout).isExact }
    }

    /// What follows the letters of the country, where a code was meant behind them: 0110 of LT-0110, O100 of VCO100.
    func behindOwnLetters(_ code: CompactCode, _ text: [UInt8], in layout: Int) -> CodeInText? {
        for row in [facts[layout].prefixes, facts[layout].plan?.prefixes ?? 0..<0].joined() {
            let prefix = self.text.utf8(prefixes[row])
            guard code.starts(with: prefix), code.count > prefix.count else { continue }
            let rest = code.dropping(prefix.count)
            guard prefix.count > 1 ? rest.hasDigit : rest[0] < 0x41 else { continue }
            var left = prefix.count
            let behind = text.drop { byte in
                let isSymbol = EnvelopeWord.isAlphanumeric(byte)
                defer { if isSymbol { left -= 1 } }
                return left > 0 || !isSymbol
            }
            return CodeInText(code: rest, rest: Array(behind))
        }
        return nil
    }

    /// Whether the country sets its codes so that this many symbols stand in the last group.
    func hasGroup(_ symbols: Int, _ code: CompactCode, in layout: Int) -> Bool {
        guard verdict(code, in: layout).isExact else { return false }
        return symbols < code.count && lastGroup(of: code, in: layout) == symbols
    }

    /// The code with a country prefix cut, when the whole is no code and the rest is one: D-10115, but not IM9 4LY.
    func cutting(_ code: CompactCode, in layout: Int) -> CompactCode? {
        cutting(code, facts[layout].prefixes) { verdict($0, in: layout).isExact }
    }

    @inline(__always)
    private func cutting(_ code: CompactCode, _ rows: Range<Int>, _ isCode: (CompactCode) -> Bool) -> CompactCode? {
        for row in rows {
            let prefix = text.utf8(prefixes[row])
            guard code.starts(with: prefix) else { continue }
            let rest = code.dropping(prefix.count)
            if isCode(rest) { return rest }
        }
        return nil
    }

    /// Whether a code is one of the country that its beginning belongs to.
    func isElsewhere(_ code: CompactCode, in layout: Int) -> Bool {
        guard let other = otherCountry(code, layout), let there = country(packed: other)?.layout else { return false }
        return verdict(code, in: there).isExact
    }

    /// The country that a code which begins so belongs to, when it is another.
    func otherCountry(_ code: CompactCode, _ layout: Int) -> Int? {
        for row in facts[layout].others where others.holds(code, row) { return others.target[row] }
        return nil
    }
}
