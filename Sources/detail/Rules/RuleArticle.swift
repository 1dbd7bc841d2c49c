import DetailKit
import TableFormat

/// What there is to say about one code: what the tables say of it, and what becomes of its examples.
struct RuleArticle {
    /// An example with what was found in the payload that breaks the rule.
    struct Example {
        let example: RuleExample
        let context: CaseContext
        let broken: [UInt8]
        let answer: ExampleAnswer
    }

    let rule: RuleDescription
    let wording: Wording
    let examples: [Example]

    /// How many examples do not break the rule with these tables, such as with a limit that a team has raised.
    let leftOut: Int

    init(_ rule: RuleDescription, _ wording: Wording) {
        self.rule = rule
        self.wording = wording
        let code = rule.code
        let examples = rule.examples.compactMap { example -> Example? in
            let context = CaseContext(example.context)
            let broken = example.broken.bytes
            let answer = try? ExampleAnswer(broken, context, wording.validator)
            guard let answer, answer.codes.contains(code) else { return nil }
            return Example(example: example, context: context, broken: broken, answer: answer)
        }
        self.examples = examples
        leftOut = rule.examples.count - examples.count
    }

    /// The problem as the first example really gives it.
    private var problem: Problem? { examples.first?.answer.problems.first { $0.code == rule.code } }

    /// What stands for the problem where no example gives it: its parameters by their names.
    private var named: Finding {
        Finding(code: rule.code, range: 0..<0, parameters: rule.parameters.map { Parameter($0, "{\($0)}") })
    }

    /// What is said about it, as in the first example.
    var message: String {
        problem.map { wording.validator.message($0, language: wording.language) }
            ?? wording.validator.message(named, language: wording.language)
    }

    /// Why it is a problem and what to do about it.
    var explanation: String {
        let explanation =
            problem.map { wording.validator.explanation($0, language: wording.language) }
            ?? wording.validator.explanation(named, language: wording.language)
        return explanation ?? ""
    }

    var severity: String { rule.severity?.rawValue ?? ProblemSeverity.off.rawValue }

    /// The policies of the tables that give it another severity, each with that.
    var policies: [String] {
        let tables = wording.validator.tables
        return tables.policyNames.compactMap { name in
            guard let policy = try? Policy(named: name, tables: tables) else { return nil }
            let severity = Validator(tables: tables, policy: policy)
                .severity(of: Finding(code: rule.code, range: 0..<0))
            let word = severity?.rawValue ?? ProblemSeverity.off.rawValue
            return severity == rule.severity ? nil : "\(name) \(word)"
        }
    }

    /// The names and values of the facts about it, for people.
    var facts: [(key: String, value: String)] {
        var facts = [("rule.severity", rule.severity?.rawValue ?? wording.phrase("rule.off"))]
        if !policies.isEmpty { facts.append(("rule.policies", policies.joined(separator: ", "))) }
        facts.append(("rule.since", rule.since))
        facts.append(("rule.source", rule.source))
        if !rule.parameters.isEmpty { facts.append(("rule.parameters", rule.parameters.joined(separator: ", "))) }
        return facts.map { (key: $0.0, value: $0.1) }
    }

    /// That examples are left out, if any are.
    var exception: String? { leftOut == 0 ? nil : wording.phrase("rule.leftOut", count: leftOut) }

    /// What has to be known to understand an example, one line each.
    func conditions(_ example: Example) -> [String] {
        let context = example.context
        var lines: [String] = []
        if let question = context.question { lines.append(wording.phrase("rule.asks.\(question.rawValue)")) }
        if let today = context.today { lines.append(wording.phrase("rule.today", [Parameter("today", today)])) }
        if let policy = context.policy { lines.append(wording.phrase("rule.policy", [Parameter("policy", policy)])) }
        for level in context.levels {
            let parameters = [Parameter("code", level.code), Parameter("level", level.level)]
            lines.append(wording.phrase("rule.level", parameters))
        }
        return lines
    }
}
