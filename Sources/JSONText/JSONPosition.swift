/// A place in a text, as people and editors count it.
public struct JSONPosition: Sendable, Hashable, Comparable {
    /// From 1. LF, CR LF and a CR alone each end a line.
    public var line: Int
    /// From 1, in Unicode scalars; a tab is one column. Bytes that are not UTF-8 count as the replacement
    /// characters that a decoder would put in their place.
    public var column: Int

    /// A place that the caller knows.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The place of a byte.
    ///
    /// - Parameters:
    ///   - offset: counted from 0. Beyond the end it means the end, and inside a scalar that scalar's start.
    ///   - text: any bytes, UTF-8 or not.
    public init(ofByte offset: Int, in text: Span<UInt8>) {
        self.init(line: 1, column: 1)
        var index = 0
        while index < min(offset, text.count) {
            index = advance(from: index, in: text, limit: offset)
        }
    }

    /// Whether `a` comes earlier in the text.
    public static func < (a: JSONPosition, b: JSONPosition) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }

    /// Steps over one scalar and returns the index behind it. Stays, and returns the scalar's end, when the
    /// scalar reaches beyond `limit`.
    @inline(__always)
    mutating func advance(from index: Int, in text: Span<UInt8>, limit: Int) -> Int {
        let byte = text[index]
        if byte >= 0x80 {
            let end = index + UTF8Sequence(at: index, count: text.count, byte: { text[$0] }).length
            if end <= limit { column += 1 }
            return end
        }
        // CR LF is one break: the CR is an ordinary column of its line and the LF ends it.
        let breaks = byte == 0x0A || (byte == 0x0D && (index + 1 == text.count || text[index + 1] != 0x0A))
        if breaks {
            line += 1
            column = 1
        } else {
            column += 1
        }
        return index + 1
    }
}
