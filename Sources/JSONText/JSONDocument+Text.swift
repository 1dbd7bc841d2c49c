extension JSONDocument {
    /// Gives the text of a string or name, decoded. Without escapes it is the text's own bytes, in place.
    ///
    /// - Returns: nil when the node is no string.
    @inlinable
    public func withText<R, E: Error>(
        of node: JSONNode, _ body: (Span<UInt8>) throws(E) -> R
    ) throws(E) -> R? {
        guard let content = quotedContent(of: node) else { return nil }
        defer { withExtendedLifetime(self) {} }
        guard content.hasEscapes else { return try body(content.bytes.span) }
        return try body(decoded(node).span)
    }

    /// The text of a string or name, nil for other kinds.
    public func string(of node: JSONNode) -> String? {
        withText(of: node) { String(decoding: $0) }
    }

    /// Whether the node is a string or name with this text, byte for byte.
    public func text(of node: JSONNode, equals text: Span<UInt8>) -> Bool {
        text.withUnsafeBufferPointer { isText(node, equalTo: $0) }
    }

    /// Whether the node is a string or name with this text, byte for byte.
    public func text(of node: JSONNode, equals text: StaticString) -> Bool {
        text.withUTF8Buffer { isText(node, equalTo: $0) }
    }

    /// Whether the node is a string or name with this text, byte for byte.
    @_disfavoredOverload
    public func text(of node: JSONNode, equals text: String) -> Bool {
        self.text(of: node, equals: text.utf8Span.span)
    }

    private func isText(_ node: JSONNode, equalTo text: UnsafeBufferPointer<UInt8>) -> Bool {
        defer { withExtendedLifetime(storage) {} }
        let entry = entry(node)
        return entry.isQuoted && entry.isText(text, in: storage.contents.pointee.bytes)
    }

    /// The content of a string or name as it is written, in the memory of the document.
    @usableFromInline
    func quotedContent(of node: JSONNode) -> (bytes: UnsafeBufferPointer<UInt8>, hasEscapes: Bool)? {
        let entry = entry(node)
        guard entry.isQuoted else { return nil }
        let start = UnsafePointer(storage.contents.pointee.bytes) + Int(entry.offset)
        return (UnsafeBufferPointer(start: start, count: Int(entry.length)), entry.hasEscapes)
    }

    /// The text of a string or name with escapes.
    @usableFromInline
    func decoded(_ node: JSONNode) -> [UInt8] {
        defer { withExtendedLifetime(storage) {} }
        let entry = entry(node)
        // Decoded text is never longer than what it was written with.
        return [UInt8](unsafeUninitializedCapacity: Int(entry.length)) { room, count in
            var decoded = JSONTextIterator(bytes: storage.contents.pointee.bytes, entry: entry)
            while let byte = decoded.next() {
                room.initializeElement(at: count, to: byte)
                count += 1
            }
        }
    }
}
