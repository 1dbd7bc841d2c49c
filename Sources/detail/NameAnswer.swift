import DetailKit
import PersonNames

/// What is known about one name.
struct NameAnswer {
    let input: String

    /// The name as it is saved; `nil` when it is none.
    let normalized: String?

    /// What it is compared by with other names.
    let key: String?

    /// How many characters a person counts in it, right or wrong; `nil` in what is far longer than a name.
    let graphemes: Int?

    /// What is wrong or doubtful, and how much it matters.
    let problems: [RatedFinding]

    /// The name that was probably meant.
    let suggestion: String?

    init(_ input: String, _ validator: Validator) {
        let rules = validator.tables.names
        let result = rules.check(input)
        self.input = input
        normalized = result.isValid ? result.stored ?? input : nil
        key = result.isValid ? rules.key(of: input) : nil
        graphemes = rules.graphemeClusters(of: input)
        problems = validator.rated(result.findings)
        suggestion = result.findings.lazy.compactMap(\.repair).first { $0.certainty == .proposed }?.text
    }

    /// Whether nothing is wrong by the tables and the policy.
    var isValid: Bool { !problems.contains { $0.severity == .error } }
}
