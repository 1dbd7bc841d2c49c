/// How much a document may hold, and what happens to a repeated member name.
public struct JSONLimits: Sendable, Equatable {
    /// What the reader does with the second member of the same name in one object. RFC 8259, section 4,
    /// leaves it open; readers that keep the first and readers that keep the last then disagree about
    /// the same text, so it is refused unless asked otherwise.
    public enum Duplicates: Sendable {
        /// The document is refused with `JSONErrorCode.duplicateMember`.
        case refused
        /// Reading goes on: `JSONDocument.duplicates` lists them, and looking a member up finds the first.
        case collected
    }

    /// Containers inside one another, the outermost counted.
    public var depth: Int
    /// The bytes of the text. Never more than `JSONLimits.largest`, whatever is asked.
    public var bytes: Int
    /// What happens to a repeated member name.
    public var duplicates: Duplicates

    /// The largest text that the reader's 32-bit offsets can hold with room to spare: 1 GiB.
    public static let largest = 1 << 30

    /// Limits that suit files on disk; a server sets its own, lower.
    public init(depth: Int = 64, bytes: Int = 16 << 20, duplicates: Duplicates = .refused) {
        self.depth = depth
        self.bytes = bytes
        self.duplicates = duplicates
    }
}
