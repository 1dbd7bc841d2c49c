public import EmailAddresses
import TableFormat

/// How much problems matter to those who ask, where it differs from the tables.
///
/// What the tables call information can be made an error, and what somebody does not want to hear can be left out. Whether a
/// report is valid follows. What makes a payload unreadable (`json.*`) and the bounds on a report stay as they are.
public struct Policy: Sendable {
    /// What a policy makes of a problem.
    public enum Level: String, Sendable, CaseIterable {
        /// The problem is not reported. What is saved in another form is saved so all the same.
        case off
        case info
        case warning
        case error

        var severity: Severity? {
            switch self {
            case .off: nil
            case .info: .info
            case .warning: .warning
            case .error: .error
            }
        }
    }

    /// The tables as they are.
    public static let none = Policy()

    /// One level a row of the table of problems; empty when there are none.
    let levels: [Level?]

    private init() {
        levels = []
        (name, email) = (nil, .detail)
    }

    /// What rules call the policy: the name of one of the tables.
    public private(set) var name: String?

    /// What is asked of e-mail addresses.
    public private(set) var email: EmailPolicy

    /// A policy over the codes of some tables.
    ///
    /// - Throws: `PolicyError` for a code that the tables do not have or that no policy may change.
    public init(_ severities: KeyValuePairs<String, Level>, tables: Tables) throws(PolicyError) {
        var levels = [Level?](repeating: nil, count: tables.rules.problems.count)
        for (code, level) in severities { levels[try Policy.row(code, tables)] = level }
        self.levels = levels
        (name, email) = (nil, .detail)
    }

    init(levels: [Level?], email: EmailPolicy, name: String?) {
        self.levels = levels
        (self.name, self.email) = (name, email)
    }

    /// A policy of the tables: what `Rules/policies` has, and a team's folder beside it.
    ///
    /// - Throws: `PolicyError` when the tables have none of this name.
    public init(named name: String, tables: Tables) throws(PolicyError) {
        try self.init(named: name, tables: tables, depth: tables.policyNames.count)
    }

    init(named name: String, tables: Tables, depth: Int) throws(PolicyError) {
        guard depth >= 0, let json = tables.rules.policy(name) else {
            throw PolicyError(.unknownPolicy, name: name, nearest: nearestWord(to: name, among: tables.policyNames))
        }
        try self.init(json: Array(json.utf8), tables: tables, depth: depth)
        self.name = name
    }

    /// The row of a code that a policy may change.
    static func row(_ code: String, _ tables: Tables) throws(PolicyError) -> Int {
        guard let row = tables.rules.problem(code) else {
            let known = tables.rules.codes.map(\.code).filter {
                tables.rules.problem($0).map(tables.rules.isFixed) == false
            }
            throw PolicyError(.unknownCode, name: code, nearest: nearestWord(to: code, among: known))
        }
        guard !tables.rules.isFixed(row) else { throw PolicyError(.fixedCode, name: code) }
        return row
    }

    /// The severity of a problem, by its row; `nil` when it is not to be told.
    func severity(_ row: Int, in rules: RuleTable) -> Severity? {
        guard row < levels.count, let level = levels[row] else { return rules.severity(ofProblem: row) }
        return level.severity
    }
}

extension RuleTable {
    /// The kind of the codes that say that a payload cannot be read.
    private static let payloadKind = "json"

    /// Whether a problem is about reading and reporting, not about what a card says.
    func isFixed(_ row: Int) -> Bool {
        let kind = texts[problems[row, RuleLayout.Problem.kind.rawValue]]
        return code(ofProblem: row) == RuleCode.tooManyProblems || kind == RuleTable.payloadKind
    }
}
