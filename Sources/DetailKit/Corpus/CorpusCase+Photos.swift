package import JSONText

extension CorpusCase {
    /// The files beside a payload, by their names: their bytes in hexadecimal, a list of parts that are put together, or
    /// `outside`, `unopened` or `unreadable`. Any other file is missing. A file is put together when it is asked for.
    package static func photos(_ node: JSONNode, _ document: JSONDocument) -> @Sendable (String) -> PhotoSource {
        { name in document.member(name, of: node).map { source($0, document) } ?? .missing }
    }

    private static func source(_ node: JSONNode, _ document: JSONDocument) -> PhotoSource {
        switch document.string(of: node) {
        case "outside": .outside
        case "unopened": .unopened
        case let text?: ExamplePayload.bytes(hexadecimal: text).map(PhotoSource.bytes) ?? .unreadable
        case nil:
            .bytes(ExamplePayload(document.elements(of: node).map { ExamplePayload.Part($0, document) }).bytes)
        }
    }
}
