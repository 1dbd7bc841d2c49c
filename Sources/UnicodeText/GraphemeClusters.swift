import CICU

/// What a person takes for one character: extended grapheme clusters of UAX 29.
public enum GraphemeClusters {
    /// How many there are. Ill-formed UTF-8 counts as U+FFFD.
    public static func count(_ text: Span<UInt8>) -> Int {
        let ascii = UTF8Text.asciiPrefix(of: text) == text.count
        // CR LF is the only cluster of two ASCII characters.
        if ascii, !text.withUnsafeBytes({ $0.contains(0x0D) }) { return text.count }
        return UTF16Text.with(text) { Int(max(0, dk_grapheme_clusters($0.baseAddress, Int32($0.count)))) }
    }
}
