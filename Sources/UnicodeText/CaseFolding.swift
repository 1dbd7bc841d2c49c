import CICU

/// Texts made equal when they differ in case only, by Unicode's rules for no language in particular.
///
/// Turkish, Azeri and Lithuanian rules are never applied: the same text gives the same answer on every machine.
public enum CaseFolding {
    /// Full case folding (CaseFolding.txt, C and F): ß becomes ss, İ becomes i with a dot above, ς becomes σ.
    public static func folded(_ text: Span<UInt8>) -> [UInt8] {
        ascii(text) ?? mapped(text) { dk_fold_case($0, $1, $2, $3) }
    }

    /// NFKC_Casefold (UAX 31): case, width and compatibility variants and ignorable characters folded away, in NFC.
    /// It is what duplicate keys are made of.
    public static func compatibilityFolded(_ text: Span<UInt8>) -> [UInt8] {
        ascii(text) ?? NormalizationForm.nfkcCaseFold.normalized(text) ?? []
    }

    /// The text in lower case (full mapping, with the final sigma).
    public static func lowercased(_ text: Span<UInt8>) -> [UInt8] {
        ascii(text) ?? mapped(text) { dk_lower_case($0, $1, $2, $3) }
    }

    /// On ASCII the three agree.
    private static func ascii(_ text: Span<UInt8>) -> [UInt8]? {
        guard UTF8Text.asciiPrefix(of: text) == text.count else { return nil }
        return text.withUnsafeBytes { bytes in bytes.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 } }
    }

    private static func mapped(
        _ text: Span<UInt8>,
        _ map: (UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<UInt16>?, Int32) -> Int32
    ) -> [UInt8] {
        UTF16Text.with(text) { source in
            UTF16Text.utf8(expecting: source.count) {
                map(source.baseAddress, Int32(source.count), $0.baseAddress, Int32($0.count))
            }
        } ?? []
    }
}
