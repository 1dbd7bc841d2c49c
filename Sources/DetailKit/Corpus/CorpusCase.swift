import JSONText

/// One case of the corpus: a payload, what a report must say of it, and why.
///
/// A file of the corpus is an array of such objects:
/// ```
/// {"id": "phone-trunk-zero", "given": payload, "expect": {"valid": bool, "problems": [{"path", "code", "severity"?, "params"?, "fix"?}],
///  "normalized": payload?}, "why": "..."}
/// ```
/// The problems are compared one by one, in their order; members that a problem does not give are not compared.
/// `"raw": "text"` in place of `given` holds a payload that is not JSON; `"today": "2026-11-30"` is the day of the check,
/// and `"photos": {"me.jpg": "FFD8..."}` are the files beside the payload (`CorpusCase+Photos.swift`).
package struct CorpusCase: Sendable {
    package let id: String
    package let payload: [UInt8]
    package let why: String
    let today: String?
    let photos: (@Sendable (String) -> PhotoSource)?
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
        } else {
            return nil
        }
        today = document.member("today", of: node).flatMap(document.string(of:))
        photos = document.member("photos", of: node).map { CorpusCase.photos($0, document) }
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
