extension JSONDocument {
    /// The members of an object, in order. Empty for other kinds.
    public func members(of node: JSONNode) -> JSONMembers { JSONMembers(document: self, node: node) }

    /// The elements of an array, in order. Empty for other kinds.
    public func elements(of node: JSONNode) -> JSONElements { JSONElements(document: self, node: node) }

    /// The node behind a value and everything inside it; behind a name that is the member's value.
    public func following(_ node: JSONNode) -> JSONNode? {
        let next = end(of: node)
        return next < storage.header.nodeCount ? JSONNode(index: next) : nil
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
        for member in members(of: node) where isText(entry(member.name), equalTo: name) { return member.value }
        return nil
    }
}

/// The members of an object, each with the nodes of its name and its value.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
    private let document: JSONDocument
    private var index: UInt32
    private let end: UInt32

    init(document: JSONDocument, node: JSONNode) {
        self.document = document
        let entry = document.entry(node)
        index = node.index &+ 1
        end = entry.tag == JSONTag.object ? node.index &+ entry.span : index
    }

    /// The next member, or nil behind the last.
    public mutating func next() -> (name: JSONNode, value: JSONNode)? {
        guard index < end else { return nil }
        let name = JSONNode(index: index)
        let value = JSONNode(index: index &+ 1)
        index = document.end(of: value)
        return (name, value)
    }
}

/// The elements of an array.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
    private let document: JSONDocument
    private var index: UInt32
    private let end: UInt32

    init(document: JSONDocument, node: JSONNode) {
        self.document = document
        let entry = document.entry(node)
        index = node.index &+ 1
        end = entry.tag == JSONTag.array ? node.index &+ entry.span : index
    }

    /// The next element, or nil behind the last.
    public mutating func next() -> JSONNode? {
        guard index < end else { return nil }
        let node = JSONNode(index: index)
        index = document.end(of: node)
        return node
    }
}
