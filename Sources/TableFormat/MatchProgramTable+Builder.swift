extension MatchProgramTable {
    /// Compiles patterns to programs; equal patterns are one program.
    public struct Builder: Sendable {
        /// Why a pattern gives no program.
        public enum Failure: Error, Sendable, Equatable {
            /// More instructions than a 12-bit target reaches, or too many programs.
            case tooLarge
            /// More groups than a match reports.
            case tooManyGroups
        }

        private var programs: [[UInt16]] = []
        private var groups: [UInt8] = []
        private var known: [[UInt16]: Int] = [:]

        /// A builder without programs.
        public init() {}

        /// The number of programs.
        public var count: Int { programs.count }

        /// The number of the program of `pattern`.
        public mutating func add(_ pattern: MatchPattern) throws(Failure) -> Int {
            guard pattern.groupCount <= MatchProgramTable.maximumGroups else { throw .tooManyGroups }
            var assembly = Assembly()
            assembly.add(pattern)
            assembly.emit(Operation.accept)
            guard assembly.words.count < 1 << 12 else { throw .tooLarge }
            if let program = known[assembly.words] { return program }
            let total = programs.reduce(0) { $0 + $1.count } + assembly.words.count
            guard total < 1 << 16, programs.count < 1 << 15 else { throw .tooLarge }
            known[assembly.words] = programs.count
            programs.append(assembly.words)
            groups.append(UInt8(pattern.groupCount))
            return programs.count - 1
        }

        /// The section.
        public func build() -> [UInt8] {
            var out = ByteBuilder()
            out.u32(UInt32(programs.count))
            out.u32(UInt32(programs.reduce(0) { $0 + $1.count }))
            var start = 0
            for program in programs {
                out.u16(UInt16(start))
                start += program.count
            }
            out.u16(UInt16(start))
            out.append(contentsOf: groups)
            out.align(4)
            for program in programs { for word in program { out.u16(word) } }
            return out.bytes
        }
    }
}

/// The instructions of one program while they are written.
private struct Assembly {
    typealias Operation = MatchProgramTable.Operation

    var words: [UInt16] = []
    private var openedGroups = 0

    mutating func emit(_ operation: Int, _ operand: Int = 0) {
        words.append(UInt16(truncatingIfNeeded: operation << 12 | operand & 0xFFF))
    }

    /// Lets the instruction at `index` go to the next one that is written.
    private mutating func land(_ index: Int) {
        words[index] = words[index] & 0xF000 | UInt16(truncatingIfNeeded: words.count & 0xFFF)
    }

    mutating func add(_ pattern: MatchPattern) {
        switch pattern {
        case .symbols(let symbols): emit(Operation.symbols, Int(symbols & 0xFFF))
        case .sequence(let parts): for part in parts { add(part) }
        case .alternation(let choices): add(alternation: choices)
        case .repetition(let part, let minimum, let maximum): add(part, minimum, maximum)
        case .group(let part):
            let group = openedGroups
            openedGroups += 1
            emit(Operation.note, group * 2)
            add(part)
            emit(Operation.note, group * 2 + 1)
        case .end: emit(Operation.end)
        }
    }

    private mutating func add(alternation choices: [MatchPattern]) {
        var jumps: [Int] = []
        for (index, choice) in choices.enumerated() {
            guard index < choices.count - 1 else {
                add(choice)
                continue
            }
            let split = words.count
            emit(Operation.split)
            add(choice)
            jumps.append(words.count)
            emit(Operation.jump)
            land(split)
        }
        for jump in jumps { land(jump) }
    }

    private mutating func add(_ part: MatchPattern, _ minimum: Int, _ maximum: Int) {
        let group = openedGroups
        var splits: [Int] = []
        for turn in 0..<maximum {
            // Every turn notes the same groups, as a repeated group keeps its last match.
            openedGroups = group
            if turn >= minimum {
                splits.append(words.count)
                emit(Operation.split)
            }
            add(part)
        }
        openedGroups = group + part.groupCount
        for split in splits { land(split) }
    }
}

extension ImageBuilder {
    /// Adds a section of match programs.
    public mutating func add(_ tag: SectionTag, _ programs: MatchProgramTable.Builder) {
        add(tag, .matchPrograms, programs.build())
    }
}
