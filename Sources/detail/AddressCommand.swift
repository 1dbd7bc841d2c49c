import DetailKit
import PostalAddresses

extension Command {
    static let address = Command(
        name: "address", arguments: "[FIELD=TEXT]...",
        summary: "check an address; without arguments, a batch of {\"country\", \"fields\"} lines",
        options: [
            .value("country", "COUNTRY", "the country of the address, such as NL"),
            .flag("partial", "look at the given fields only: nothing is missing"),
            .language,
            .value(
                "format", "FORMAT", choices: ["full", "json"], "text, or one JSON object an address (default: full)"),
            .policy,
            .tables,
        ],
        run: runAddress)

    private static func runAddress(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        let validator = try invocation.validatorWithPolicy()
        let output = QueryOutput(invocation, validator)
        let options = AddressOptions(invocation)
        if !invocation.inputs.isEmpty, invocation.inputs != ["-"] {
            return output.print(AddressAnswer(try AddressQuery(invocation.inputs, options), validator))
        }
        return try invocation.forEachQuery(
            argument: { _ in .clean },
            line: { line throws(QueryLine.Fault) in
                output.print(AddressAnswer(try AddressQuery(line, options), validator))
            },
            fault: { output.print($0, line: $1, as: AddressAnswer.self) })
    }
}
