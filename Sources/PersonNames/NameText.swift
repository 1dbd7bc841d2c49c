import TableFormat
import UnicodeText

/// A name taken apart: which part of it is kept, the form it would be saved in, and where each byte of that form came
/// from in the text as given.
struct NameText {
    struct Piece {
        let scalar: Unicode.Scalar
        let character: NameCharacter
        let range: Range<Int>
    }

    /// All characters as given.
    let pieces: [Piece]
    /// The pieces between the edges.
    let kept: Range<Int>
    /// Spaces folded, edges dropped, NFC.
    let stored: [UInt8]
    /// The same before NFC; nil when NFC changes nothing.
    private let folded: [UInt8]
    /// For each byte of `folded`, its offset in the text as given; one more for the end.
    private let origins: [Int]

    /// `text` must be well-formed.
    init(_ text: Span<UInt8>, _ rules: NameRules) {
        var pieces: [Piece] = []
        var offset = 0
        while let (value, length) = UTF8Text.scalar(in: text, at: offset), let scalar = Unicode.Scalar(value) {
            pieces.append(
                Piece(scalar: scalar, character: rules.character(value), range: offset..<offset + length))
            offset += length
        }
        let first = pieces.firstIndex { !$0.character.has(.edge) } ?? pieces.count
        let last = pieces.lastIndex { !$0.character.has(.edge) } ?? first - 1
        let kept = first..<max(first, last + 1)

        var folded: [UInt8] = []
        var origins: [Int] = []
        var afterSpace = false
        for piece in pieces[kept] {
            let isSpace = piece.character.kind == .space || piece.character.kind == .otherSpace
            if isSpace {
                if !afterSpace {
                    folded.append(0x20)
                    origins.append(piece.range.lowerBound)
                }
            } else {
                for byte in piece.range {
                    folded.append(text[byte])
                    origins.append(byte)
                }
            }
            afterSpace = isSpace
        }
        origins.append(kept.isEmpty ? 0 : pieces[kept.upperBound - 1].range.upperBound)
        self.pieces = pieces
        self.kept = kept
        self.folded = folded
        self.origins = origins
        stored = NFC.normalized(folded.span) ?? folded
    }

    /// The place in the text as given that a part of the stored form came from.
    func origin(_ range: Range<Int>) -> Range<Int> {
        if stored == folded { return origins[range.lowerBound]..<origins[range.upperBound] }
        let start = foldedOffset(range.lowerBound)
        let end = max(foldedOffset(range.upperBound), start)
        return origins[start]..<origins[end]
    }

    /// The longest prefix of the folded text that normalizes to at most `offset` bytes. Normalizing never turns one
    /// prefix into a shorter one by more than its last letter, so a search by halves finds it.
    private func foldedOffset(_ offset: Int) -> Int {
        var low = 0
        var high = folded.count
        while low < high {
            var middle = (low + high + 1) / 2
            while middle < high, folded[middle] & 0xC0 == 0x80 { middle += 1 }
            let prefix = Array(folded[..<middle])
            if (NFC.normalized(prefix.span) ?? prefix).count <= offset {
                low = middle
            } else {
                high = middle - 1
                while high > low, folded[high] & 0xC0 == 0x80 { high -= 1 }
            }
        }
        return low
    }
}
