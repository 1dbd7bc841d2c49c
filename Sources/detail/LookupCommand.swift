import AddressLookup
import DetailKit

extension Command {
    static let lookup = Command(
        name: "lookup", arguments: "[FIELD=TEXT]...",
        summary:
            "look an address up and suggest what is missing; without arguments, a batch of {\"country\", \"fields\"} lines",
        options: [
            .value("country", "COUNTRY", "the country of the address, such as NL")
        ] + LookupSources.options + [
            .language,
            .value(
                "format", "FORMAT", choices: ["full", "json"],
                "text, or one JSON object an address (default: full)"),
            .policy,
            .tables,
        ],
        run: runLookup)

    private static func runLookup(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        let validator = try invocation.validatorWithPolicy()
        let output = QueryOutput(invocation, validator)
        let options = try AddressOptions(invocation, validator.tables.addresses)
        let provider = try LookupSources(invocation, validator)
        defer { provider.end() }
        if !invocation.inputs.isEmpty, invocation.inputs != ["-"] {
            return output.print(
                LookupAnswer(try AddressQuery(invocation.inputs, options).address, provider, validator))
        }
        return try invocation.forEachQuery(
            argument: { _ in .clean },
            line: { line throws(QueryLine.Fault) in
                output.print(LookupAnswer(try AddressQuery(line, options).address, provider, validator))
            },
            fault: { output.print($0, line: $1, as: LookupAnswer.self) })
    }
}
