import DetailKit
import EmailAddresses

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
                Option.policy.name, EmailPolicy.allCases.map(\.rawValue).joined(separator: "|") + "|FILE",
                "what may be an address, or how much each problem matters (default: detail)"),
            .tables,
        ],
        run: runEmail)

    private static func runEmail(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        let given = invocation[Option.policy.name]
        let named = given.flatMap(EmailPolicy.init)
        // What is no name of a policy is a file of severities.
        if let given, named == nil, !given.contains(where: { $0 == "/" || $0 == "." }) {
            let names = EmailPolicy.allCases.map(\.rawValue).joined(separator: ", ")
            throw Failure("email: --policy is one of \(names), or a file of severities, not '\(given)'")
        }
        let validator = try invocation.validator(policy: named == nil ? given : nil)
        let policy = named ?? .detail
        let output = QueryOutput(invocation, validator)
        return try invocation.forEachQuery(
            argument: { output.print(EmailAnswer(EmailQuery(input: $0, policy: policy), validator)) },
            line: { line throws(QueryLine.Fault) in
                output.print(EmailAnswer(try EmailQuery(line, policy: policy), validator))
            },
            fault: { output.print($0, line: $1, as: EmailAnswer.self) })
    }
}
