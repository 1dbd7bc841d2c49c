/// Normalization Form C of UAX 15: the composed form that texts are stored in.
public enum NFC {
    /// Whether the text is well-formed UTF-8 in Form C.
    ///
    /// ASCII and every text below U+0300 are settled here, without ICU: no character there composes with another.
    public static func isNormalized(_ text: Span<UInt8>) -> Bool {
        guard let suspect = firstSuspect(in: text) else { return true }
        if suspect == .illFormed || UTF8Text.firstIllFormed(in: text) != nil { return false }
        return NormalizationForm.nfc.isNormalized(text)
    }

    /// The same for a text that is known to be well-formed UTF-8.
    package static func isNormalized(wellFormed text: Span<UInt8>) -> Bool {
        NormalizationForm.nfc.isNormalized(text)
    }

    /// The text in Form C, or nil when it is so already. Ill-formed UTF-8 becomes U+FFFD.
    public static func normalized(_ text: Span<UInt8>) -> [UInt8]? {
        if isNormalized(text) { return nil }
        return NormalizationForm.nfc.normalized(text)
    }

    private enum Suspect { case character, illFormed }

    /// Whether something at or above U+0300 (lead bytes from 0xCC) stands in the text; nil when all is below it.
    private static func firstSuspect(in text: Span<UInt8>) -> Suspect? {
        var at = UTF8Text.asciiPrefix(of: text)
        while at < text.count {
            let lead = text[at]
            if lead < 0x80 {
                at += 1
            } else if lead >= 0xCC {
                return .character
            } else if lead >= 0xC2, at + 1 < text.count, text[at + 1] & 0xC0 == 0x80 {
                at += 2
            } else {
                return .illFormed
            }
        }
        return nil
    }
}

/// Normalization Form KC of UAX 15: compatibility variants (full-width letters, ligatures) replaced by the plain ones.
public enum NFKC {
    /// The text in Form KC. Ill-formed UTF-8 becomes U+FFFD.
    public static func normalized(_ text: Span<UInt8>) -> [UInt8] {
        if UTF8Text.asciiPrefix(of: text) == text.count { return UTF8Text.bytes(of: text) }
        return NormalizationForm.nfkc.normalized(text) ?? []
    }
}
