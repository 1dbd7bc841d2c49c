/// Changes values of a JSON text and leaves every other byte as it is: white space, the order of members, escapes.
///
/// Every place is a place of the document as it was read, whatever has been changed before, so that changes that know nothing
/// of each other go together. One that would touch what another has taken away or replaced is refused.
public struct JSONEditor: Sendable {
    /// The document that is changed.
    public let document: JSONDocument

    /// Values in place of others, by the node that they replace.
    private(set) var replaced: [UInt32: [UInt8]] = [:]

    /// Names or elements that are taken away, by the node with which they begin.
    private(set) var removed: Set<UInt32> = []

    /// What is added to containers, in the order of the calls.
    private(set) var added: [Addition] = []

    struct Addition: Sendable, Equatable {
        let container: UInt32

        /// Before this element, or at the end.
        let before: UInt32?

        /// The name of a member, decoded.
        let name: [UInt8]?
        let value: [UInt8]
    }

    /// An editor that has changed nothing yet.
    public init(_ document: JSONDocument) { self.document = document }

    /// Whether something has been changed.
    public var isChanged: Bool { !(replaced.isEmpty && removed.isEmpty && added.isEmpty) }

    /// Puts another value in the place of one (RFC 6902, section 4.3).
    ///
    /// - Parameter value: JSON, taken as it is.
    /// - Returns: whether there is a value to replace, and nothing else has been done to it.
    public mutating func replace(_ pointer: JSONPointer, with value: [UInt8]) -> Bool {
        guard let node = pointer.resolve(in: document) else { return false }
        return replace(node, with: value)
    }

    private mutating func replace(_ node: JSONNode, with value: [UInt8]) -> Bool {
        if let known = replaced[node.index] { return known == value }
        guard isFree(node) else { return false }
        replaced[node.index] = value
        return true
    }

    /// Takes a value away, with its name where it has one (RFC 6902, section 4.2). The whole document stays.
    ///
    /// - Returns: whether there is a value to take away, and nothing has been done to it or inside it.
    public mutating func remove(_ pointer: JSONPointer) -> Bool {
        guard let node = pointer.resolve(in: document), let parent = document.parent(of: node) else { return false }
        let start = document.kind(parent) == .object ? node.index - 1 : node.index
        if removed.contains(start) { return true }
        guard isFree(node) else { return false }
        removed.insert(start)
        return true
    }

    /// Adds a member or an element (RFC 6902, section 4.1): a member that is there is replaced, an element is put before the
    /// one at the index, or behind the last for `-`.
    ///
    /// - Parameter value: JSON, taken as it is.
    /// - Returns: whether there is a container to add to that nothing else has been done to.
    public mutating func add(_ pointer: JSONPointer, _ value: [UInt8]) -> Bool {
        guard let (parent, token) = pointer.split(in: document) else {
            return replace(JSONPointer(), with: value)
        }
        guard let parent else { return false }
        let addition: Addition
        switch document.kind(parent) {
        case .object:
            if let node = document.member(token.span, of: parent) { return replace(node, with: value) }
            addition = Addition(container: parent.index, before: nil, name: token, value: value)
        case .array:
            let count = document.elements(of: parent).reduce(0) { count, _ in count + 1 }
            guard let index = token == [0x2D] ? count : JSONPointer.index(token), index <= count else { return false }
            let before = document.element(index, of: parent)
            addition = Addition(container: parent.index, before: before?.index, name: nil, value: value)
        default: return false
        }
        if added.contains(addition) { return true }
        let isTaken =
            addition.name != nil && added.contains { $0.container == parent.index && $0.name == addition.name }
        guard !isTaken, !isTouched(parent.index) else { return false }
        added.append(addition)
        return true
    }

    /// Whether nothing has been done to a node, to what it is in, or to what is in it.
    private func isFree(_ node: JSONNode) -> Bool {
        let inside = node.index..<document.end(of: node)
        if replaced.keys.contains(where: inside.contains) || added.contains(where: { inside.contains($0.container) }) {
            return false
        }
        return !removed.contains(where: inside.contains) && !isTouched(node.index)
    }

    /// Whether a node is, or is inside, one that has been taken away or replaced.
    private func isTouched(_ index: UInt32) -> Bool {
        func holds(_ start: UInt32) -> Bool {
            let node = JSONNode(index: start)
            let end = document.isName(node) ? document.end(of: JSONNode(index: start + 1)) : document.end(of: node)
            return start <= index && index < end
        }
        return replaced.keys.contains(where: holds) || removed.contains(where: holds)
    }
}

extension JSONDocument {
    /// The container that a value is in; nil for the root.
    func parent(of node: JSONNode) -> JSONNode? {
        var container = root
        var parent: JSONNode?
        while container != node {
            let isObject = kind(container) == .object
            let children = isObject ? members(of: container).map(\.value) : Array(elements(of: container))
            guard let child = children.first(where: { $0.index <= node.index && node.index < end(of: $0) }) else {
                return parent
            }
            parent = container
            container = child
        }
        return parent
    }
}

extension JSONPointer {
    /// The container that a pointer leads into, as far as it is there, and the last name or index; nil for the document.
    func split(in document: JSONDocument) -> (parent: JSONNode?, token: [UInt8])? {
        guard let slash = utf8.lastIndex(of: 0x2F) else { return nil }
        var last: [UInt8] = []
        forEachToken { last = $0 }
        return (JSONPointer(trusting: Array(utf8[..<slash])).resolve(in: document), last)
    }
}
