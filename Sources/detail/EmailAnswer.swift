import DetailKit
import EmailAddresses

/// What is known about one address.
struct EmailAnswer {
    let input: String

    /// The address as it is saved; `nil` when it is none.
    let normalized: String?

    /// Its parts; `nil` when it is none.
    let parts: EmailResult.Parts?

    /// Whose mailboxes the domain has.
    let domainClass: EmailDomainClass

    /// What it is compared by with other addresses.
    let key: String?

    /// What is wrong or doubtful, and how much it matters.
    let problems: [RatedFinding]

    /// The address that was probably meant.
    let suggestion: String?

    init(_ query: EmailQuery, _ policies: EmailPolicies) {
        let choice = policies[query.policy]
        let rules = choice.validator.tables.emails
        let result = rules.check(query.input, policy: choice.email)
        input = query.input
        normalized = result.isWellFormed ? result.stored ?? input : nil
        parts = result.parts(of: input)
        domainClass = result.domainClass
        key = result.isWellFormed ? rules.key(of: input) : nil
        problems = choice.validator.rated(result.findings)
        let saved = normalized
        suggestion = result.findings.lazy.compactMap(\.repair?.text).first { $0 != saved }
    }

    /// Whether nothing is wrong by the tables and the policy.
    var isValid: Bool { !problems.contains { $0.severity == .error } }
}
