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
