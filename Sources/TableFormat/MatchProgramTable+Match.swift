extension MatchProgramTable {
    /// Where a program matched at the start of a text.
    public struct Match: Sendable, Equatable {
        /// The number of symbols it took.
        public let length: Int

        /// For each group a start byte and an end byte, lowest first; all ones where a group took no part.
        private let places: UInt64

        /// A match; without places, no group took part.
        public init(length: Int, places: UInt64 = ~0) {
            self.length = length
            self.places = places
        }

        /// The symbols of a group, counted from 0; `nil` when it took no part.
        public func group(_ index: Int) -> Range<Int>? {
            guard index >= 0, index < MatchProgramTable.maximumGroups else { return nil }
            let start = Int(places >> UInt64(index * 16) & 0xFF)
            let end = Int(places >> UInt64(index * 16 + 8) & 0xFF)
            return start <= end && end != 0xFF ? start..<end : nil
        }
    }

    /// Runs a program at the start of a text of symbols; the first way through in the order of the pattern wins.
    /// Texts of 255 symbols and more match nothing.
    public func match(_ program: Int, _ text: UnsafeBufferPointer<UInt8>) -> Match? {
        guard program >= 0, program < count, text.count < 0xFF else { return nil }
        var run = Run(instructions: instructions, start: start(program), text: text)
        return run.go(0, 0, ~0, depth: 0)
    }
}

/// One run of a program over one text.
private struct Run {
    typealias Operation = MatchProgramTable.Operation

    /// Programs from outside could be made to take exponential time; ours need a few dozen steps.
    static let maximumSteps = 1 << 14
    static let maximumDepth = 128

    let instructions: TableBytes
    let start: Int
    let text: UnsafeBufferPointer<UInt8>
    var steps = 0

    init(instructions: TableBytes, start: Int, text: UnsafeBufferPointer<UInt8>) {
        self.instructions = instructions
        self.start = start
        self.text = text
    }

    mutating func go(_ index: Int, _ position: Int, _ places: UInt64, depth: Int) -> MatchProgramTable.Match? {
        var (index, position, places) = (index, position, places)
        while true {
            steps += 1
            guard steps < Run.maximumSteps else { return nil }
            let word = Int(instructions.u16((start + index) * 2))
            let operand = word & 0xFFF
            switch word >> 12 {
            case Operation.symbols:
                guard position < text.count, operand >> Int(text[position] & 0xF) & 1 == 1 else { return nil }
                position += 1
            case Operation.split:
                guard depth < Run.maximumDepth else { return nil }
                if let match = go(index + 1, position, places, depth: depth + 1) { return match }
                index = operand
                continue
            case Operation.jump:
                index = operand
                continue
            case Operation.note:
                let shift = UInt64(operand * 8)
                places = places & ~(0xFF << shift) | UInt64(position) << shift
            case Operation.end:
                guard position == text.count else { return nil }
            default:
                return MatchProgramTable.Match(length: position, places: places)
            }
            index += 1
        }
    }
}
