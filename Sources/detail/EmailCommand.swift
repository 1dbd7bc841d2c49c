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
        let output = try EmailOutput(invocation)
        return try invocation.forEachQuery(
            argument: { output.print(EmailQuery(input: $0, policy: output.policy)) },
            line: { line throws(QueryLine.Fault) in output.print(try EmailQuery(line, policy: output.policy)) },
            fault: output.print)
    }
}
