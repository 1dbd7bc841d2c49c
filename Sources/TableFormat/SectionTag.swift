/// The name of a section: four ASCII bytes, stored as one little-endian word.
public struct SectionTag: Hashable, Sendable {
    /// The four bytes, the first one lowest.
    public let word: UInt32

    /// Makes a tag from its word.
    @inlinable
    public init(word: UInt32) { self.word = word }
}

extension SectionTag: ExpressibleByStringLiteral {
    /// Takes the first four ASCII bytes; a shorter name is padded with spaces.
    public init(stringLiteral value: StaticString) {
        self = value.withUTF8Buffer { SectionTag(utf8: $0) }
    }

    /// Takes the first four ASCII bytes; a shorter name is padded with spaces.
    public init(_ name: String) { self.init(utf8: name.utf8) }

    private init(utf8 name: some Sequence<UInt8>) {
        var word: UInt32 = 0
        var shift: UInt32 = 0
        for byte in name.prefix(4) {
            word |= UInt32(byte & 0x7F) << shift
            shift += 8
        }
        while shift < 32 {
            word |= 0x20 << shift
            shift += 8
        }
        self.init(word: word)
    }
}

extension SectionTag: CustomStringConvertible {
    /// The four characters; what cannot be printed is a question mark.
    public var description: String {
        let bytes = (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
        return String(decoding: bytes.map { (0x20..<0x7F).contains($0) ? $0 : 0x3F }, as: UTF8.self)
    }
}
