extension JSONDocument {
    /// The node that a part of a value is in a copy of that value, byte for byte, in another document.
    ///
    /// - Returns: nil for what is no part of the value.
    package func node(_ part: JSONNode, of value: JSONNode, copiedTo copy: JSONNode) -> JSONNode? {
        guard value.index <= part.index, part.index < end(of: value) else { return nil }
        return JSONNode(index: part.index - value.index + copy.index)
    }
}
