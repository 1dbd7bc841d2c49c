import DetailKit
import PhoneNumbers

extension Command {
    static let phone = Command(
        name: "phone", arguments: "[NUMBER]...",
        summary: "read phone numbers; without arguments, a batch of {\"input\", \"region\"} lines from standard input",
        options: [
            .value("region", "REGION", "the region of numbers written nationally, such as NL"),
            .value("from", "REGION", "also how the number is dialled from this region"),
            .value("carrier", "CODE", "also the national form with a carrier code"),
            .flag("strict", "the whole text must be the number: no letters, no words around it"),
            .flag("answers", "with --format json: every answer there is about a number"),
            .flag("as-typed", "what live formatting shows after each character"),
            .flag("masks", "the shapes of the region's numbers and what an empty field shows, in place of numbers"),
            .language,
            .value("format", "FORMAT", choices: ["full", "json"], "text, or one JSON object a number (default: full)"),
            .policy,
            .tables,
        ],
        run: runPhone)

    private static func runPhone(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        let output = try PhoneOutput(invocation)
        let options = try PhoneOptions(invocation)
        if invocation.has("masks") {
            guard invocation.inputs.isEmpty else { throw Failure("phone: --masks takes no numbers") }
            return try output.printMasks(options)
        }
        return try invocation.forEachQuery(
            argument: { output.print(PhoneQuery(input: $0, options), options) },
            line: { line throws(QueryLine.Fault) in output.print(try PhoneQuery(line, options), options) },
            fault: output.print)
    }
}
