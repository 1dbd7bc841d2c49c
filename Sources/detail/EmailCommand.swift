import DetailKit

extension Command {
    static let email = Command(
        name: "email", arguments: "[ADDRESS]...",
        summary:
            "read e-mail addresses; without arguments, a batch of addresses or {\"input\", \"policy\"} lines from standard input",
        options: [
            .language,
            .value(
                "format", "FORMAT", choices: ["full", "json"], "text, or one JSON object an address (default: full)"),
            .value(
                Option.policy.name, "NAME|rfc5321|FILE",
                "one of detail, signUp, import, all that RFC 5321 allows, or a file: what may be an address, and how much each problem matters"
            ),
            .tables,
        ],
        run: runEmail)

    private static func runEmail(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        let policies = try EmailPolicies(invocation)
        let output = QueryOutput(invocation, policies.standard.validator)
        return try invocation.forEachQuery(
            argument: { output.print(EmailAnswer(EmailQuery(input: $0), policies)) },
            line: { line throws(QueryLine.Fault) in
                output.print(EmailAnswer(try EmailQuery(line, policies), policies))
            },
            fault: { output.print($0, line: $1, as: EmailAnswer.self) })
    }
}
