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

    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    @inlinable
    init(_ kind: JSONKind) { rawValue = 1 << kind.rawValue }

    public static let null = JSONKinds(.null)
    public static let bool = JSONKinds(.bool)
    public static let number = JSONKinds(.number)
    public static let string = JSONKinds(.string)
    public static let array = JSONKinds(.array)
    public static let object = JSONKinds(.object)
}
