import JSONText
import TableFormat

extension RuleConditionReader {
    /// What the number of a member of type phone is for: one use or several.
    func numberType(_ place: SourceValue, _ scope: TestScope, _ member: CardSchema.Member) -> RuleTest? {
        guard member.type == .phone else {
            _ = mismatch(member, "type of number", place)
            return nil
        }
        guard let words = place.kind == .array ? place.array(diagnostics) : [place] else { return nil }
        if words.isEmpty { diagnostics.report("rules.emptyCondition", at: place, "none of no values") }
        var uses = 0
        for value in words {
            guard let word = value.text(diagnostics) else { return nil }
            guard let use = PhoneUse.allCases.first(where: { $0.word == word }) else {
                let known = PhoneUse.allCases.map(\.word).joined(separator: ", ")
                diagnostics.report("rules.unknownValue", at: value, "no number is for '\(word)'; one of \(known)")
                return nil
            }
            uses |= 1 << use.rawValue
        }
        return RuleTest(
            action: .numberType, scope: scope, member: member, low: uses, high: uses, otherScope: scope,
            other: member.source.optionalText("region").flatMap { schema.member($0, of: owner(of: scope)) },
            place: place)
    }

    /// The object whose members a scope has.
    private func owner(of scope: TestScope) -> String {
        scope == .card || scope == .oldCard ? CardSchema.card : object
    }
}
