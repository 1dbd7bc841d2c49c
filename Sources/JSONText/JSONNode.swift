/// A value, or a member name, of a `JSONDocument`.
///
/// A node is four bytes and means something only to the document it came from; handing it to
/// another document is a mistake in the program.
@frozen
public struct JSONNode: Sendable, Hashable {
    /// The place of the node in document order, 0 being the root.
    public let index: UInt32

    /// The outermost value of any document.
    @inlinable public static var root: JSONNode { JSONNode(index: 0) }

    @inlinable @inline(__always)
    init(index: UInt32) {
        self.index = index
    }
}

/// What a JSON value is (RFC 8259, section 3).
public enum JSONKind: UInt8, Sendable, CaseIterable {
    case null
    case bool
    case number
    /// A string value. A member name is a string too.
    case string
    case array
    case object
}

/// A set of kinds that a value may have.
@frozen
public struct JSONKinds: OptionSet, Sendable, BitwiseCopyable {
    /// A bit for each tag that values of these kinds have.
    public let rawValue: UInt8

    /// The set of these bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    private init(tags: UInt32...) { rawValue = tags.reduce(0) { $0 | 1 << UInt8($1) } }

    /// `null`.
    public static let null = JSONKinds(tags: JSONTag.null)
    /// `true` and `false`.
    public static let bool = JSONKinds(tags: JSONTag.false, JSONTag.true)
    /// Numbers of any size.
    public static let number = JSONKinds(tags: JSONTag.number)
    /// Strings, and names of members.
    public static let string = JSONKinds(tags: JSONTag.string, JSONTag.name)
    /// Arrays.
    public static let array = JSONKinds(tags: JSONTag.array)
    /// Objects.
    public static let object = JSONKinds(tags: JSONTag.object)
}
