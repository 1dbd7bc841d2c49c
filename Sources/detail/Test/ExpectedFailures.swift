import JSONText

/// The cases that are known to fail, each with the reason: `[{"id": "phone-trunk-zero", "reason": "not done yet"}]`.
struct ExpectedFailures {
    /// The reasons by id, of those that no case has met so far.
    private var reasons: [String: String] = [:]

    /// None.
    init() {}

    init(_ path: String) throws(Failure) {
        let bytes = try Input.read(path).bytes
        let document: JSONDocument
        do { document = try JSONDocument(bytes) } catch {
            throw Failure("\(path):\(error.line):\(error.column): \(error.code.rawValue)")
        }
        guard document.kind(document.root) == .array else {
            throw Failure("\(path): not a list of {\"id\", \"reason\"}")
        }
        for node in document.elements(of: document.root) {
            guard let id = document.member("id", of: node).flatMap(document.string(of:)),
                let reason = document.member("reason", of: node).flatMap(document.string(of:)), !reason.isEmpty,
                reasons.updateValue(reason, forKey: id) == nil
            else {
                let position = document.position(ofByte: document.sourceRange(node).lowerBound)
                throw Failure("\(path):\(position.line):\(position.column): needs an id of its own and a reason")
            }
        }
    }

    /// The reason why a case fails, if it is known to.
    mutating func take(_ id: String) -> String? { reasons.removeValue(forKey: id) }

    /// The ids that no case had.
    var remaining: [String] { reasons.keys.sorted() }
}
