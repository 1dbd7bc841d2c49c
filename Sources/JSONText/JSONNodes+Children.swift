extension JSONNodes {
    /// The members of an object, in order. Empty for other kinds.
    @inlinable @inline(__always)
    public func members(of node: JSONNode) -> Members { Members(children(of: node, JSONTag.object)) }

    /// The elements of an array, in order. Empty for other kinds.
    @inlinable @inline(__always)
    public func elements(of node: JSONNode) -> Elements { children(of: node, JSONTag.array) }

    @inlinable @inline(__always)
    func children(of node: JSONNode, _ tag: UInt32) -> Elements {
        let entry = entry(node)
        let first = node.index &+ 1
        return Elements(tape: tape, index: first, end: entry.tag == tag ? node.index &+ entry.span : first)
    }

    /// The elements of an array.
    @frozen
    public struct Elements: Sequence, IteratorProtocol {
        @usableFromInline let tape: UnsafePointer<JSONTapeEntry>
        @usableFromInline var index: UInt32
        @usableFromInline let end: UInt32

        @inlinable @inline(__always)
        init(tape: UnsafePointer<JSONTapeEntry>, index: UInt32, end: UInt32) {
            self.tape = tape
            self.index = index
            self.end = end
        }

        /// The next element, or nil behind the last.
        @inlinable @inline(__always)
        public mutating func next() -> JSONNode? {
            guard index < end else { return nil }
            defer { index = index &+ tape[Int(index)].span }
            return JSONNode(index: index)
        }
    }

    /// The members of an object, each with the nodes of its name and its value.
    @frozen
    public struct Members: Sequence, IteratorProtocol {
        @usableFromInline var children: Elements

        @inlinable @inline(__always)
        init(_ children: Elements) { self.children = children }

        /// The next member, or nil behind the last.
        @inlinable @inline(__always)
        public mutating func next() -> (name: JSONNode, value: JSONNode)? {
            guard let name = children.next(), let value = children.next() else { return nil }
            return (name, value)
        }
    }
}
