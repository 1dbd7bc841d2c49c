import JSONText
import TableFormat

/// A condition as a rule states it: tests of members, joined.
indirect enum RuleCondition {
    case test(RuleTest)
    case all([RuleCondition])
    case any([RuleCondition])
    case not(RuleCondition)

    /// What is no name of a member in a condition.
    static let words = ["all", "any", "not", "policy"]

    /// Whose members are meant, by what stands before their names. In a change, what has nothing before it is the item as it
    /// was.
    static let prefixes: [(text: String, scope: TestScope)] = [
        ("card.", .card), ("new.", .newItem), ("oldCard.", .oldCard),
    ]
}

/// One test of a condition.
struct RuleTest {
    let action: TestAction
    var scope = TestScope.subject
    var member: CardSchema.Member?
    var low = -RuleLayout.unbounded
    var high = RuleLayout.unbounded
    var texts: [String] = []
    var otherScope = TestScope.subject
    var other: CardSchema.Member?
    var characters: Int?
    let place: SourceValue
}

/// Reads conditions about the members of one object.
struct RuleConditionReader {
    let schema: CardSchema

    /// The object whose members are meant.
    let object: String

    /// The limits that have names, and the classes of characters by their rows.
    let limits: NamedLimits.Scope
    let classes: [String: Int]
    let policies: [String]

    /// Whether there is a card before and one after.
    var isChange = false

    /// Whether the rule is about a list of the card and what refers to it, so that the card is no subject: there may be none.
    var isAboutList = false
    let diagnostics: Diagnostics

    func condition(_ value: SourceValue) -> RuleCondition? {
        guard let entries = value.entries(diagnostics) else { return nil }
        if entries.isEmpty { diagnostics.report("rules.emptyCondition", at: value, "a condition that says nothing") }
        let parts = entries.compactMap { part($0.name, $0.nameValue, $0.value) }
        guard parts.count == entries.count, !parts.isEmpty else { return nil }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private func part(_ name: String, _ place: SourceValue, _ value: SourceValue) -> RuleCondition? {
        switch name {
        case "all", "any":
            guard let listed = value.array(diagnostics) else { return nil }
            let parts = listed.compactMap(condition)
            if listed.isEmpty { diagnostics.report("rules.emptyCondition", at: value, "a condition that says nothing") }
            guard parts.count == listed.count, !parts.isEmpty else { return nil }
            return name == "all" ? .all(parts) : .any(parts)
        case "not": return condition(value).map { .not($0) }
        case "policy":
            guard let names = value.kind == .array ? value.texts(diagnostics) : value.text(diagnostics).map({ [$0] })
            else { return nil }
            for name in names where !policies.contains(name) {
                let hint = NearestName.hint(name, among: policies)
                diagnostics.report("rules.unknownPolicy", at: value, "there is no policy '\(name)'\(hint)")
            }
            return .test(RuleTest(action: .policy, texts: names, place: place))
        default:
            guard let (scope, member) = member(name, place) else { return nil }
            return test(scope, member, place, value)
        }
    }

    /// A member by its name, with the scope before it.
    func member(_ name: String, _ place: SourceValue) -> (scope: TestScope, member: CardSchema.Member)? {
        let prefix = RuleCondition.prefixes.first { name.hasPrefix($0.text) }
        let scope = prefix?.scope ?? .subject
        let word = String(name.dropFirst(prefix?.text.utf8.count ?? 0))
        let owner = scope == .card || scope == .oldCard ? CardSchema.card : object
        if scope == .newItem || scope == .oldCard, !isChange {
            diagnostics.report("rules.scope", at: place, "only a rule on a change knows '\(name)'")
            return nil
        }
        guard let member = schema.member(word, of: owner, at: place, diagnostics) else { return nil }
        if isAboutList, scope == .card || scope == .subject { return (.card, member) }
        return (object == CardSchema.card ? ofCard(scope) : scope, member)
    }

    /// Whose members are meant where the subject is a card itself: of a change, the card before it.
    private func ofCard(_ scope: TestScope) -> TestScope {
        switch scope {
        case .card: isChange ? .newItem : .subject
        case .oldCard: .subject
        case .subject, .newItem: scope
        }
    }

    func mismatch(_ member: CardSchema.Member, _ what: String, _ place: SourceValue) -> RuleCondition? {
        diagnostics.report(
            "rules.type", at: place, "'\(member.name)' is a \(member.type.rawValue), which has no \(what)")
        return nil
    }
}
