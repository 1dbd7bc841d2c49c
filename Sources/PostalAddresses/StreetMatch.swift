import TableFormat

/// Matches the forms of a style at places of a line.
struct StreetMatch {
    /// A field, and where it stands in the line.
    struct Piece {
        let field: Int
        let range: Range<Int>
        let compact: StreetSchema.Compact
    }

    /// Walks that one line may take. A line that needs more is left alone.
    static let limit = 4096

    let tables: StreetTables
    let text: StreetText
    private(set) var pieces: [Piece] = []
    private var walks = 0

    init(_ tables: StreetTables, _ text: StreetText) {
        self.tables = tables
        self.text = text
    }

    /// The end of a form that begins at `start` and ends where `isEnd` says, the longest pieces first.
    mutating func end(of form: Int, from start: Int, where isEnd: (Int) -> Bool) -> Int? {
        pieces.removeAll(keepingCapacity: true)
        let segments = tables.forms[form, of: tables.roots.count]
        return end(segments, from: start, where: isEnd)
    }

    private mutating func end(_ segments: Range<Int>, from start: Int, where isEnd: (Int) -> Bool) -> Int? {
        guard let segment = segments.first else { return isEnd(start) ? start : nil }
        var ends = self.ends(of: tables.roots[segment], from: start)
        while ends != 0 {
            let length = 63 - ends.leadingZeroBitCount
            ends &= ~(1 << UInt64(length))
            let stop = start + length
            guard text.isBorder(stop) else { continue }
            let count = pieces.count
            let field = tables.fields[segment] &- 1
            if field >= 0, length > 0 {
                pieces.append(
                    Piece(
                        field: field, range: start..<stop,
                        compact: StreetSchema.Compact(rawValue: tables.compacts[segment]) ?? .none))
            }
            if let end = end(segments.dropFirst(), from: stop, where: isEnd) { return end }
            pieces.removeSubrange(count...)
        }
        return nil
    }

    /// Where a pattern that begins at `start` may end, as bits counted from there.
    mutating func ends(of root: Int, from start: Int) -> UInt64 {
        walks += 1
        guard walks < Self.limit else { return 0 }
        var state = tables.patterns.root(root)
        var ends: UInt64 = 0
        var length = 0
        while state != 0 {
            if tables.patterns.labels(state).contains(PostalLabel.exact) { ends |= 1 << UInt64(length) }
            guard length < StreetSchema.maximumPiece, start + length < text.count,
                let symbol = tables.patterns.symbol(text.bytes[start + length])
            else { break }
            state = tables.patterns.next(state, symbol)
            length += 1
        }
        return ends
    }

    /// The longest end of a pattern at a border, or nil.
    mutating func longest(_ root: Int, from start: Int) -> Int? {
        var ends = self.ends(of: root, from: start)
        while ends != 0 {
            let length = 63 - ends.leadingZeroBitCount
            if text.isBorder(start + length) { return start + length }
            ends &= ~(1 << UInt64(length))
        }
        return nil
    }
}
