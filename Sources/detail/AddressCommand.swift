import DetailKit
import PostalAddresses

extension Command {
    static let address = Command(
        name: "address", arguments: "[FIELD=TEXT]...",
        summary: "check an address; without arguments, a batch of {\"country\", \"fields\"} lines",
        options: [
            .value("country", "COUNTRY", "the country of the address, such as NL"),
            .value(
                "from", "COUNTRY", "the country that the address had before: what a change keeps, clears and offers"),
            .flag("partial", "look at the given fields only: nothing is missing"),
            .value(
                "script", "SCRIPT", choices: AddressScript.allCases.map(\.rawValue),
                "the script of the envelope (default: that of the text)"),
            .value("origin", "COUNTRY", "the country the letter is posted in; from another one it names the country"),
            .flag("lookup", "look the address up as well, as detail lookup does, by the next three options"),
        ] + LookupSources.options + [
            .language,
            .value(
                "format", "FORMAT", choices: ["full", "json"],
                "text, or one JSON object an address (default: full)"),
            .policy,
            .tables,
        ],
        run: runAddress)

    private static func runAddress(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        let validator = try invocation.validatorWithPolicy()
        let output = QueryOutput(invocation, validator)
        let options = try AddressOptions(invocation, validator.tables.addresses)
        let sources = try LookupSources(invocation, validator)
        defer { sources.end() }
        func answer(_ query: AddressQuery, isLookedUp: Bool) -> ExitStatus {
            guard isLookedUp || invocation.has("lookup") else {
                return output.print(AddressAnswer(query, validator))
            }
            return output.print(LookedUpAddress(query, sources, validator))
        }
        if !invocation.inputs.isEmpty, invocation.inputs != ["-"] {
            return answer(try AddressQuery(invocation.inputs, options), isLookedUp: false)
        }
        return try invocation.forEachQuery(
            argument: { _ in .clean },
            line: { line throws(QueryLine.Fault) in
                answer(try AddressQuery(line, options), isLookedUp: try line.flag("lookup"))
            },
            fault: { output.print($0, line: $1, as: AddressAnswer.self) })
    }
}
