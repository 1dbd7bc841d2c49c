import TableFormat

/// The rules between members and items, each turned into one operation.
struct RuleProgram {
    private static let members = [
        "check", "member", "in", "of", "flag", "other", "limit", "when", "unless", "report",
    ]

    let schema: CardSchema
    let problems: ProblemTable
    let limits: [(name: String, value: Int)]

    mutating func add(_ value: SourceValue?, to tables: inout RuleTables, _ diagnostics: Diagnostics) {
        for rule in value?.array(diagnostics) ?? [] {
            guard let source = rule.object(RuleProgram.members, diagnostics) else { continue }
            if let row = row(source, diagnostics) { tables.rules.add(row) }
        }
    }

    private func row(_ source: SourceObject, _ diagnostics: Diagnostics) -> [Int?]? {
        guard let word = source.text("check"), let code = source.text("report") else { return nil }
        guard let check = RuleCheck(rawValue: word) else {
            let known = RuleCheck.allCases.map(\.rawValue).joined(separator: ", ")
            diagnostics.report("rules.check", at: source.value, "unknown check '\(word)'; one of \(known)")
            return nil
        }
        guard let problem = problems.row(code) else {
            diagnostics.report("rules.unknownCode", at: source.value, "the code '\(code)' is not among the problems")
            return nil
        }
        let collection = member("in", of: CardSchema.card, source, diagnostics)
        let item = collection?.object ?? source.optionalText("of")
        let owner = check == .subset ? item ?? "" : CardSchema.card
        let subject = member("member", of: owner, source, diagnostics)
        let flag = member("flag", of: item ?? "", source, diagnostics)
        let other = member("other", of: item ?? "", source, diagnostics)
        let needsCollection: [RuleCheck] = [
            .keyPresent, .keyFlagged, .uniqueKey, .uniqueWideKey, .atLeastOne, .atMostOne, .maximum,
        ]
        let needed: [(String, Bool)] = [
            ("member", [.memberRequired, .memberUnused, .keyPresent, .keyFlagged, .subset].contains(check)),
            ("in", needsCollection.contains(check)),
            ("of", [.flagNeeds, .subset].contains(check)),
            ("flag", [.keyFlagged, .atLeastOne, .atMostOne, .flagNeeds].contains(check)),
            ("other", [.flagNeeds, .subset].contains(check)),
            ("limit", check == .maximum),
        ]
        for (name, isNeeded) in needed {
            if isNeeded {
                _ = source.required(name)
            } else if let place = source.optional(name) {
                diagnostics.report("rules.unusedMember", at: place, "the check '\(word)' does not use '\(name)'")
            }
        }
        let kind = item.flatMap { schema.kinds[$0] }
        if item != nil, kind == nil, let place = source.optional("of") {
            diagnostics.report("rules.noKind", at: place, "there is no kind of this name")
        }
        let condition = condition(source, diagnostics)
        return [
            RuleCheck.allCases.firstIndex(of: check), subject?.row, collection?.row, kind, flag?.row, other?.row,
            limit(source, diagnostics), problem, condition?.member, condition?.choice,
            condition?.negated == true ? 1 : 0,
        ]
    }

    /// The member that the rule names under `name`, if it names one.
    private func member(
        _ name: String, of object: String, _ source: SourceObject, _ diagnostics: Diagnostics
    ) -> CardSchema.Member? {
        guard let place = source.optional(name), let word = place.text(diagnostics) else { return nil }
        guard let member = schema.member(word, of: object) else {
            diagnostics.report("rules.unknownField", at: place, "'\(object)' has no member '\(word)'")
            return nil
        }
        return member
    }

    private func limit(_ source: SourceObject, _ diagnostics: Diagnostics) -> Int {
        guard let place = source.optional("limit"), let name = place.text(diagnostics) else { return 0 }
        if let limit = limits.first(where: { $0.name == name }) { return limit.value }
        diagnostics.report("rules.unknownLimit", at: place, "there is no limit '\(name)'")
        return 0
    }

    private func condition(
        _ source: SourceObject, _ diagnostics: Diagnostics
    ) -> (member: Int, choice: Int, negated: Bool)? {
        guard let place = source.optional("when") ?? source.optional("unless"),
            let entry = place.entries(diagnostics)?.first, let word = entry.value.text(diagnostics)
        else { return nil }
        guard let member = schema.member(entry.name, of: CardSchema.card),
            let index = member.choices.firstIndex(of: word)
        else {
            diagnostics.report(
                "rules.condition", at: entry.value, "the card has no member '\(entry.name)' that can be '\(word)'")
            return nil
        }
        return (member.row, member.firstChoice + index, source.optional("when") == nil)
    }
}
