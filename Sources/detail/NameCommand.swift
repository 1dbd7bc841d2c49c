import DetailKit

extension Command {
    static let name = Command(
        name: "name", arguments: "[NAME]...",
        summary: "read names; without arguments, a batch of names or {\"input\"} lines from standard input",
        options: [
            .language,
            .value("format", "FORMAT", choices: ["full", "json"], "text, or one JSON object a name (default: full)"),
            .policy,
            .tables,
        ],
        run: runName)

    private static func runName(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        let output = try NameOutput(invocation)
        return try invocation.forEachQuery(
            argument: { output.print($0) },
            line: { line throws(QueryLine.Fault) in output.print(try line.input()) },
            fault: output.print)
    }
}
