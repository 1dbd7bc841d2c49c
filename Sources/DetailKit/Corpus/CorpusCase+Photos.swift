package import JSONText
import TableFormat

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
        case nil: .bytes(ExamplePayload(document.elements(of: node).map { part($0, document) }).bytes)
        }
    }

    /// `{"bytes": "FF00", "times": 9}`, or a text.
    private static func part(_ node: JSONNode, _ document: JSONDocument) -> ExamplePayload.Part {
        let times = document.member("times", of: node).flatMap(document.integer(of:)) ?? 1
        if let bytes = document.member("bytes", of: node).flatMap(document.string(of:)) {
            return ExamplePayload.Part(form: .bytes, text: bytes, times: max(times, 0))
        }
        let text = document.member("text", of: node) ?? node
        return ExamplePayload.Part(form: .text, text: document.string(of: text) ?? "", times: max(times, 0))
    }
}
