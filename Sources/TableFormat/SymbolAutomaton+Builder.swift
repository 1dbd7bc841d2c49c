extension SymbolAutomaton {
    /// Turns patterns into one minimised automaton: each root by subset construction, all of them hash-consed together.
    ///
    /// A state is keyed by its labels and its successors, built from the ends backwards, so equal suffixes are one state
    /// whatever root they were reached from.
    public struct Builder: Sendable {
        /// One pattern of a root.
        public struct Entry: Sendable {
            /// What the texts look like.
            public var pattern: SymbolPattern
            /// What is said of them.
            public var label: UInt16

            /// Bit n set: texts of n symbols count. 0 means that any length does.
            public var lengths: UInt64

            /// A label that must hold as well, or this one does not.
            public var requires: UInt16?

            /// Makes an entry.
            public init(_ pattern: SymbolPattern, label: UInt16, lengths: UInt64 = 0, requires: UInt16? = nil) {
                self.pattern = pattern
                self.label = label
                self.lengths = lengths
                self.requires = requires
            }
        }

        /// Why patterns do not fit in an automaton.
        public enum Failure: Error, Sendable, Equatable {
            /// More states, label sets or roots than a 16-bit number names.
            case tooLarge
        }

        struct StateKey: Hashable {
            let labelSet: Int
            let row: [UInt16]
        }

        let symbolCount: Int
        let alphabet: [UInt8]
        var roots: [UInt16] = []
        var rows: [[UInt16]] = []
        var stateLabels: [Int] = [0]
        var known: [StateKey: UInt16] = [:]

        /// The sets of labels so far, by the numbers that states have them under.
        package internal(set) var labelSets: [[UInt16]] = [[]]

        var knownLabelSets: [[UInt16]: Int] = [[]: 0]

        /// An alphabet of at most 64 symbols, each given by the bytes that stand for it.
        public init(alphabet symbols: [[UInt8]]) {
            precondition(symbols.count <= SymbolAutomaton.maximumSymbols)
            symbolCount = max(symbols.count, 1)
            var alphabet = [UInt8](repeating: 0, count: SymbolAutomaton.alphabetSize)
            for (symbol, bytes) in symbols.enumerated() {
                for byte in bytes { alphabet[Int(byte)] = UInt8(symbol + 1) }
            }
            self.alphabet = alphabet
            rows.append([UInt16](repeating: 0, count: symbolCount))
        }

        /// The ten ASCII digits.
        public static var digits: Builder { Builder(alphabet: (0x30...0x39).map { [UInt8($0)] }) }

        /// The number of states so far, the dead one included.
        public var stateCount: Int { rows.count }

        /// The bytes of the section.
        public func build() -> [UInt8] {
            let order = Order(rows)
            var out = ByteBuilder()
            for value in [
                symbolCount, order.states.count, roots.count, labelSets.count, labelSets.reduce(0) { $0 + $1.count },
                order.rowCount,
            ] {
                out.u32(UInt32(value))
            }
            out.append(contentsOf: alphabet)
            for root in roots { out.u16(order.numbers[Int(root)]) }
            out.align(4)
            for state in order.states.prefix(order.rowCount) {
                for next in rows[state] { out.u16(order.numbers[Int(next)]) }
            }
            for state in order.states { out.u16(UInt16(stateLabels[state])) }
            out.append(contentsOf: order.steps)
            out.align(4)
            var offset = 0
            for set in labelSets {
                out.u32(UInt32(offset))
                offset += set.count
            }
            out.u32(UInt32(offset))
            for set in labelSets { for label in set { out.u16(label) } }
            return out.bytes
        }
    }
}

extension ImageBuilder {
    /// Adds an automaton.
    public mutating func add(_ tag: SectionTag, _ automaton: SymbolAutomaton.Builder) {
        add(tag, .automaton, automaton.build())
    }
}
