extension JSONDocument {
    /// Gives the text of a string or name, decoded. Without escapes it is the text's own bytes, in place.
    ///
    /// - Returns: nil when the node is no string.
    public func withText<R>(of node: JSONNode, _ body: (Span<UInt8>) -> R) -> R? {
        let entry = entry(node)
        guard entry.isQuoted else { return nil }
        guard entry.hasEscapes else { return withBytes(in: entry.contentRange, body) }
        // Decoded text is never longer than what it was written with.
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Int(entry.length)) { room in
            body(UnsafeBufferPointer(room).extracting(0..<decode(entry, into: room)).span)
        }
    }

    /// The text of a string or name, nil for other kinds.
    public func string(of node: JSONNode) -> String? {
        withText(of: node) { String(decoding: $0) }
    }

    /// Whether the node is a string or name with this text, byte for byte.
    public func text(of node: JSONNode, equals text: Span<UInt8>) -> Bool {
        text.withUnsafeBufferPointer { isText(entry(node), equalTo: $0) }
    }

    /// Whether the node is a string or name with this text, byte for byte.
    public func text(of node: JSONNode, equals text: StaticString) -> Bool {
        text.withUTF8Buffer { isText(entry(node), equalTo: $0) }
    }

    /// Whether the node is a string or name with this text, byte for byte.
    @_disfavoredOverload
    public func text(of node: JSONNode, equals text: String) -> Bool {
        self.text(of: node, equals: text.utf8Span.span)
    }

    func isText(_ entry: JSONTapeEntry, equalTo text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard entry.isQuoted else { return false }
        defer { withExtendedLifetime(storage) {} }
        let bytes = UnsafePointer(storage.header.bytes)
        if !entry.hasEscapes {
            guard Int(entry.length) == text.count else { return false }
            let content = bytes + Int(entry.offset)
            for index in 0..<text.count where content[index] != text[index] { return false }
            return true
        }
        var decoded = JSONTextIterator(bytes: bytes, entry: entry)
        for byte in text where decoded.next() != byte { return false }
        return decoded.next() == nil
    }

    /// Decodes and returns the number of bytes.
    private func decode(_ entry: JSONTapeEntry, into room: UnsafeMutableBufferPointer<UInt8>) -> Int {
        defer { withExtendedLifetime(storage) {} }
        var decoded = JSONTextIterator(bytes: storage.header.bytes, entry: entry)
        var count = 0
        while let byte = decoded.next() {
            room.initializeElement(at: count, to: byte)
            count += 1
        }
        return count
    }
}
