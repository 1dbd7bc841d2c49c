extension MatchProgramTable {
    /// What a program asks of the first two symbols of a text, so that most texts need not be run through it.
    public struct Opening: Sendable, Equatable {
        /// The symbols at the first place: bit n stands for symbol n. All ones where a program asks nothing.
        public var first: UInt16 = ~0

        /// The symbols at the second place.
        public var second: UInt16 = ~0

        /// The number of symbols that a match takes, when nothing but these sets decides and there are no groups.
        public var length: Int?

        /// An opening that asks nothing.
        public init() {}
    }

    /// How a program begins.
    public func opening(_ program: Int) -> Opening {
        var opening = Opening()
        guard program >= 0, program < count else { return opening }
        let start = start(program)
        guard let (first, next) = step(from: [0], start) else { return opening }
        opening.first = first
        let second = step(from: next, start)
        if let second { opening.second = second.symbols }
        if isPlain(start, 1) { opening.length = 1 }
        if isPlain(start, 2) { opening.length = 2 }
        return opening
    }

    /// The symbols that these instructions may take next and where they lead; `nil` when they may end without one.
    private func step(from places: Set<Int>, _ start: Int) -> (symbols: UInt16, next: Set<Int>)? {
        var symbols: UInt16 = 0
        var next: Set<Int> = []
        var seen: Set<Int> = []
        var pending = Array(places)
        while let index = pending.popLast() {
            guard seen.insert(index).inserted else { continue }
            let word = Int(instructions.u16((start + index) * 2))
            let operand = word & 0xFFF
            switch word >> 12 {
            case Operation.symbols:
                symbols |= UInt16(operand)
                next.insert(index + 1)
            case Operation.split: pending += [index + 1, operand]
            case Operation.jump: pending.append(operand)
            case Operation.note: pending.append(index + 1)
            default: return nil
            }
        }
        return (symbols, next)
    }

    /// Whether a program takes this many symbols, one after the other, and ends.
    private func isPlain(_ start: Int, _ length: Int) -> Bool {
        (0...length).allSatisfy {
            Int(instructions.u16((start + $0) * 2)) >> 12 == ($0 < length ? Operation.symbols : Operation.accept)
        }
    }
}
