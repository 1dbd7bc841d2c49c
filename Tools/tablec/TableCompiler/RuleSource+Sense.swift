import TableFormat

extension RuleSource {
    /// Tells a `when` that never holds. Answers whether it may.
    func checkReach(_ when: RuleCondition, at place: SourceValue) -> Bool {
        var cases = cases([when])
        guard cases.have(nil, when, true) == false else { return true }
        diagnostics.report("rules.unreachable", at: place, "this never holds, so the rule is never asked")
        return false
    }

    /// Tells a rule that no payload can break where it is asked, and a condition that nothing can meet.
    func checkSense(_ operation: Operation, _ when: RuleCondition?, _ condition: RuleCondition?) {
        if [.atLeast, .keepAtLeast].contains(operation.action), action != "exactly", operation.limit <= 0,
            let place = source.optional(action)
        {
            diagnostics.report("rules.neverReports", at: place, "every collection has as many, so nothing is reported")
        }
        guard let condition, let place = operation.condition else { return }
        // Another item is meant than the one of `when`.
        let when = operation.action == .kept ? nil : when
        var cases = cases([when, condition].compactMap { $0 })
        let neverHolds = cases.have(when, condition, true) == false
        let isWhere = [.atLeast, .atMost].contains(operation.action)
        if action == "atMost", neverHolds {
            diagnostics.report("rules.neverReports", at: place, "this never holds, so there are never too many")
        } else if !isWhere, operation.action != .kept, cases.have(when, condition, false) == false {
            diagnostics.report(
                "rules.neverReports", at: place, "this cannot fail where the rule is asked, so nothing is reported")
        } else if isWhere || operation.action == .kept ? neverHolds : cases.have(nil, condition, true) == false {
            // To ask for what `when` rules out is a way to forbid it; to ask for what is never so is not.
            diagnostics.report("rules.unreachable", at: place, "this never holds")
        }
    }

    private func cases(_ conditions: [RuleCondition]) -> RuleCases {
        RuleCases(conditions, schema, policies: policies, isBounded: subject != .change) { place, _, value in
            // Nothing has become of an item that is gone.
            if place.scope == .newItem, action == "kept" { return value.presence == .absent }
            return true
        }
    }
}

extension CardSchema {
    /// Tells a condition under which a member must be there, if it never holds where the member is not.
    func checkSense(
        _ member: Member, _ condition: RuleCondition, at place: SourceValue, policies: [String],
        _ diagnostics: Diagnostics
    ) {
        let isFilled = member.source.optional("filled") != nil
        var cases = RuleCases([condition], self, policies: policies) { place, other, value in
            if place.scope != .subject || other.row != member.row { return true }
            return value.presence == .absent || (isFilled && value.presence == .given)
        }
        if cases.have(nil, condition, true) == false {
            diagnostics.report(
                "rules.neverReports", at: place,
                "this never holds where '\(member.name)' is missing, so nothing is reported")
        }
    }
}
