/// All that the tables say of a code beside its messages.
package struct RuleDescription: Sendable {
    package let code: String

    /// How much it matters; nil when it is told only where a policy asks for it.
    package let severity: Severity?

    /// The kind of detail, or the part of a payload, that the code speaks of.
    package let kind: String

    /// The names of what its messages are filled with.
    package let parameters: [String]

    /// Where the rule comes from.
    package let source: String

    /// The version of the program that had the code first.
    package let since: String

    /// What breaks the rule and, repaired, keeps it.
    package let examples: [RuleExample]
}
