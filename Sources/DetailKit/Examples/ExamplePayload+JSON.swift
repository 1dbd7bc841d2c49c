import JSONText
import TableFormat

extension ExamplePayload.Part {
    /// `"text"`, `{"text": "text", "times": 9}` or `{"bytes": "FF00", "times": 9}`.
    init(_ node: JSONNode, _ document: JSONDocument) {
        let times = max(document.member("times", of: node).flatMap(document.integer(of:)) ?? 1, 0)
        if let bytes = document.member("bytes", of: node).flatMap(document.string(of:)) {
            self.init(form: .bytes, text: bytes, times: times)
        } else {
            let text = document.member("text", of: node) ?? node
            self.init(form: .text, text: document.string(of: text) ?? "", times: times)
        }
    }
}
