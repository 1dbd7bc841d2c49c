import JSONText

/// JSON as people lay it out: what fits stands on one line, and of what does not, each member has a line.
///
/// Texts and numbers stay as they are written in the tables, so an escaped character is shown escaped.
enum ExampleText {
    /// Characters on a line.
    private static let width = 96

    static func laidOut(_ value: SourceValue) -> String {
        text(value.node, value.file.document, indent: 0, before: 0)
    }

    /// The depth of a document is bounded by its reader.
    private static func text(_ node: JSONNode, _ document: JSONDocument, indent: Int, before: Int) -> String {
        let line = oneLine(node, document)
        let isObject = document.kind(node) == .object
        guard isObject || document.kind(node) == .array, indent + before + line.count > width else { return line }
        let inner = String(repeating: " ", count: indent + 2)
        let lines = children(node, document).map { name, value in
            inner + name + text(value, document, indent: indent + 2, before: name.count)
        }
        let (open, close) = isObject ? ("{", "}") : ("[", "]")
        return "\(open)\n\(lines.joined(separator: ",\n"))\n\(String(repeating: " ", count: indent))\(close)"
    }

    private static func oneLine(_ node: JSONNode, _ document: JSONDocument) -> String {
        let inner = { children(node, document).map { $0 + oneLine($1, document) }.joined(separator: ", ") }
        return switch document.kind(node) {
        case .object: "{\(inner())}"
        case .array: "[\(inner())]"
        default: source(node, document)
        }
    }

    /// The values of a container, each with what stands before it.
    private static func children(_ node: JSONNode, _ document: JSONDocument) -> [(name: String, value: JSONNode)] {
        if document.kind(node) == .array { return document.elements(of: node).map { ("", $0) } }
        return document.members(of: node).map { (source($0.name, document) + ": ", $0.value) }
    }

    private static func source(_ node: JSONNode, _ document: JSONDocument) -> String {
        document.withBytes(in: document.sourceRange(node)) { bytes in
            bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
        }
    }
}
