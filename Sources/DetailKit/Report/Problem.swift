public import Findings

/// One thing that is wrong with a payload, or worth knowing about it.
public struct Problem: Sendable, Equatable {
    /// The RFC 6901 pointer into the payload as given; empty for the payload as a whole.
    public var path: String

    /// The stable code, `kind.whatIsWrong`.
    public var code: String

    /// How much it matters, by the tables.
    public var severity: Severity

    /// The bytes of the payload that are wrong.
    public var range: Range<Int>

    /// What a message and a program need to know. Never what the person typed.
    public var parameters: [Parameter]

    /// The repair, where one is certain or clearly proposed.
    public var fix: Fix?

    /// A repair as operations on the payload.
    public struct Fix: Sendable, Equatable {
        /// The operations, to be applied together.
        public var operations: [PatchOperation]

        /// Whether a program may apply them by itself.
        public var certainty: Repair.Certainty
    }
}
