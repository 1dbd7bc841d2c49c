/// A JSON text that has been read: strict RFC 8259, with the place of every value and member name.
///
/// The document owns a copy of the text and one tape of nodes, in a single block of memory. Reading is one pass
/// without recursion, so no text can exhaust the stack; strings and numbers stay as written until they are asked
/// for. Nodes are handed out as `JSONNode` and looked into through the document.
///
/// Where RFC 8259 leaves a choice: numbers of any size and precision are accepted (section 6), a repeated member name
/// is refused or collected (section 4, `JSONLimits`), a byte order mark is refused (section 8.1), and so are escapes
/// that write half a surrogate pair (section 8.2), because no text can hold one.
public struct JSONDocument: Sendable {
    nonisolated(unsafe) let storage: JSONStorage

    init(storage: JSONStorage) {
        self.storage = storage
    }

    /// Reads a text.
    ///
    /// - Throws: the first fault in the text. A repeated member counts as one only when the syntax is sound.
    public init(_ text: UnsafeRawBufferPointer, limits: JSONLimits = JSONLimits()) throws(JSONError) {
        var reader = JSONReader(limits: limits)
        self = try reader.read(text)
    }

    /// Reads a text.
    public init(_ text: Span<UInt8>, limits: JSONLimits = JSONLimits()) throws(JSONError) {
        var reader = JSONReader(limits: limits)
        self = try reader.read(text)
    }

    /// Reads a text.
    public init(_ text: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
        try self.init(text.span, limits: limits)
    }

    /// The outermost value.
    public var root: JSONNode { .root }

    /// The number of nodes, member names counted too. Nodes are numbered in document order.
    public var nodeCount: Int { storage.contents.pointee.nodeCount }

    /// The bytes of the text.
    public var byteCount: Int { storage.contents.pointee.byteCount }

    /// The members whose names came before in their objects, in document order. Empty unless they were
    /// collected (`JSONLimits.Duplicates`).
    public var duplicates: [JSONDuplicate] { storage.contents.pointee.duplicates }

    /// Whether there are such members.
    public var hasDuplicates: Bool { !storage.contents.pointee.duplicates.isEmpty }

    /// Gives the text as it was read.
    @inlinable
    public func withBytes<R, E: Error>(_ body: (Span<UInt8>) throws(E) -> R) throws(E) -> R {
        try withBytes(in: 0..<byteCount, body)
    }

    /// Gives a part of the text, cut to what there is.
    @inlinable
    public func withBytes<R, E: Error>(
        in range: Range<Int>, _ body: (Span<UInt8>) throws(E) -> R
    ) throws(E) -> R {
        defer { withExtendedLifetime(self) {} }
        return try body(bytes(in: range).span)
    }

    @usableFromInline
    func bytes(in range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        let range = range.clamped(to: 0..<byteCount)
        return UnsafeBufferPointer(start: storage.contents.pointee.bytes + range.lowerBound, count: range.count)
    }

    @inline(__always)
    func entry(_ node: JSONNode) -> JSONTapeEntry {
        let index = Int(node.index)
        precondition(index < storage.contents.pointee.nodeCount, "the node is of another document")
        defer { withExtendedLifetime(storage) {} }
        return storage.contents.pointee.tape[index]
    }

    /// The index behind a node and everything inside it.
    @inline(__always)
    func end(of node: JSONNode) -> UInt32 { node.index &+ entry(node).span }
}
