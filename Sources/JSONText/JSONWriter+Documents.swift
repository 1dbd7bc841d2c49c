extension JSONWriter {
    /// Writes a value of a document in this writer's layout, with some values replaced.
    ///
    /// Numbers stay as written; strings are escaped as this writer escapes. Nothing recurses.
    ///
    /// - Parameters:
    ///   - replace: called for each value before it is written. It may write another value in its place, exactly
    ///     one, and return true; the names of members are kept.
    public mutating func value(
        _ node: JSONNode, of document: JSONDocument, replacing replace: (JSONNode, inout JSONWriter) -> Bool
    ) {
        // The ends of the containers that are open, outermost first.
        var open: [(end: UInt32, isObject: Bool)] = []
        var next = node.index
        let end = document.end(of: node)
        while true {
            while let last = open.last, last.end == next {
                if last.isObject { endObject() } else { endArray() }
                open.removeLast()
            }
            guard next < end else { return }
            let node = JSONNode(index: next)
            let entry = document.entry(node)
            if entry.tag == JSONTag.name {
                document.withText(of: node) { name($0) }
                next += 1
            } else if replace(node, &self) {
                next = document.end(of: node)
            } else if entry.tag == JSONTag.object || entry.tag == JSONTag.array {
                let isObject = entry.tag == JSONTag.object
                if isObject { beginObject() } else { beginArray() }
                open.append((document.end(of: node), isObject))
                next += 1
            } else {
                if document.withText(of: node, { string($0) }) == nil {
                    document.withBytes(in: entry.contentRange) { raw($0) }
                }
                next = document.end(of: node)
            }
        }
    }

    /// Writes a value of a document in this writer's layout.
    public mutating func value(_ node: JSONNode, of document: JSONDocument) {
        value(node, of: document) { _, _ in false }
    }
}
