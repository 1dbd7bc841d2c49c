import Findings
import JSONText

extension Validator {
    /// What keeps a text from being the card before a change: it is no JSON, has a member twice, is no card, or has parts that
    /// cannot be read, about which the rules on changes would be silent. Places are into the text.
    package func problems(ofBefore text: [UInt8]) -> [Problem] {
        let document: JSONDocument
        do { document = try JSONDocument(text, limits: limits) } catch { return [problem(error)] }
        let check = CardCheck(tables: tables, policy: .none)
        check.begin(document, .unknown)
        check.reportDuplicates()
        _ = check.read(document, document.root)
        return check.finish().problems
    }

    /// Whether a payload is a change, with both its sides.
    package func isChange(_ payload: [UInt8]) -> Bool {
        guard let document = try? JSONDocument(payload, limits: limits), document.kind(document.root) == .object else {
            return false
        }
        let check = CardCheck(tables: tables, policy: policy)
        check.begin(document, .unknown)
        guard case .change = check.form(of: document.root) else { return false }
        return true
    }
}
