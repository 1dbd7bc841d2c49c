import JSONText

extension CardCheck {
    /// Gives the text of a string or name, decoded; nil when the node is none. Nearly all are written without escapes.
    @inline(__always)
    func withText<R>(of node: JSONNode, _ body: (Span<UInt8>) -> R) -> R? {
        if let text = nodes.plainText(of: node) { return body(text.span) }
        return document.withText(of: node, body)
    }

    /// Whether a text has nothing but white space.
    func isBlank(_ node: JSONNode) -> Bool {
        // Most texts begin with a sign of ASCII that is none.
        if let first = nodes.plainText(of: node)?.first, 0x21..<0x7F ~= first { return false }
        return document.string(of: node)?.unicodeScalars.allSatisfy(\.properties.isWhitespace) ?? true
    }
}
