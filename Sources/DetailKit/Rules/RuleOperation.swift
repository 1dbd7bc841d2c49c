import TableFormat

/// One operation of the rule program, its members resolved to places.
struct RuleOperation: Sendable {
    let check: RuleCheck

    /// The place of the subject among the members of the card, or of the item for a check on items.
    let member: Int?

    /// The place of the collection among the members of the card.
    let collection: Int?
    let kind: Int?

    /// The places of the flags, or of the second member, in an item.
    let flag: Int?
    let other: Int?
    let limit: Int
    let code: String

    /// The row of the code.
    let problem: Int
    let condition: Condition?

    /// The rule holds only for cards whose member has this value, or has not.
    struct Condition: Sendable {
        let member: Int
        let choice: String
        let negated: Bool
    }

    init(_ table: RuleTable, row: Int) {
        func reference(_ field: RuleLayout.Rule) -> Int? { table.rules.reference(row, field.rawValue) }
        func place(_ field: RuleLayout.Rule) -> Int? { reference(field).map(table.position(ofMember:)) }
        let word = table.rules[row, RuleLayout.Rule.check.rawValue]
        check = RuleCheck.allCases.indices.contains(word) ? RuleCheck.allCases[word] : .memberRequired
        member = place(.member)
        collection = place(.collection)
        kind = reference(.kind)
        flag = place(.flag)
        other = place(.other)
        limit = table.rules[row, RuleLayout.Rule.limit.rawValue]
        problem = table.rules[row, RuleLayout.Rule.problem.rawValue]
        code = table.code(ofProblem: problem)
        if let member = place(.conditionMember), let choice = reference(.conditionChoice) {
            condition = Condition(
                member: member, choice: table.list(choice, 1).first ?? "",
                negated: table.rules[row, RuleLayout.Rule.negated.rawValue] != 0)
        } else {
            condition = nil
        }
    }
}

extension RuleTable {
    /// The place of a member row among the members of its object.
    func position(ofMember row: Int) -> Int {
        let first = (0..<objects.count).map { objects[$0, RuleLayout.Object.firstMember.rawValue] }.filter { $0 <= row }
            .max()
        return row - (first ?? 0)
    }
}
