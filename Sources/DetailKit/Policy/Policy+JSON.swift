import JSONText
import TableFormat

extension Policy {
    /// The largest policy that is read; one that names every code is far smaller.
    private static let limits = JSONLimits(depth: 4, bytes: 1 << 16)

    private static let severitiesMember = "severities"

    /// Reads a policy: `{"severities": {"phone.notValid": "error", "phone.storedForm": "off"}}`.
    ///
    /// - Throws: `PolicyError` with the place of the first fault; nothing is passed over.
    public init(json: [UInt8], tables: Tables) throws(PolicyError) {
        let document: JSONDocument
        do { document = try JSONDocument(json, limits: Policy.limits) } catch {
            var fault = PolicyError(.malformed, name: error.code.rawValue)
            (fault.line, fault.column) = (error.line, error.column)
            throw fault
        }
        var levels = [Level?](repeating: nil, count: tables.rules.problems.count)
        for (name, node, value) in try document.policyMembers(of: document.root) {
            guard name == Policy.severitiesMember else {
                let nearest = nearestWord(to: name, among: [Policy.severitiesMember])
                throw document.fault(.unknownMember, at: node, name: name, nearest: nearest)
            }
            for (code, node, value) in try document.policyMembers(of: value) {
                let row: Int
                do { row = try Policy.row(code, tables) } catch { throw document.place(error, at: node) }
                guard let text = document.string(of: value) else {
                    throw document.fault(.wrongType, at: value, name: code)
                }
                guard let level = Level(rawValue: text) else {
                    let nearest = nearestWord(to: text, among: Level.allCases.map(\.rawValue))
                    throw document.fault(.unknownLevel, at: value, name: text, nearest: nearest)
                }
                levels[row] = level
            }
        }
        self.init(levels: levels)
    }
}

extension JSONDocument {
    fileprivate func policyMembers(
        of node: JSONNode
    ) throws(PolicyError) -> [(name: String, nameNode: JSONNode, value: JSONNode)] {
        guard kind(node) == .object else { throw fault(.wrongType, at: node) }
        return members(of: node).map { (string(of: $0.name) ?? "", $0.name, $0.value) }
    }

    fileprivate func fault(
        _ reason: PolicyError.Reason, at node: JSONNode, name: String = "", nearest: String? = nil
    ) -> PolicyError {
        place(PolicyError(reason, name: name, nearest: nearest), at: node)
    }

    fileprivate func place(_ error: PolicyError, at node: JSONNode) -> PolicyError {
        let position = position(ofByte: sourceRange(node).lowerBound)
        var error = error
        (error.line, error.column) = (position.line, position.column)
        return error
    }
}
