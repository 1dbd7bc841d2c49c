import TableFormat
import UnicodeText

/// A name taken apart: the characters that are kept, the form it would be saved in, and where each byte of that form came
/// from in the text as given.
struct NameText {
    struct Piece {
        let scalar: Unicode.Scalar
        let character: NameCharacter
        let range: Range<Int>
    }

    /// The characters between the edges; spaces in a row are one.
    let pieces: [Piece]
    /// Spaces folded, edges dropped, NFC.
    let stored: [UInt8]
    /// The same before NFC.
    private let folded: [UInt8]
    /// For each byte of `folded`, its offset in the text as given; one more for the end.
    private let origins: [Int]

    /// Nil for a text far longer than any name, of which no more is read. `text` must be well-formed.
    init?(_ text: Span<UInt8>, _ rules: NameRules) {
        // No name that fits is more than twice as long before it is composed: ᾂ is 3 bytes of 8, with marks of its own.
        let bound = rules.limits.bytes * 2
        let (start, end) = NameText.kept(text, rules)
        var pieces: [Piece] = []
        var folded: [UInt8] = []
        var origins: [Int] = []
        var offset = start
        while offset < end, let (value, length) = UTF8Text.scalar(in: text, at: offset),
            let scalar = Unicode.Scalar(value)
        {
            let range = offset..<offset + length
            let character = rules.character(value)
            offset += length
            if character.isSpace {
                if let last = pieces.last, last.character.isSpace {
                    let run = last.range.lowerBound..<range.upperBound
                    pieces[pieces.count - 1] = Piece(scalar: last.scalar, character: last.character, range: run)
                    continue
                }
                folded.append(0x20)
                origins.append(range.lowerBound)
            } else {
                for byte in range {
                    folded.append(text[byte])
                    origins.append(byte)
                }
            }
            pieces.append(Piece(scalar: scalar, character: character, range: range))
            if folded.count > bound { return nil }
        }
        origins.append(end)
        self.pieces = pieces
        self.folded = folded
        self.origins = origins
        stored = NFC.normalized(folded.span) ?? folded
    }

    /// What is left without the edges.
    private static func kept(_ text: Span<UInt8>, _ rules: NameRules) -> (start: Int, end: Int) {
        var start = 0
        while let (value, length) = UTF8Text.scalar(in: text, at: start), rules.character(value).has(.edge) {
            start += length
        }
        var end = text.count
        while end > start {
            var last = end - 1
            while last > start, text[last] & 0xC0 == 0x80 { last -= 1 }
            guard let (value, _) = UTF8Text.scalar(in: text, at: last), rules.character(value).has(.edge) else { break }
            end = last
        }
        return (start, end)
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
