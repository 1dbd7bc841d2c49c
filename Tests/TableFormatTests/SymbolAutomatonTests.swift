import TableFormat
import Testing

@Suite struct SymbolAutomatonTests {
    typealias Entry = SymbolAutomaton.Builder.Entry

    /// Compares the automaton with a matcher that follows the pattern itself, over random patterns and texts.
    @Test(arguments: 0..<40) func agreesWithThePatterns(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        var builder = SymbolAutomaton.Builder.digits
        var roots: [[Entry]] = []
        for _ in 0..<4 {
            let entries = (0..<Int.random(in: 1...5, using: &random)).map { label in
                Entry(
                    SymbolPattern.random(depth: 3, &random), label: UInt16(label),
                    lengths: Bool.random(using: &random) ? 0 : UInt64.random(in: 0...0xFF, using: &random))
            }
            #expect(try builder.addRoot(entries, maximumLength: 8) == roots.count)
            roots.append(entries)
        }
        let automaton = try SymbolAutomaton(TableImage(sections: [("auto", .automaton, builder.build())]), "auto")
        for (root, entries) in roots.enumerated() {
            for _ in 0..<400 {
                let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in Int.random(in: 0...3, using: &random)
                }
                let expected = entries.filter { entry in
                    entry.pattern.matches(text) && (entry.lengths == 0 || entry.lengths >> UInt64(text.count) & 1 == 1)
                }
                let digits = text.map { UInt8(0x30 + $0) }
                let state = digits.withUnsafeBufferPointer { automaton.walk(root, $0) }
                #expect(Array(automaton.labels(state)) == Set(expected.map(\.label)).sorted())
            }
        }
    }

    @Test func sharesSuffixesBetweenRoots() throws {
        let tail = SymbolPattern.repetition(.symbols(0x3FF), minimum: 6, maximum: 6)
        var builder = SymbolAutomaton.Builder.digits
        try builder.addRoot([Entry(.sequence([.symbols(1 << 1), tail]), label: 0)], maximumLength: 17)
        let alone = builder.stateCount
        try builder.addRoot([Entry(.sequence([.symbols(1 << 2), tail]), label: 0)], maximumLength: 17)
        #expect(builder.stateCount == alone + 1)
    }

    @Test func keepsRowsOnlyWhereSymbolsDiffer() throws {
        let tail = SymbolPattern.repetition(.symbols(0x3FF), minimum: 6, maximum: 6)
        var builder = SymbolAutomaton.Builder.digits
        try builder.addRoot([Entry(.sequence([.symbols(0b110), tail]), label: 0)], maximumLength: 17)
        let bytes = builder.build()
        // The dead state and the start have rows; the seven states behind the first digit have none.
        #expect(bytes[4..<8] == [9, 0, 0, 0] && bytes[20..<24] == [2, 0, 0, 0])
    }

    @Test func walksTogetherAsItWalksStepByStep() throws {
        var random = SeededGenerator(7)
        var builder = SymbolAutomaton.Builder.digits
        let anyDigit = SymbolPattern.symbols(0x3FF)
        for (label, end) in [1, 2, 5].enumerated() {
            // Tails that run together, some with a label on their way.
            try builder.addRoot(
                [
                    Entry(.sequence([.symbols(0b10), .repetition(anyDigit, minimum: end, maximum: 6)]), label: 0),
                    Entry(.sequence([.symbols(0b100), .repetition(anyDigit, minimum: 6, maximum: 6)]), label: 0),
                    Entry(.repetition(anyDigit, minimum: 3, maximum: 3), label: UInt16(label)),
                ], maximumLength: 8)
        }
        let automaton = try SymbolAutomaton(TableImage(sections: [("auto", .automaton, builder.build())]), "auto")
        for _ in 0..<2000 {
            let root = automaton.root(Int.random(in: 0...3, using: &random))
            let digits = (0..<Int.random(in: 0...9, using: &random)).map { _ in UInt8.random(in: 0...9, using: &random)
            }
            let state = digits.reduce(root) { automaton.next($0, digit: $1) }
            #expect(automaton.walk(from: root, count: digits.count) { digits[$0] } == state)
            #expect(digits.reduce(root) { automaton.next($0, Int($1)) } == state)
            #expect(automaton.next(state, digit: 10) == 0)
        }
    }

    /// States that claim more steps than there are must not be read.
    @Test func refusesTailsThatLeadTooFar() throws {
        var builder = SymbolAutomaton.Builder.digits
        let tail = SymbolPattern.repetition(.symbols(0x3FF), minimum: 3, maximum: 3)
        try builder.addRoot([Entry(.sequence([.symbols(1), tail]), label: 0)], maximumLength: 17)
        let bytes = builder.build()
        // Head and alphabet, a root, two rows, six labels; then 3, 2, 1, 0 steps.
        let steps = 24 + 256 + 4 + 2 * 20 + 6 * 2
        #expect(bytes[steps..<steps + 4] == [3, 2, 1, 0])
        for place in 0..<4 {
            var damaged = bytes
            damaged[steps + place] += 1
            #expect(throws: TableError.self) {
                let image = try TableImage(sections: [("auto", .automaton, damaged)])
                _ = try SymbolAutomaton(image, "auto")
            }
        }
    }

    @Test func dropsALabelWhoseConditionFails() throws {
        var builder = SymbolAutomaton.Builder.digits
        try builder.addRoot(
            [Entry(.symbols(0b11), label: 0), Entry(.symbols(0b110), label: 1, requires: 0)], maximumLength: 3)
        let automaton = try SymbolAutomaton(TableImage(sections: [("auto", .automaton, builder.build())]), "auto")
        let labels = ["0", "1", "2"].map { digit in
            Array(automaton.labels(Array(digit.utf8).withUnsafeBufferPointer { automaton.walk(0, $0) }))
        }
        #expect(labels == [[0], [0, 1], []])
    }

    @Test func diesOutsideItsAlphabet() throws {
        var builder = SymbolAutomaton.Builder.digits
        try builder.addRoot([Entry(.symbols(1), label: 0)], maximumLength: 1)
        let automaton = try SymbolAutomaton(TableImage(sections: [("auto", .automaton, builder.build())]), "auto")
        #expect(automaton.next(automaton.root(0), 10) == 0)
        #expect(automaton.next(automaton.root(0), -1) == 0)
        #expect(automaton.root(1) == 0)
        #expect(automaton.symbol(0x41) == nil)
    }
}

extension SymbolPattern {
    static func random(depth: Int, _ random: inout SeededGenerator) -> SymbolPattern {
        let parts = { (random: inout SeededGenerator) in
            (0..<Int.random(in: 1...3, using: &random)).map { _ in SymbolPattern.random(depth: depth - 1, &random) }
        }
        switch depth == 0 ? 0 : Int.random(in: 0...3, using: &random) {
        case 0: return .symbols(UInt64.random(in: 1...0xF, using: &random))
        case 1: return .sequence(parts(&random))
        case 2: return .alternation(parts(&random))
        default:
            let minimum = Int.random(in: 0...2, using: &random)
            return .repetition(
                .random(depth: depth - 1, &random), minimum: minimum,
                maximum: minimum + Int.random(in: 0...2, using: &random))
        }
    }

    func matches(_ text: [Int]) -> Bool { ends(text, 0).contains(text.count) }

    /// Where a match that starts at `start` can end.
    private func ends(_ text: [Int], _ start: Int) -> Set<Int> {
        switch self {
        case .symbols(let set):
            return start < text.count && set >> UInt64(text[start]) & 1 == 1 ? [start + 1] : []
        case .sequence(let parts):
            return parts.reduce([start]) { from, part in Set(from.flatMap { part.ends(text, $0) }) }
        case .alternation(let choices):
            return Set(choices.flatMap { $0.ends(text, start) })
        case .repetition(let part, let minimum, let maximum):
            var here: Set<Int> = [start]
            var found: Set<Int> = minimum == 0 ? here : []
            for count in stride(from: 1, through: maximum, by: 1) {
                here = Set(here.flatMap { part.ends(text, $0) })
                if count >= minimum { found.formUnion(here) }
            }
            return found
        }
    }
}
