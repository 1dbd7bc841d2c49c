import TableFormat

/// The rules between members and items, each turned into operations.
struct RuleProgram {
    /// The words of a rule; `actions` are those of which it has exactly one.
    static let actions = [
        "require", "unique", "atLeast", "atMost", "exactly", "subset", "among", "each", "layoutFields",
        "unchanged", "kept", "keepAtLeast",
    ]
    static let words = ["report", "source", "on", "when", "where", "of", "member", "at", "unlessAnother"] + actions

    /// What a rule is about when it compares the card, or an item of the kind, with what becomes of it, and the words that
    /// mean this anyway.
    static let change = "change"
    static let changes = ["unchanged", "kept", "keepAtLeast"]

    /// What a rule of `Rules/card.json` is about when it is about the items of all kinds.
    static let everyKind = "each"

    let schema: CardSchema
    let problems: ProblemTable
    let policies: [String]
    let diagnostics: Diagnostics

    /// The codes that rules report, each with its place.
    private(set) var reported: [String: SourceValue] = [:]

    /// What the rule asks that reports a code.
    private(set) var operations: [String: String] = [:]

    /// Whether it is known of every rule which code it reports.
    private(set) var isWhole = true

    init(
        schema: CardSchema, problems: ProblemTable, policies: [String],
        _ diagnostics: Diagnostics
    ) {
        self.schema = schema
        self.problems = problems
        self.policies = policies
        self.diagnostics = diagnostics
    }

    /// Adds the rules of a file: those of the card, or of one kind.
    mutating func add(
        _ file: DetailFile, limits: NamedLimits.Scope, classes: [String: Int], to tables: inout RuleTables
    ) {
        let listed = file.rules?.array(diagnostics)
        if listed == nil, file.source.means("rules") { isWhole = false }
        for value in listed ?? [] {
            guard let source = value.object(RuleProgram.words, diagnostics), let place = source.required("report"),
                let code = place.text(diagnostics)
            else {
                isWhole = false
                continue
            }
            guard let problem = problems.row(code) else {
                isWhole = false
                if file.isWhole {
                    let hint = NearestName.of(code, among: file.problems.map(\.code)).map { "did you mean '\($0)'?" }
                    diagnostics.report(
                        "rules.unknownCode", at: place,
                        "the code '\(code)' is not among the problems; \(hint ?? "list it there, with its severity and an example")"
                    )
                }
                continue
            }
            guard file.problems.contains(where: { $0.code == code }) || code.hasPrefix(file.kind + ".") else {
                isWhole = false
                let known = file.problems.map(\.code).filter { reported[$0] == nil }
                diagnostics.report(
                    "rules.foreignCode", at: place,
                    "'\(code)' is a code of another file; a rule of '\(file.kind)' reports its own\(NearestName.hint(code, among: known))"
                )
                continue
            }
            if reported.updateValue(place, forKey: code) != nil {
                diagnostics.report("rules.duplicateRule", at: place, "another rule reports '\(code)'")
            }
            let rows = rows(source, problem, file.kind, limits, classes, &tables)
            for row in rows { tables.rules.add(row) }
        }
    }

    private mutating func rows(
        _ source: SourceObject, _ problem: Int, _ kind: String, _ limits: NamedLimits.Scope,
        _ classes: [String: Int],
        _ tables: inout RuleTables
    ) -> [[Int?]] {
        let named = RuleProgram.actions.filter { source.optional($0) != nil }
        guard let action = named.first, named.count == 1 else {
            if named.count > 1 || !RuleProgram.actions.contains(where: source.means) {
                let known = RuleProgram.actions.joined(separator: ", ")
                let given = named.count > 1 ? ", not \(named.joined(separator: " and "))" : ""
                diagnostics.report("rules.action", at: source.value, "a rule has exactly one of \(known)\(given)")
            }
            return []
        }
        if let place = source.optional("report"), let code = place.text(diagnostics) {
            let isOfNumber = action == RuleAction.require.rawValue && asksOfNumber(source.optional(action))
            operations[code] =
                action == "each"
                ? source.optional(action)?.text(diagnostics) : isOfNumber ? RuleProgram.numberType : action
        }
        func compile(_ object: String, _ subject: RuleSubject, _ diagnostics: Diagnostics) -> [[Int?]] {
            let rule = RuleSource(
                source: source, action: action, problem: problem, object: object, subject: subject, schema: schema,
                problems: problems, limits: limits, classes: classes, policies: policies, diagnostics: diagnostics)
            return rule.rows(&tables)
        }
        let on = source.optional("on")?.text(diagnostics)
        let isChange = RuleProgram.changes.contains(action) || on == RuleProgram.change
        if isChange, kind != CardSchema.card || on != RuleProgram.everyKind {
            if let on, on != RuleProgram.change, let place = source.optional("on") {
                diagnostics.report("rules.subject", at: place, "'\(action)' is about a change")
            }
            return compile(kind, .change, diagnostics)
        }
        guard let place = source.optional("on"), let on, on != CardSchema.card else {
            return compile(kind, kind == CardSchema.card ? .card : .item, diagnostics)
        }
        if kind != CardSchema.card, schema.member(on, of: kind)?.type == .names {
            return compile(kind, .list, diagnostics)
        }
        guard kind == CardSchema.card else {
            diagnostics.report(
                "rules.subject", at: place,
                "a rule of a kind is about its details, a '\(RuleProgram.change)' of one, or a list of names that each has"
            )
            return []
        }
        if on == RuleProgram.everyKind {
            let subject: RuleSubject = isChange ? .change : .item
            // A kind without one of the members is passed over, unless all are.
            let fitting = schema.kinds.filter { kind in
                let trial = Diagnostics()
                var scratch = RuleTables()
                let rule = RuleSource(
                    source: source, action: action, problem: problem, object: kind.name, subject: subject,
                    schema: schema, problems: problems, limits: limits, classes: classes, policies: policies,
                    diagnostics: trial)
                return !rule.rows(&scratch).isEmpty && trial.isEmpty
            }
            return (fitting.isEmpty ? Array(schema.kinds.prefix(1)) : fitting).flatMap {
                compile($0.name, subject, diagnostics)
            }
        }
        guard schema.member(on, of: CardSchema.card)?.type == .names else {
            diagnostics.report(
                "rules.subject", at: place,
                "a rule is about 'card', '\(RuleProgram.everyKind)', or a list of names that the card has")
            return []
        }
        return compile(CardSchema.card, .list, diagnostics)
    }
}
