import TableFormat
import UnicodeText

/// A text taken apart into characters with what the table says of each.
struct EmailText {
    struct Piece {
        let scalar: Unicode.Scalar
        let character: EmailCharacter
        /// Where it stands in the text as given; for a sign that was put in, what it stands for.
        let range: Range<Int>

        /// What it is taken for.
        var kind: EmailSchema.Class

        init(_ scalar: Unicode.Scalar, _ character: EmailCharacter, _ range: Range<Int>) {
            self.scalar = scalar
            self.character = character
            self.range = range
            kind = character.kind
        }

        var isASCII: Bool { scalar.isASCII }
        var isAt: Bool { kind == .at || kind == .fullWidthAt }
        var isDot: Bool { kind == .dot || kind == .fullWidthDot }
        func has(_ property: EmailSchema.Property) -> Bool { character.has(property) }
    }

    typealias Part = ArraySlice<Piece>

    let pieces: [Piece]

    /// `text` must be well-formed.
    init(_ text: Span<UInt8>, _ rules: EmailRules) {
        var pieces: [Piece] = []
        pieces.reserveCapacity(text.count)
        var offset = 0
        while let (value, length) = UTF8Text.scalar(in: text, at: offset), let scalar = Unicode.Scalar(value) {
            pieces.append(Piece(scalar, rules.character(value), offset..<offset + length))
            offset += length
        }
        self.pieces = pieces
    }
}

extension EmailText.Part {
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        for piece in self { bytes += UTF8.encode(piece.scalar).map(Array.init) ?? [] }
        return bytes
    }

    /// The place from the first piece to the last; nil when there is none.
    var range: Range<Int>? {
        guard let first, let last else { return nil }
        return first.range.lowerBound..<last.range.upperBound
    }

    var isASCII: Bool { allSatisfy(\.isASCII) }

    /// Without the white space at both ends.
    var trimmed: EmailText.Part {
        guard let first = firstIndex(where: { $0.kind != .whiteSpace }),
            let last = lastIndex(where: { $0.kind != .whiteSpace })
        else { return self[startIndex..<startIndex] }
        return self[first...last]
    }

    /// Runs of neighbours of which `isMember` is true, and which are of one class each.
    func runs(where isMember: (EmailText.Piece) -> Bool) -> [EmailText.Part] {
        var runs: [EmailText.Part] = []
        var rest = self
        while let start = rest.firstIndex(where: isMember) {
            let number = self[start].character.number
            let run = rest[start...].prefix { isMember($0) && $0.character.number == number }
            runs.append(run)
            rest = rest[run.endIndex...]
        }
        return runs
    }

    /// Where a quoted string that starts here ends, behind its closing mark; nil when it is never closed.
    var quotedEnd: Int? {
        guard first?.kind == .quote else { return nil }
        var index = startIndex + 1
        while index < endIndex {
            switch self[index].kind {
            case .quote: return index + 1
            case .escape: index += 2
            default: index += 1
            }
        }
        return nil
    }
}
