import JSONText

/// The nodes of a document one after another.
enum JSONDocumentWalk {
    /// The texts that are values and not names.
    static func texts(of document: JSONDocument) -> [String] {
        nodes(document.root, of: document).compactMap { document.isName($0) ? nil : document.string(of: $0) }
    }

    /// A node and everything inside it, in document order.
    static func nodes(_ root: JSONNode, of document: JSONDocument) -> [JSONNode] {
        var found: [JSONNode] = []
        var open = [root]
        while let node = open.popLast() {
            found.append(node)
            switch document.kind(node) {
            case .object: open += document.members(of: node).map(\.value).reversed()
            case .array: open += Array(document.elements(of: node)).reversed()
            default: break
            }
        }
        return found
    }
}
