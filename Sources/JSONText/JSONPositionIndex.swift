/// Places of many bytes of one text, each found without reading the text from its start.
///
/// For reports that list many places: a text with as many faults as lines would otherwise take time in the square of its
/// length. Making the index reads the text once; a question then reads at most `stride` bytes.
public struct JSONPositionIndex: Sendable {
    private enum Text: Sendable {
        case document(JSONDocument)
        case bytes([UInt8])
    }

    private let text: Text
    /// A scalar's start and its place, about every `stride` bytes.
    private var marks: [(offset: Int, position: JSONPosition)] = [(0, JSONPosition(line: 1, column: 1))]
    private static let stride = 1024

    /// Reads through a document.
    public init(_ document: JSONDocument) { self.init(.document(document)) }

    /// Reads through any bytes, JSON or not.
    public init(_ bytes: [UInt8]) { self.init(.bytes(bytes)) }

    private init(_ text: Text) {
        self.text = text
        marks = withBytes { text in
            var marks = marks
            var (index, position) = marks[0]
            while index < text.count {
                index = position.advance(from: index, in: text, limit: text.count)
                if index - marks[marks.count - 1].offset >= JSONPositionIndex.stride { marks.append((index, position)) }
            }
            return marks
        }
    }

    /// The line and column of a byte of the text, as `JSONDocument.position(ofByte:)` gives them.
    public func position(ofByte offset: Int) -> JSONPosition {
        var (low, high) = (0, marks.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if marks[middle].offset <= offset { low = middle } else { high = middle }
        }
        return withBytes { text in
            var (index, position) = marks[low]
            while index < min(offset, text.count) {
                index = position.advance(from: index, in: text, limit: offset)
            }
            return position
        }
    }

    private func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        switch text {
        case .document(let document): document.withBytes(body)
        case .bytes(let bytes): body(bytes.span)
        }
    }
}
