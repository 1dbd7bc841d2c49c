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
        let validator = try invocation.validatorWithPolicy()
        let output = QueryOutput(invocation, validator)
        return try invocation.forEachQuery(
            argument: { output.print(NameAnswer($0, validator)) },
            line: { line throws(QueryLine.Fault) in output.print(NameAnswer(try line.input(), validator)) },
            fault: { output.print($0, line: $1, as: NameAnswer.self) })
    }
}
