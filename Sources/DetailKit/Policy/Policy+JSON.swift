import EmailAddresses
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
        var email = EmailPolicy.detail
        var settings: [Setting] = []
        for (name, node, value) in try document.policyMembers(of: document.root) {
            switch name {
            case Policy.severitiesMember:
                for member in try document.policyMembers(of: value) {
                    settings.append(try Policy.setting(member, document, tables))
                }
            case Policy.emailMember:
                guard let text = document.string(of: value) else {
                    throw document.fault(.wrongType, at: value, name: name)
                }
                guard let known = EmailPolicy(rawValue: text) else {
                    let nearest = nearestWord(to: text, among: EmailPolicy.allCases.map(\.rawValue))
                    throw document.fault(.unknownPolicy, at: value, name: text, nearest: nearest)
                }
                email = known
            case Policy.nameMember, Policy.sourceMember:
                guard document.kind(value) == .string else { throw document.fault(.wrongType, at: value, name: name) }
            default:
                let known = [Policy.severitiesMember, Policy.emailMember, Policy.nameMember, Policy.sourceMember]
                throw document.fault(.unknownMember, at: node, name: name, nearest: nearestWord(to: name, among: known))
            }
        }
        self.init(levels: Policy.levels(settings, tables), email: email)
    }

    private static let emailMember = "email"
    private static let nameMember = "policy"
    private static let sourceMember = "source"

    /// What a policy says of one code, or of all that begin alike.
    private struct Setting {
        let rows: [Int]

        /// How much of the code is named: what names more of it counts.
        let weight: Int
        let level: Level
        let isBound: Bool
    }

    private static func setting(
        _ member: (name: String, nameNode: JSONNode, value: JSONNode), _ document: JSONDocument, _ tables: Tables
    ) throws(PolicyError) -> Setting {
        let (code, node, value) = member
        let rows: [Int]
        if code.hasSuffix(RuleLayout.Policy.wildcard) {
            let beginning = code.dropLast()
            let found = (0..<tables.rules.problems.count).filter {
                tables.rules.code(ofProblem: $0).hasPrefix(beginning)
            }
            rows = found.filter { !tables.rules.isFixed($0) }
            if rows.isEmpty { throw document.fault(found.isEmpty ? .unknownCode : .fixedCode, at: node, name: code) }
        } else {
            do { rows = [try Policy.row(code, tables)] } catch { throw document.place(error, at: node) }
        }
        let bound = document.kind(value) == .object ? document.member(RuleLayout.Policy.atMost, of: value) : nil
        guard let text = document.string(of: bound ?? value) else {
            throw document.fault(.wrongType, at: value, name: code)
        }
        guard let level = Level(rawValue: text) else {
            let nearest = nearestWord(to: text, among: Level.allCases.map(\.rawValue))
            throw document.fault(.unknownLevel, at: bound ?? value, name: text, nearest: nearest)
        }
        return Setting(rows: rows, weight: code.utf8.count, level: level, isBound: bound != nil)
    }

    private static func levels(_ settings: [Setting], _ tables: Tables) -> [Level?] {
        var levels = [Level?](repeating: nil, count: tables.rules.problems.count)
        for setting in settings.sorted(by: { $0.weight < $1.weight }) {
            for row in setting.rows {
                let known = tables.rules.severity(ofProblem: row).flatMap { Level(rawValue: $0.rawValue) } ?? .off
                levels[row] = setting.isBound ? [known, setting.level].min { $0.rank < $1.rank } : setting.level
            }
        }
        return levels
    }
}

extension Policy.Level {
    fileprivate var rank: Int { Policy.Level.allCases.firstIndex(of: self) ?? 0 }
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
