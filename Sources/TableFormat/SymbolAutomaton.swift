/// A minimised, acyclic automaton over a small alphabet whose end states carry sets of labels.
///
/// Over the ten digits it is the digit automaton of the numbering plans; over letters and digits it holds postal codes. All
/// roots share their suffixes. State 0 is the dead state.
///
/// Most patterns end in symbols that may be any, such as the last digits of a number. The states of such tails have no rows:
/// they have consecutive numbers behind the states with rows, each step leads to the next number whatever the symbol, and
/// for each of them stands how many steps there are. So the rest of a walk is one addition.
/// ```
/// automaton = symbol count u32, state count u32, root count u32, label set count u32, label count u32, row count u32,
///             symbol of byte u8 * 256 (0: none, else symbol + 1),
///             root u16 * root count, padded to 4,
///             next state u16 * symbol count * row count,
///             label set u16 * state count,
///             steps u8 * (state count - row count), padded to 4,
///             label offset u32 * (label set count + 1), label u16 * label count
/// ```
/// Label set 0 is empty. Labels of a set ascend.
public struct SymbolAutomaton: Sendable {
    /// A state; 0 is dead.
    public typealias State = UInt16

    @usableFromInline static var headSize: Int { 24 }
    static let alphabetSize = 256
    static let maximumSymbols = 64

    @usableFromInline let bytes: TableBytes
    @usableFromInline package let symbolCount: Int
    @usableFromInline let stateCount: Int

    /// The states from this number on have no rows.
    @usableFromInline let rowCount: Int

    /// The number of roots.
    public let rootCount: Int

    /// The number of different sets of labels.
    public let labelSetCount: Int
    let labelCount: Int
    @usableFromInline let roots: Int
    @usableFromInline let rows: TableBytes
    @usableFromInline let stateLabels: Int
    @usableFromInline let steps: TableBytes
    @usableFromInline let labelOffsets: Int
    @usableFromInline let labels: Int

    init(_ bytes: TableBytes) {
        self.bytes = bytes
        symbolCount = min(Int(bytes.u32(0)), SymbolAutomaton.maximumSymbols)
        stateCount = min(Int(bytes.u32(4)), 1 << 16)
        rootCount = min(Int(bytes.u32(8)), 1 << 16)
        labelSetCount = min(Int(bytes.u32(12)), 1 << 16)
        labelCount = Int(bytes.u32(16))
        rowCount = min(Int(bytes.u32(20)), stateCount)
        roots = SymbolAutomaton.headSize + SymbolAutomaton.alphabetSize
        let rowStart = (roots + rootCount * 2 + 3) & ~3
        rows = bytes.slice(rowStart, symbolCount * rowCount * 2)
        stateLabels = rowStart + symbolCount * rowCount * 2
        let stepStart = stateLabels + stateCount * 2
        steps = bytes.slice(stepStart, stateCount - rowCount)
        labelOffsets = (stepStart + stateCount - rowCount + 3) & ~3
        labels = labelOffsets + (labelSetCount + 1) * 4
    }

    /// Reads the section of this tag.
    public init(_ image: TableImage, _ tag: SectionTag) throws(TableError) {
        self.init(try image.bytes(tag, .automaton))
    }

    /// The state from which the patterns of this root are read; dead when there is no such root.
    @inlinable
    public func root(_ index: Int) -> State {
        index >= 0 && index < rootCount ? bytes.u16(roots + index * 2) : 0
    }

    /// The symbol a byte stands for.
    @inlinable @inline(__always)
    public func symbol(_ byte: UInt8) -> Int? {
        let code = bytes.u8(SymbolAutomaton.headSize + Int(byte))
        return code == 0 ? nil : Int(code) - 1
    }

    /// The labels that hold when the text ends here.
    public func labels(_ state: State) -> LabelSet {
        let set = labelSet(state)
        guard set < labelSetCount else { return LabelSet(bytes: bytes.slice(0, 0)) }
        let from = Int(bytes.u32(labelOffsets + set * 4))
        let to = Int(bytes.u32(labelOffsets + set * 4 + 4))
        return LabelSet(bytes: bytes.slice(labels + from * 2, (to - from) * 2))
    }

    /// The number of the label set of a state, so that a caller can keep an answer per set.
    @inlinable
    public func labelSet(_ state: State) -> Int {
        Int(state) < stateCount ? Int(bytes.u16(stateLabels &+ Int(state) &* 2)) : 0
    }

    /// The places of the labels of a set, for `label(at:)`.
    @inlinable
    public func labelPlaces(_ set: Int) -> Range<Int> {
        guard set >= 0, set < labelSetCount else { return 0..<0 }
        let from = Int(bytes.u32(labelOffsets &+ set &* 4))
        let to = Int(bytes.u32(labelOffsets &+ set &* 4 &+ 4))
        return from..<max(from, to)
    }

    /// The label at a place; 0 where there is none.
    @inlinable @inline(__always)
    public func label(at place: Int) -> UInt16 { bytes.u16(labels &+ place &* 2) }

    /// Whether the label is among those at these places.
    @inlinable
    public func contains(_ label: UInt16, at places: Range<Int>) -> Bool {
        for place in places {
            let here = self.label(at: place)
            if here >= label { return here == label }
        }
        return false
    }
}

extension SymbolAutomaton {
    /// An ascending run of labels.
    public struct LabelSet: Sendable, RandomAccessCollection {
        let bytes: TableBytes

        /// 0.
        public var startIndex: Int { 0 }
        /// The number of labels.
        public var endIndex: Int { bytes.count / 2 }

        /// The label, or 0 outside the set.
        public subscript(position: Int) -> UInt16 { bytes.u16(position * 2) }

        /// Whether the label is in the set.
        public func contains(_ label: UInt16) -> Bool {
            for position in 0..<count {
                let here = self[position]
                if here >= label { return here == label }
            }
            return false
        }
    }
}
