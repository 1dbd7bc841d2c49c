import JSONText
import TableFormat

/// One rule as its file states it, about one subject.
struct RuleSource {
    let source: SourceObject

    /// The word that says what is asked.
    let action: String
    let problem: Int

    /// The object that the rule is about: the card, or that of a kind.
    let object: String
    var subject: RuleSubject
    let schema: CardSchema
    let problems: ProblemTable
    let limits: NamedLimits.Scope
    let classes: [String: Int]
    let policies: [String]
    let diagnostics: Diagnostics

    /// What an operation is made of; the rest is the same for all.
    struct Operation {
        var action: RuleAction
        var subject: RuleSubject
        var collection: Int?
        var member: Int?
        var other: Int?
        var limit = 0
        var isEach = false

        /// The condition, and the object that it and the places are about.
        var condition: SourceValue?
        var object: String
    }

    func reader(_ object: String, isChange: Bool = false) -> RuleConditionReader {
        RuleConditionReader(
            schema: schema, object: object, limits: limits, classes: classes, policies: policies, isChange: isChange,
            isAboutList: subject == .list && object == CardSchema.card, diagnostics: diagnostics)
    }

    /// The operations of the rule; none when there is a fault.
    func rows(_ tables: inout RuleTables) -> [[Int?]] {
        for word in ["where", "of", "member", "unlessAnother"] where source.optional(word) != nil && !uses(word) {
            if let place = source.optional(word) {
                diagnostics.report("rules.unusedMember", at: place, "a rule with '\(action)' does not use '\(word)'")
            }
        }
        let operations = operations()
        // A rule about a collection has the whole card before it.
        let isAboutCard = operations.contains { ![.item, .change].contains($0.subject) } && !isAboutOwnList
        let isChange = subject == .change
        let when = source.optional("when").flatMap(
            reader(isAboutCard ? CardSchema.card : object, isChange: isChange).condition)
        if let place = source.optional("when") {
            guard let when, checkReach(when, at: place) else { return [] }
        }
        let first = tables.add(when)
        return operations.compactMap { operation in
            var condition: RuleCondition?
            if let place = operation.condition {
                condition = reader(operation.object, isChange: isChange && operation.action == .require).condition(
                    place)
                if condition == nil { return nil }
            }
            checkSense(operation, when, condition)
            let places = places(operation.object)
            let firstPlace = tables.places.count
            for place in places { tables.places.add([place]) }
            let kind = schema.kind(object)?.row
            return [
                RuleAction.allCases.firstIndex(of: operation.action), operation.subject.rawValue, kind,
                operation.collection, operation.member, operation.other, operation.limit, operation.isEach ? 1 : 0,
                problem, first, tables.add(condition), firstPlace, places.count,
            ]
        }
    }

    /// Whether the rule is about a list of names that each detail of a kind has itself.
    private var isAboutOwnList: Bool { subject == .list && object != CardSchema.card }

    private func uses(_ word: String) -> Bool {
        switch word {
        case "where": ["atLeast", "atMost", "exactly", "among"].contains(action)
        case "of": action == "subset" || action == "layoutFields"
        case "unlessAnother": action == "kept"
        default: action == "among"
        }
    }

    /// The members at which the problem is put, if they are there.
    private func places(_ object: String) -> [Int] {
        guard let listed = source.optional("at") else { return [] }
        let names = listed.kind == .array ? listed.array(diagnostics) ?? [] : [listed]
        return names.compactMap { place in
            guard let name = place.text(diagnostics) else { return nil }
            return schema.member(name, of: object, at: place, diagnostics)?.row
        }
    }
}
