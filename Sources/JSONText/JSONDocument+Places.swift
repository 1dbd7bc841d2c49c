extension JSONDocument {
    /// The bytes of a node, from 0: of strings and names with their quotes, of containers with their brackets.
    public func sourceRange(_ node: JSONNode) -> Range<Int> {
        let entry = entry(node)
        let content = entry.contentRange
        return entry.isQuoted ? content.lowerBound - 1..<content.upperBound + 1 : content
    }

    /// The bytes of a node, of strings and names without their quotes.
    public func contentRange(_ node: JSONNode) -> Range<Int> { entry(node).contentRange }

    /// The line and column of a byte of the text.
    public func position(ofByte offset: Int) -> JSONPosition {
        withBytes { JSONPosition(ofByte: offset, in: $0) }
    }

    /// The byte in the text from which a byte of a string's decoded text comes.
    ///
    /// - Parameters:
    ///   - offset: counted from 0 in what `withText` gives. Bytes that an escape wrote come from its backslash; the
    ///     text's own length, and anything beyond, from the closing quote.
    ///   - node: a string or name. For other nodes the answer counts from their first byte.
    public func sourceOffset(ofTextOffset offset: Int, in node: JSONNode) -> Int {
        sourceRange(ofText: offset..<max(offset, 0), in: node).lowerBound
    }

    /// The bytes in the text that wrote a part of a string's decoded text, escapes as a whole.
    public func sourceRange(ofText range: Range<Int>, in node: JSONNode) -> Range<Int> {
        let entry = entry(node)
        let content = entry.contentRange
        let wanted = max(range.lowerBound, 0)..<max(range.upperBound, 0)
        guard entry.hasEscapes else {
            let inside = wanted.clamped(to: 0..<content.count)
            return content.lowerBound + inside.lowerBound..<content.lowerBound + inside.upperBound
        }
        defer { withExtendedLifetime(storage) {} }
        var text = JSONTextIterator(bytes: storage.contents.pointee.bytes, entry: entry)
        var lower = content.upperBound
        var index = 0
        while text.next() != nil {
            if index == wanted.lowerBound {
                lower = text.source
                if wanted.isEmpty { return lower..<lower }
            }
            index += 1
            if index >= wanted.upperBound, index > wanted.lowerBound { return lower..<text.sourceEnd }
        }
        return lower..<content.upperBound
    }
}
