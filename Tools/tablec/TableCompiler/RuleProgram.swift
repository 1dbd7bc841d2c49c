import TableFormat

/// The rules between members and items, each turned into operations.
struct RuleProgram {
    /// The words of a rule; `actions` are those of which it has exactly one.
    static let actions = [
        "require", "unique", "atLeast", "atMost", "exactly", "subset", "among", "each", "layoutFields",
        "unchanged", "kept", "keepAtLeast",
    ]
    static let words = ["report", "source", "on", "when", "where", "of", "member", "at", "unlessAnother"] + actions

    /// What a rule of a kind is about when it compares an item with what becomes of it, and the words that mean this anyway.
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
        _ file: DetailFile, limits: [(name: String, value: Int)], classes: [String: Int], to tables: inout RuleTables
    ) {
        for value in file.rules?.array(diagnostics) ?? [] {
            guard let source = value.object(RuleProgram.words, diagnostics), let place = source.required("report"),
                let code = place.text(diagnostics)
            else {
                isWhole = false
                continue
            }
            guard let problem = problems.row(code) else {
                isWhole = false
                diagnostics.report("rules.unknownCode", at: place, "the code '\(code)' is not among the problems")
                continue
            }
            if reported.updateValue(place, forKey: code) != nil {
                diagnostics.report("rules.duplicateRule", at: place, "another rule reports '\(code)'")
            }
            let rows = rows(source, problem, file.kind, limits, classes, &tables)
            for row in rows { tables.rules.add(row) }
        }
    }

    private func rows(
        _ source: SourceObject, _ problem: Int, _ kind: String, _ limits: [(name: String, value: Int)],
        _ classes: [String: Int],
        _ tables: inout RuleTables
    ) -> [[Int?]] {
        let named = RuleProgram.actions.filter { source.optional($0) != nil }
        guard let action = named.first, named.count == 1 else {
            let known = RuleProgram.actions.joined(separator: ", ")
            diagnostics.report("rules.action", at: source.value, "a rule has exactly one of \(known)")
            return []
        }
        func compile(_ object: String, _ subject: RuleSubject, _ diagnostics: Diagnostics) -> [[Int?]] {
            let rule = RuleSource(
                source: source, action: action, problem: problem, object: object, subject: subject, schema: schema,
                problems: problems, limits: limits, classes: classes, policies: policies, diagnostics: diagnostics)
            return rule.rows(&tables)
        }
        let on = source.optional("on")?.text(diagnostics)
        let isChange = RuleProgram.changes.contains(action) || on == RuleProgram.change
        if isChange, kind != CardSchema.card {
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
            // A kind without one of the members is passed over, unless all are.
            let fitting = schema.kinds.filter { kind in
                let trial = Diagnostics()
                var scratch = RuleTables()
                let rule = RuleSource(
                    source: source, action: action, problem: problem, object: kind.name, subject: .item,
                    schema: schema, problems: problems, limits: limits, classes: classes, policies: policies,
                    diagnostics: trial)
                return !rule.rows(&scratch).isEmpty && trial.isEmpty
            }
            return (fitting.isEmpty ? Array(schema.kinds.prefix(1)) : fitting).flatMap {
                compile($0.name, .item, diagnostics)
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
