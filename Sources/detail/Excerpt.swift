import UnicodeText

/// The line around a place, with the place marked below it.
///
/// What a terminal would hide or obey (controls, bidi overrides, invisible characters) is written out as its code point, and a
/// long line is cut to the surroundings of the place.
struct Excerpt {
    private(set) var line = ""
    private(set) var marks = ""

    /// Columns before the place and in all.
    private static let lead = 40
    private static let width = 100

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        let isBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
        let place = min(range.lowerBound, bytes.count)
        let start = bytes[..<place].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
        let end = bytes[place...].firstIndex(where: isBreak) ?? bytes.count
        let before = Excerpt.tail(String(decoding: bytes[start..<place], as: UTF8.self), Excerpt.lead)
        let marked = String(decoding: bytes[place..<min(max(range.upperBound, place), end)], as: UTF8.self)
        let after = String(decoding: bytes[min(max(range.upperBound, place), end)..<end], as: UTF8.self)
        let shownMark = Excerpt.head(marked, Excerpt.width - Excerpt.lead)
        line = before + shownMark
        line += Excerpt.head(after, max(0, Excerpt.width - Excerpt.columns(line)))
        marks = String(repeating: " ", count: Excerpt.columns(before))
        marks += String(repeating: "^", count: max(1, Excerpt.columns(shownMark)))
    }

    /// The text with what a terminal would hide written out.
    static func visible(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        return text.unicodeScalars.map(visible).joined()
    }

    private static func visible(_ scalar: Unicode.Scalar) -> String {
        if scalar == "\t" { return "    " }
        return DisplayWidth.isHidden(scalar) ? "<\(CharacterNames.notation(of: scalar))>" : String(Character(scalar))
    }

    private static func columns(_ text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.unicodeScalars.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
    }

    /// As much of the start as fits, with a sign where it was cut.
    private static func head(_ text: String, _ limit: Int) -> String {
        cut(text.unicodeScalars.lazy.map(visible), limit) { $0 + $1 }
    }

    private static func tail(_ text: String, _ limit: Int) -> String {
        cut(text.unicodeScalars.reversed().lazy.map(visible), limit) { $1 + $0 }
    }

    private static func cut(_ pieces: some Sequence<String>, _ limit: Int, _ join: (String, String) -> String) -> String
    {
        var result = ""
        var used = 0
        for piece in pieces {
            used += columns(piece)
            if used > limit { return join(result, "…") }
            result = join(result, piece)
        }
        return result
    }
}
