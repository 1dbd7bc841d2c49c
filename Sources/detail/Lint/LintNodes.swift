import DetailKit
import JSONText

/// The values of a payload by their pointers, for those who ask for more than a report tells.
struct LintNodes {
    /// Nil when the payload is no JSON.
    private let document: JSONDocument?

    init(_ payload: Input) { self.init(payload.bytes) }

    init(_ payload: [UInt8]) {
        let limits = JSONLimits(bytes: JSONLimits.largest, duplicates: .collected)
        document = try? JSONDocument(payload, limits: limits)
    }

    /// A step of a pointer: the name of a member as it is in the payload, or the index of an element.
    enum Segment {
        case name(String)
        case index(Int)
    }

    /// The steps of a pointer. What leads to nothing in the payload is names.
    func segments(_ path: String) -> [Segment] {
        guard let pointer = try? JSONPointer(path) else { return [] }
        var node = document?.root
        return pointer.tokens.map { token in
            guard let document, let parent = node else { return .name(token) }
            if document.kind(parent) == .array, let index = Int(token) {
                node = document.element(index, of: parent)
                return .index(index)
            }
            node = document.member(token, of: parent)
            return .name(token)
        }
    }

    /// Writes the value at a pointer, if there is one.
    func write(_ path: String, named name: StaticString, to writer: inout JSONWriter) {
        guard let (document, node) = node(path) else { return }
        writer.name(name)
        writer.value(node, of: document)
    }

    /// The value at a pointer as compact JSON.
    func text(_ path: String) -> String? {
        guard let (document, node) = node(path) else { return nil }
        var writer = JSONWriter()
        writer.value(node, of: document)
        return writer.text
    }

    private func node(_ path: String) -> (JSONDocument, JSONNode)? {
        guard let document, let node = (try? JSONPointer(path))?.resolve(in: document) else { return nil }
        return (document, node)
    }

    /// Four hexadecimal digits that differ when the value does, as good as always, and are far too few to find the value
    /// again. Of a list or an object only that it is one: what lies in it has problems of its own.
    func mark(_ path: String) -> String {
        guard let (document, node) = node(path) else { return LintHash.mark([]) }
        switch document.kind(node) {
        case .object: return LintHash.mark([UInt8(ascii: "{")])
        case .array: return LintHash.mark([UInt8(ascii: "[")])
        default:
            let range = document.sourceRange(node)
            return LintHash.mark(document.withBytes(in: range) { $0.withUnsafeBufferPointer(Array.init) })
        }
    }
}
