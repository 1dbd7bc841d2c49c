import DetailKit

/// The codes that an argument means: one by its name, or all that begin so.
struct RuleSelection {
    let rules: [RuleDescription]

    /// Whether the argument is the name of a code.
    private let isOne: Bool

    init(_ command: String, _ input: String, _ validator: Validator) throws(Failure) {
        let tables = validator.tables
        if let rule = tables.ruleDescription(input) {
            (rules, isOne) = ([rule], true)
            return
        }
        rules = input.isEmpty ? [] : tables.ruleDescriptions.filter { $0.code.hasPrefix(input) }
        isOne = false
        if rules.isEmpty {
            let nearest = tables.nearestCodes(to: input).map { "'\($0)'" }.joined(separator: ", ")
            let hint = nearest.isEmpty ? "see detail rules" : "did you mean \(nearest)?"
            throw Failure("\(command): unknown code '\(input)'; \(hint)")
        }
    }

    func text(_ wording: Wording) -> String {
        isOne ? rules.map { RuleArticle($0, wording).text }.joined() : RulePage(rules, wording).table
    }

    static func wording(_ invocation: Invocation) throws(Failure) -> Wording {
        let validator = try invocation.validator()
        invocation.checkLanguage(validator)
        return Wording(validator: validator, language: invocation.language)
    }
}
