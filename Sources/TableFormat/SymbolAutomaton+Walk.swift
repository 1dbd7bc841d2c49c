extension SymbolAutomaton {
    /// One step; dead for a symbol outside the alphabet.
    @inlinable
    public func next(_ state: State, _ symbol: Int) -> State {
        guard symbol >= 0, symbol < symbolCount else { return 0 }
        let state = Int(state)
        return state < rowCount ? rows.u16((state &* symbolCount &+ symbol) &* 2) : later(state, 1)
    }

    /// Whether the alphabet has ten symbols, so that `next(_:digit:)` and `walk(from:count:digit:)` can be used.
    public var isDecimal: Bool { symbolCount == 10 }

    /// One step in an automaton over the ten digits, dead for a larger symbol.
    @inlinable @inline(__always)
    public func next(_ state: State, digit: UInt8) -> State {
        guard digit < 10 else { return 0 }
        let state = Int(state)
        return state < rowCount ? entry(state, digit) : later(state, 1)
    }

    /// A walk of `count` steps in an automaton over the ten digits; dead when no pattern goes on.
    /// - Parameter digit: the digit at a place, as a value. It must be below 10 at every place: those in a tail are not
    ///   looked at.
    @inlinable @inline(__always)
    public func walk(from start: State, count: Int, digit: (Int) -> UInt8) -> State {
        var state = Int(start)
        var place = 0
        while state < rowCount {
            guard place < count else { return State(truncatingIfNeeded: state) }
            state = Int(entry(state, digit(place)))
            guard state != 0 else { return 0 }
            place &+= 1
        }
        return later(state, count &- place)
    }

    /// Walks a whole text; dead as soon as a byte is outside the alphabet or no pattern goes on.
    @inlinable
    public func walk(_ root: Int, _ text: UnsafeBufferPointer<UInt8>) -> State {
        var state = self.root(root)
        for byte in text {
            guard state != 0, let symbol = symbol(byte) else { return 0 }
            state = next(state, symbol)
        }
        return state
    }

    /// What a row of ten holds. A walk is a chain of loads that wait for each other, and this one is shorter because the
    /// length of a row is known.
    @inlinable @inline(__always)
    func entry(_ state: Int, _ digit: UInt8) -> State {
        let entry = UInt(bitPattern: state) &* 10 &+ UInt(digit)
        guard digit < 10, entry < UInt(bitPattern: rows.count) >> 1 else { return 0 }
        return State(
            littleEndian: rows.base.loadUnaligned(fromByteOffset: Int(bitPattern: entry &* 2), as: UInt16.self))
    }

    /// The state that is so many steps behind one without a row.
    @inlinable @inline(__always)
    func later(_ state: Int, _ count: Int) -> State {
        count <= Int(steps.u8(state &- rowCount)) ? State(truncatingIfNeeded: state &+ count) : 0
    }
}
