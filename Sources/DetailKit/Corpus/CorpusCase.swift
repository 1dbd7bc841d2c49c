import JSONText

/// One case of the corpus: a payload, what a report must say of it, and why.
///
/// A file of the corpus is an array of such objects:
/// ```
/// {"id": "phone-trunk-zero", "given": payload, "expect": {"valid": bool, "problems": [{"path", "code", "severity"?, "params"?, "fix"?}],
///  "normalized": payload?}, "why": "..."}
/// ```
/// In place of `problems`, `"reports": [code]` names some of them, where they are too many to list.
/// The problems are compared one by one, in their order; members that a problem does not give are not compared, and messages
/// only when that is asked for. In place of `given`, `"raw": "text"` holds a payload that is not JSON, and
/// `"parts": ["text", {"times": 9, "text": "a"}, {"bytes": "FF"}]` one that is large or no text. The members of `CaseContext`
/// say what a check has to know beside the payload.
package struct CorpusCase: Sendable {
    package let id: String
    package let payload: [UInt8]
    package let why: String
    package let context: CaseContext
    let document: JSONDocument
    let expected: JSONNode

    init?(_ node: JSONNode, in document: JSONDocument) {
        guard let id = document.member("id", of: node).flatMap(document.string(of:)),
            let why = document.member("why", of: node).flatMap(document.string(of:)), !why.isEmpty,
            let expected = document.member("expect", of: node)
        else { return nil }
        if let raw = document.member("raw", of: node).flatMap(document.string(of:)) {
            payload = Array(raw.utf8)
        } else if let given = document.member("given", of: node) {
            payload = CorpusCase.bytes(of: given, in: document)
        } else if let parts = document.member("parts", of: node) {
            payload = ExamplePayload(document.elements(of: parts).map { ExamplePayload.Part($0, document) }).bytes
        } else {
            return nil
        }
        context = CaseContext(node, document)
        guard context.isSound else { return nil }
        self.id = id
        self.why = why
        self.document = document
        self.expected = expected
    }

    /// A value as compact JSON.
    static func bytes(of node: JSONNode, in document: JSONDocument) -> [UInt8] {
        var writer = JSONWriter()
        writer.value(node, of: document)
        return writer.bytes
    }
}
