import TableFormat
import UnicodeText

extension NameRules {
    /// Collation of CLDR's root, at the strength of base letters. The variable characters count: with `alternate=shifted`,
    /// `Jean Luc` and `Jeanluc` would be one name.
    private static let baseLetters = Collation(strength: .primary)

    /// What two names share when they differ in accents at most: `José` and `Jose`, `Ł` and `L`, with and without harakat.
    /// Some are one name typed with less care, others are two names: to be asked about, never refused.
    ///
    /// Different ASCII keys have different wide keys: in CLDR's root each ASCII letter, digit and mark has a weight of its own.
    ///
    /// - Parameter key: what `key(of:)` made.
    package func appendWideKey(ofKey key: Span<UInt8>, to bytes: inout [UInt8]) {
        // What is no name has no base letters worth the time: ICU takes the square of it for a run of marks.
        guard key.count <= limits.bytes, let collation = Self.baseLetters else { return }
        bytes.append(contentsOf: collation.sortKey(key))
    }

    /// The wide key of a name (see `key(of:)`), for comparing only: its bytes belong to one version of ICU. Empty when the
    /// text is longer than a name can be.
    public func wideKey(of text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        appendWideKey(ofKey: Array(key(of: text).utf8).span, to: &bytes)
        return bytes
    }
}
