import EmailAddresses
import JSONText
import TableFormat

extension Policy {
    /// The largest policy that is read; one that names every code is far smaller.
    private static let limits = JSONLimits(depth: 4, bytes: 1 << 16)

    /// Reads a policy: `{"severities": {"phone.notValid": "error", "phone.storedForm": "off"}}`.
    ///
    /// A policy may start from one of the tables: `{"base": "import", "severities": {"phone.notValid": "error"}}`. It then says what
    /// that one says, also to rules that ask for its name, except where it says something itself.
    ///
    /// - Throws: `PolicyError` with the place of the first fault; nothing is passed over.
    public init(json: [UInt8], tables: Tables) throws(PolicyError) {
        try self.init(json: json, tables: tables, depth: tables.policyNames.count)
    }

    /// - Parameter depth: how many policies this one may start from, one below another.
    init(json: [UInt8], tables: Tables, depth: Int) throws(PolicyError) {
        let document: JSONDocument
        do { document = try JSONDocument(json, limits: Policy.limits) } catch {
            var fault = PolicyError(.malformed, name: error.code.rawValue)
            (fault.line, fault.column) = (error.line, error.column)
            throw fault
        }
        var (email, base): (EmailPolicy?, Policy?) = (nil, nil)
        var settings: [Setting]?
        var named: JSONNode?
        for (name, node, value) in try document.policyMembers(of: document.root) {
            guard let member = Member(rawValue: name) else {
                let known = Member.allCases.map(\.rawValue)
                throw document.fault(.unknownMember, at: node, name: name, nearest: nearestWord(to: name, among: known))
            }
            if member == .severities {
                settings = []
                for member in try document.policyMembers(of: value) {
                    settings?.append(try Policy.setting(member, document, tables))
                }
                continue
            }
            guard let text = document.string(of: value) else {
                throw document.fault(.wrongType, at: value, name: name)
            }
            switch member {
            case .email:
                guard let known = EmailPolicy(rawValue: text) else {
                    let nearest = nearestWord(to: text, among: EmailPolicy.allCases.map(\.rawValue))
                    throw document.fault(.unknownPolicy, at: value, name: text, nearest: nearest)
                }
                email = known
            case .base:
                do { base = try Policy(named: text, tables: tables, depth: depth - 1) } catch {
                    throw document.place(error, at: value)
                }
            case .policy: named = value
            case .severities, .schema, .since, .source: break
            }
        }
        // Whoever names a policy and says nothing else means that one, and would get none.
        if let named, let name = document.string(of: named), base == nil, settings == nil,
            email == nil || tables.policyNames.contains(name)
        {
            throw document.fault(
                .noBase, at: named, name: name, nearest: nearestWord(to: name, among: tables.policyNames))
        }
        self.init(
            levels: Policy.levels(settings ?? [], from: base ?? .none, tables), email: email ?? base?.email ?? .detail,
            name: base?.name)
    }

    private enum Member: String, CaseIterable {
        case severities, email, base, policy, source, since
        case schema = "$schema"
    }

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
            if rows.isEmpty {
                let nearest = found.isEmpty ? Policy.wildcard(nearestTo: code, tables) : nil
                throw document.fault(found.isEmpty ? .unknownCode : .fixedCode, at: node, name: code, nearest: nearest)
            }
        } else {
            do { rows = [try Policy.row(code, tables)] } catch {
                let isCode = error.reason == .fixedCode || error.nearest != nil
                let nearest = isCode ? error.nearest : Policy.wildcard(nearestTo: code, tables)
                throw document.fault(error.reason, at: node, name: code, nearest: nearest)
            }
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

    /// All codes of a kind, where its name stands in place of a code.
    private static func wildcard(nearestTo text: String, _ tables: Tables) -> String? {
        let kinds = Set(
            tables.rules.codes.map(\.code).filter { tables.rules.problem($0).map(tables.rules.isFixed) == false }
                .map { String($0.prefix { $0 != "." }) }
        ).sorted()
        let name = String(text.prefix { $0 != "." && $0 != "*" })
        let kind = kinds.contains(name) ? name : nearestWord(to: name, among: kinds)
        return kind.map { $0 + "." + RuleLayout.Policy.wildcard }
    }

    private static func levels(_ settings: [Setting], from base: Policy, _ tables: Tables) -> [Level?] {
        var levels = base.levels.isEmpty ? [Level?](repeating: nil, count: tables.rules.problems.count) : base.levels
        for setting in settings.sorted(by: { $0.weight < $1.weight }) {
            for row in setting.rows {
                let known = base.severity(row, in: tables.rules).flatMap { Level(rawValue: $0.rawValue) } ?? .off
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
