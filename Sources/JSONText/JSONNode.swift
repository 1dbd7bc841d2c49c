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
    /// A bit for each kind, by its raw value.
    public let rawValue: UInt8

    /// The set of these bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    @inlinable
    init(_ kind: JSONKind) { rawValue = 1 << kind.rawValue }

    /// `null`.
    public static let null = JSONKinds(.null)
    /// `true` and `false`.
    public static let bool = JSONKinds(.bool)
    /// Numbers of any size.
    public static let number = JSONKinds(.number)
    /// Strings, and names of members.
    public static let string = JSONKinds(.string)
    /// Arrays.
    public static let array = JSONKinds(.array)
    /// Objects.
    public static let object = JSONKinds(.object)
}
