public import Findings

extension Finding {
    /// A number where a text belongs, as a card has it: told as an error, and looked at as its digits.
    package static func wrongType(of member: String, text: String) -> Finding {
        Finding(
            code: RuleCode.wrongType, range: 0..<text.utf8.count,
            parameters: [Parameter("member", member), Parameter("expected", "text")],
            repair: Repair(text, .proposed))
    }
}
