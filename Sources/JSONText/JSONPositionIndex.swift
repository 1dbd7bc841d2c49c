/// Places of many bytes of one document, each found without reading the text from its start.
///
/// For reports that list many places: a text with as many faults as lines would otherwise take time in the square of its
/// length. Making the index reads the text once; a question then reads at most `stride` bytes.
public struct JSONPositionIndex: Sendable {
    private let document: JSONDocument
    /// A scalar's start and its place, about every `stride` bytes.
    private var marks: [(offset: Int, position: JSONPosition)] = []
    private static let stride = 1024

    /// Reads through a document.
    public init(_ document: JSONDocument) {
        self.document = document
        marks = document.withBytes { text in
            var marks = [(offset: 0, position: JSONPosition(line: 1, column: 1))]
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
        return document.withBytes { text in
            var (index, position) = marks[low]
            while index < min(offset, text.count) {
                index = position.advance(from: index, in: text, limit: offset)
            }
            return position
        }
    }
}
