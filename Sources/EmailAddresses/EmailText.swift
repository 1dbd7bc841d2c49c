import TableFormat
import UnicodeText

/// A text taken apart into characters with what the table says of each.
struct EmailText {
    struct Piece {
        let scalar: Unicode.Scalar
        let character: EmailCharacter
        let range: Range<Int>

        var kind: EmailSchema.Class { character.kind }
        var isASCII: Bool { scalar.isASCII }
    }

    typealias Part = ArraySlice<Piece>

    /// All but the white space at both ends.
    let pieces: Part

    /// `text` must be well-formed.
    init(_ text: Span<UInt8>, _ rules: EmailRules) {
        var pieces: [Piece] = []
        var offset = 0
        while let (value, length) = UTF8Text.scalar(in: text, at: offset), let scalar = Unicode.Scalar(value) {
            pieces.append(
                Piece(scalar: scalar, character: rules.character(value), range: offset..<offset + length))
            offset += length
        }
        let first = pieces.firstIndex { $0.kind != .whiteSpace } ?? pieces.count
        let last = pieces.lastIndex { $0.kind != .whiteSpace } ?? first - 1
        self.pieces = pieces[first..<max(first, last + 1)]
    }
}

extension EmailText.Part {
    var bytes: [UInt8] { flatMap { Array(String($0.scalar).utf8) } }

    /// The place from the first piece to the last; nil when there is none.
    var range: Range<Int>? {
        guard let first, let last else { return nil }
        return first.range.lowerBound..<last.range.upperBound
    }
}
