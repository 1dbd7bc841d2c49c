import UnicodeText

/// Texts as a terminal may show them.
extension Excerpt {
    /// The text with what a terminal would hide written out, and its end cut when it is longer than a screen.
    static func visible(_ text: String) -> String {
        if text.utf8.count <= longest, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        return head(text, longest, isCut: false)
    }

    /// Columns of a text that does not come from the excerpt's line.
    private static let longest = 2000

    private static func visible(_ scalar: Unicode.Scalar) -> String {
        if scalar == "\t" { return "    " }
        return DisplayWidth.isHidden(scalar) ? "<\(CharacterNames.notation(of: scalar))>" : String(Character(scalar))
    }

    static func columns(_ text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.unicodeScalars.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
    }

    /// As much of the start as fits, with a sign where it was cut, here or before.
    static func head(_ text: String, _ limit: Int, isCut: Bool) -> String {
        let (pieces, isWhole) = fitting(text.unicodeScalars, limit)
        return pieces.joined() + (isWhole && !isCut ? "" : "…")
    }

    /// As much of the end as fits.
    static func tail(_ text: String, _ limit: Int, isCut: Bool) -> String {
        let (pieces, isWhole) = fitting(text.unicodeScalars.reversed(), limit)
        return (isWhole && !isCut ? "" : "…") + pieces.reversed().joined()
    }

    /// The characters that fit. Marks take no columns, so characters are counted as well.
    private static func fitting(
        _ scalars: some Sequence<Unicode.Scalar>, _ limit: Int
    ) -> (pieces: [String], isWhole: Bool) {
        var pieces: [String] = []
        var used = 0
        for scalar in scalars {
            let piece = visible(scalar)
            used += columns(piece)
            if used > limit || pieces.count >= 2 * limit { return (pieces, false) }
            pieces.append(piece)
        }
        return (pieces, true)
    }
}
