import CICU

/// What a person takes for one character: extended grapheme clusters of UAX 29, as ICU's iterator breaks them.
///
/// Swift's `Character` follows the Unicode version of the Swift runtime, which is not that of the character classes: of the
/// 602 test lines of Unicode 15.0 it counts one otherwise. ICU agrees with all of them.
public enum GraphemeClusters {
    /// How many there are. Ill-formed UTF-8 counts as U+FFFD.
    public static func count(_ text: Span<UInt8>) -> Int {
        let ascii = UTF8Text.asciiPrefix(of: text) == text.count
        // CR LF is the only cluster of two ASCII characters.
        if ascii, !text.withUnsafeBytes({ $0.contains(0x0D) }) { return text.count }
        return UTF16Text.with(text) { Int(max(0, dk_grapheme_clusters($0.baseAddress, Int32($0.count)))) }
    }

    /// Where the first so many end, in bytes; the end of the text when there are no more.
    public static func end(ofFirst count: Int, in text: Span<UInt8>) -> Int {
        let units = UTF16Text.with(text) {
            Int(max(0, dk_grapheme_end($0.baseAddress, Int32($0.count), Int32(clamping: count))))
        }
        var offset = 0
        var passed = 0
        while passed < units, let (value, length) = UTF8Text.scalar(in: text, at: offset) {
            passed += value > 0xFFFF ? 2 : 1
            offset += length
        }
        return offset
    }
}
