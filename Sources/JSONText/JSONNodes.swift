/// The nodes of a document without its reference count, for code that walks all of a document and keeps the document itself.
///
/// Every call to a `JSONDocument` counts references to its memory, which a walk over a whole card pays hundreds of times. Nodes
/// are the same in both. Whoever holds this must hold the document as long.
@frozen
public struct JSONNodes: @unchecked Sendable {
    @usableFromInline let tape: UnsafePointer<JSONTapeEntry>
    @usableFromInline let bytes: UnsafePointer<UInt8>
    @usableFromInline let count: UInt32

    init(_ storage: JSONStorage) {
        tape = UnsafePointer(storage.contents.pointee.tape)
        bytes = UnsafePointer(storage.contents.pointee.bytes)
        count = UInt32(storage.contents.pointee.nodeCount)
    }

    @inlinable @inline(__always)
    func entry(_ node: JSONNode) -> JSONTapeEntry {
        precondition(node.index < count, "the node is of another document")
        return tape[Int(node.index)]
    }

    /// What a node is. Member names are strings.
    @inlinable @inline(__always)
    public func kind(_ node: JSONNode) -> JSONKind { entry(node).kind }

    /// Whether a node is of one of these kinds.
    @inlinable @inline(__always)
    public func isKind(_ node: JSONNode, in kinds: JSONKinds) -> Bool {
        UInt32(kinds.rawValue) & 1 &<< entry(node).tag != 0
    }

    /// The value of `true` or `false`, nil for any other kind.
    @inlinable @inline(__always)
    public func bool(of node: JSONNode) -> Bool? { entry(node).bool }

    /// The bytes of a string or name that is written without escapes; nil for others.
    @inlinable @inline(__always)
    public func plainText(of node: JSONNode) -> UnsafeBufferPointer<UInt8>? {
        let entry = entry(node)
        guard entry.isQuoted, !entry.hasEscapes else { return nil }
        return UnsafeBufferPointer(start: bytes + Int(entry.offset), count: Int(entry.length))
    }

    /// The first eight bytes of such a text, the first one lowest; what is missing is 0. Behind every text there is room
    /// to load them all.
    @inlinable @inline(__always)
    public func start(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        guard let base = text.baseAddress else { return 0 }
        let word = UInt64(littleEndian: UnsafeRawPointer(base).loadUnaligned(as: UInt64.self))
        return text.count >= 8 ? word : word & (1 << UInt64(text.count &* 8) &- 1)
    }

    /// The number written as an integer, exactly; nil as for `JSONDocument.integer(of:)`.
    public func integer(of node: JSONNode) -> Int? { entry(node).integer(in: bytes) }

    /// Whether the node is a string or name with this text, byte for byte.
    public func isText(_ node: JSONNode, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let entry = entry(node)
        return entry.isQuoted && entry.isText(text, in: bytes)
    }
}

extension JSONDocument {
    /// The nodes without the reference count of this document, which must be kept as long.
    public var nodes: JSONNodes { JSONNodes(storage) }
}
