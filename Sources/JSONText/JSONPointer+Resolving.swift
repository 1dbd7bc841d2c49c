extension JSONPointer {
    /// The value that the pointer points to in a document, or nil when the document has none there.
    ///
    /// Of members with one name it is the first. Indices are digits without leading zeros; `-`, the element behind
    /// the last, is never there (RFC 6901, section 4).
    public func resolve(in document: JSONDocument) -> JSONNode? {
        var node: JSONNode? = document.root
        forEachToken { token in
            guard let parent = node else { return }
            switch document.kind(parent) {
            case .object: node = document.member(token.span, of: parent)
            case .array: node = JSONPointer.index(token).flatMap { document.element($0, of: parent) }
            default: node = nil
            }
        }
        return node
    }

    /// RFC 6901, section 4: `0`, or digits that do not start with it.
    static func index(_ token: [UInt8]) -> Int? {
        guard let first = token.first, token.count == 1 || first != 0x30 else { return nil }
        var index = 0
        for byte in token {
            guard byte &- 0x30 < 10 else { return nil }
            let (tens, overflow) = index.multipliedReportingOverflow(by: 10)
            let (sum, overflowToo) = tens.addingReportingOverflow(Int(byte - 0x30))
            guard !overflow, !overflowToo else { return nil }
            index = sum
        }
        return index
    }
}

extension JSONDocument {
    /// The element of an array at an index, from 0. Nil when there is none or the node is no array.
    public func element(_ index: Int, of node: JSONNode) -> JSONNode? {
        var left = index
        for element in elements(of: node) {
            if left == 0 { return element }
            left -= 1
        }
        return nil
    }

    /// The pointer to a node. A member's name and its value have the same one.
    public func pointer(to node: JSONNode) -> JSONPointer {
        var pointer = JSONPointer()
        var container = root
        let target = isName(node) ? node.index + 1 : node.index
        while container.index != target {
            var child: JSONNode?
            if kind(container) == .object {
                for member in members(of: container) where contains(member.value, target) {
                    _ = withText(of: member.name) { pointer.append($0) }
                    child = member.value
                    break
                }
            } else {
                for (index, element) in elements(of: container).enumerated() where contains(element, target) {
                    pointer.append(index)
                    child = element
                    break
                }
            }
            guard let child else { return pointer }
            container = child
        }
        return pointer
    }

    private func contains(_ node: JSONNode, _ index: UInt32) -> Bool {
        node.index <= index && index < end(of: node)
    }
}
