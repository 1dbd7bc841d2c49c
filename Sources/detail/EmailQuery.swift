import DetailKit
import EmailAddresses

/// An address to read, as an argument or a line of a batch gives it.
struct EmailQuery {
    let input: String
    let policy: EmailPolicy

    init(input: String, policy: EmailPolicy) {
        self.input = input
        self.policy = policy
    }

    /// Reads an address as it stands on a line, or `{"input": "sanne@example.nl", "policy": "signUp"}`; a line without a
    /// policy has that of the options.
    init(_ line: QueryLine, policy: EmailPolicy) throws(QueryLine.Fault) {
        let own: EmailPolicy? = try line.choice("policy")
        self.init(input: try line.input(), policy: own ?? policy)
    }
}
