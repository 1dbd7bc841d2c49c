import JSONText
import TableFormat

extension CardSchema {
    /// Adds what members are bounded by, and the conditions under which they must be there.
    mutating func addConstraints(
        of object: String, limits: NamedLimits.Scope, classes: [String: Int], policies: [String],
        to tables: inout RuleTables, _ diagnostics: Diagnostics
    ) {
        let reader = RuleConditionReader(
            schema: self, object: object, limits: limits, classes: classes, policies: policies,
            diagnostics: diagnostics)
        for member in members[object] ?? [] {
            if let place = member.source.optional("required") {
                if place.kind == .object {
                    let condition = reader.condition(place)
                    if let condition {
                        checkSense(member, condition, at: place, policies: policies, diagnostics)
                    }
                    tables.members.set(member.row, RuleLayout.Member.condition.rawValue, tables.add(condition))
                } else if place.bool(diagnostics) == true {
                    tables.members.set(member.row, RuleLayout.Member.required.rawValue, 1)
                }
            }
            if let bounds = bounds(member, reader, diagnostics) {
                // Bounds that leave nothing have been told.
                if bounds.low <= bounds.high { self.bounds[member.row] = bounds }
                let isFilled = member.source.optionalBool("filled") == true
                let row = tables.bounds.add([bounds.low, bounds.high, bounds.characters, isFilled ? 1 : 0])
                tables.members.set(member.row, RuleLayout.Member.bounds.rawValue, row)
            }
        }
    }

    private func bounds(_ member: Member, _ reader: RuleConditionReader, _ diagnostics: Diagnostics) -> RuleValue
        .Bounds?
    {
        let source = member.source
        let names = ["minimum", "maximum", "characters", "filled"]
        guard names.contains(where: { source.optional($0) != nil }) else { return nil }
        for name in names {
            let types: [MemberType] = name == "minimum" || name == "maximum" ? [.text, .number] : [.text]
            if let place = source.optional(name), !types.contains(member.type) {
                diagnostics.report("rules.type", at: place, "a \(member.type.rawValue) has no '\(name)'")
            }
        }
        let least = member.type == .text ? 0 : -RuleLayout.unbounded + 1
        let low = source.optional("minimum").flatMap { reader.bound($0, least: least) }
        let high = source.optional("maximum").flatMap { reader.bound($0, least: member.type == .text ? 1 : least) }
        if let low, let high, low > high, let place = source.optional("minimum") {
            diagnostics.report("rules.unreachable", at: place, "nothing is at least \(low) and at most \(high)")
        }
        var characters: Int?
        if let place = source.optional("characters"), let name = place.text(diagnostics) {
            characters = reader.characters(name, place)
        }
        return RuleValue.Bounds(
            low: low ?? -RuleLayout.unbounded, high: high ?? RuleLayout.unbounded, characters: characters)
    }
}
