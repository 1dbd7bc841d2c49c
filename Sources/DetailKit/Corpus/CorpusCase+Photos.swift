package import JSONText
import TableFormat

extension CorpusCase {
    /// The files beside a payload, by their names: their bytes in hexadecimal, a list of such parts, `outside`, `unopened` or `unreadable`. Any other
    /// file is missing.
    package static func photos(_ node: JSONNode, _ document: JSONDocument) -> @Sendable (String) -> PhotoSource {
        var files: [String: PhotoSource] = [:]
        for member in document.members(of: node) {
            guard let name = document.string(of: member.name) else { continue }
            if let text = document.string(of: member.value) {
                files[name] =
                    switch text {
                    case "outside": .outside
                    case "unopened": .unopened
                    default: ExamplePayload.bytes(hexadecimal: text).map(PhotoSource.bytes) ?? .unreadable
                    }
            } else {
                let parts = document.elements(of: member.value).map { part($0, document) }
                files[name] = .bytes(ExamplePayload(parts).bytes)
            }
        }
        return { [files] in files[$0] ?? .missing }
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
