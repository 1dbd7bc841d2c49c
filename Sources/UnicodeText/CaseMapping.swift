import CICU

/// Texts in capitals, by the rules of a language.
public enum CaseMapping {
    /// Calls `body` with the text in capitals (full mapping): ß becomes SS. `language` is a BCP 47 code or "" for none in
    /// particular; Turkish and Azeri turn i into İ, Greek drops the tonos. A text that ICU cannot take stays as it is.
    public static func withUppercased<Answer>(
        _ text: Span<UInt8>, language: String, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
    ) -> Answer {
        UTF16Text.with(text) { source in
            // No mapping makes more than three units of one.
            withUnsafeTemporaryAllocation(of: UInt16.self, capacity: source.count * 3 + 1) { units in
                let length = Int(
                    dk_upper_case(
                        language, source.baseAddress, Int32(source.count), units.baseAddress, Int32(units.count)))
                guard length > 0, length <= units.count else { return text.withUnsafeBufferPointer(body) }
                return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length * 3) { bytes in
                    let count = bytes.withMemoryRebound(to: CChar.self) {
                        Int(dk_utf8(units.baseAddress, Int32(length), $0.baseAddress, Int32($0.count)))
                    }
                    return body(UnsafeBufferPointer(rebasing: bytes[..<max(0, min(count, bytes.count))]))
                }
            }
        }
    }

    /// The text in capitals.
    public static func uppercased(_ text: String, language: String) -> String {
        withUppercased(text.utf8Span.span, language: language) { String(decoding: $0, as: UTF8.self) }
    }
}
