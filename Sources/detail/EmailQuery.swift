/// An address to read, as an argument or a line of a batch gives it.
struct EmailQuery {
    let input: String

    /// The name of its policy; nil for that of the options.
    var policy: String?

    init(input: String) { self.input = input }

    /// Reads an address as it stands on a line, or `{"input": "sanne@example.nl", "policy": "signUp"}`.
    init(_ line: QueryLine, _ policies: EmailPolicies) throws(QueryLine.Fault) {
        policy = try line.text("policy") { policies.has($0) }
        input = try line.input()
    }
}
