extension JSONDocument {
    /// The members of an object, in order. Empty for other kinds.
    public func members(of node: JSONNode) -> JSONMembers { JSONMembers(document: self, node: node) }

    /// The elements of an array, in order. Empty for other kinds.
    public func elements(of node: JSONNode) -> JSONElements { JSONElements(document: self, node: node) }

    /// The node behind a value and everything inside it; behind a name that is the member's value.
    public func following(_ node: JSONNode) -> JSONNode? {
        let next = end(of: node)
        return next < storage.contents.pointee.nodeCount ? JSONNode(index: next) : nil
    }

    /// The value of the first member with this name. Nil when there is none or the node is no object.
    public func member(_ name: StaticString, of node: JSONNode) -> JSONNode? {
        name.withUTF8Buffer { member($0, of: node) }
    }

    /// The value of the first member with this name. Nil when there is none or the node is no object.
    public func member(_ name: Span<UInt8>, of node: JSONNode) -> JSONNode? {
        name.withUnsafeBufferPointer { member($0, of: node) }
    }

    /// The value of the first member with this name. Nil when there is none or the node is no object.
    @_disfavoredOverload
    public func member(_ name: String, of node: JSONNode) -> JSONNode? {
        member(name.utf8Span.span, of: node)
    }

    private func member(_ name: UnsafeBufferPointer<UInt8>, of node: JSONNode) -> JSONNode? {
        let object = entry(node)
        guard object.tag == JSONTag.object else { return nil }
        defer { withExtendedLifetime(storage) {} }
        let (tape, bytes) = (storage.contents.pointee.tape, storage.contents.pointee.bytes)
        let end = Int(node.index) &+ Int(object.span)
        var index = Int(node.index) &+ 1
        while index < end {
            if tape[index].isText(name, in: bytes) { return JSONNode(index: UInt32(index &+ 1)) }
            index &+= 1 &+ Int(tape[index &+ 1].span)
        }
        return nil
    }
}

/// The children of a container: the entries inside it, each stepped over with all that it holds.
struct JSONChildren: Sendable {
    let document: JSONDocument
    private var index: UInt32
    private let end: UInt32

    /// None when the node has another tag.
    init(of node: JSONNode, tag: UInt32, in document: JSONDocument) {
        self.document = document
        let entry = document.entry(node)
        index = node.index &+ 1
        end = entry.tag == tag ? node.index &+ entry.span : index
    }

    mutating func next() -> JSONNode? {
        guard index < end else { return nil }
        defer { index = document.end(of: JSONNode(index: index)) }
        return JSONNode(index: index)
    }
}

/// The members of an object, each with the nodes of its name and its value.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
    private var children: JSONChildren

    init(document: JSONDocument, node: JSONNode) {
        children = JSONChildren(of: node, tag: JSONTag.object, in: document)
    }

    /// The next member, or nil behind the last.
    public mutating func next() -> (name: JSONNode, value: JSONNode)? {
        guard let name = children.next(), let value = children.next() else { return nil }
        return (name, value)
    }
}

/// The elements of an array.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
    private var children: JSONChildren

    init(document: JSONDocument, node: JSONNode) {
        children = JSONChildren(of: node, tag: JSONTag.array, in: document)
    }

    /// The next element, or nil behind the last.
    public mutating func next() -> JSONNode? { children.next() }
}
