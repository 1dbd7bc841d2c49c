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
            .value("format", "FORMAT", choices: ["full", "json"], "text, or one JSON object a number (default: full)"),
            .tables,
        ],
        run: runPhone)

    private static func runPhone(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        let plans = try invocation.validator().tables.phones
        let options = try PhoneOptions(invocation)
        let asJSON = invocation["format"] == "json"
        var status = ExitStatus.clean
        let isTyped = invocation.has("as-typed")
        func answer(_ query: PhoneQuery) {
            guard !isTyped else {
                let typing = PhoneTyping(query, plans)
                Output.print(asJSON ? typing.json : typing.text)
                return Output.print("\n")
            }
            let answer = PhoneAnswer(query, options, plans)
            if !answer.isPossible { status = .problems }
            Output.print(asJSON ? answer.json : answer.text)
            Output.print("\n")
        }
        for argument in invocation.inputs where argument != "-" {
            answer(PhoneQuery(input: argument, options))
        }
        guard invocation.inputs.isEmpty || invocation.inputs.contains("-") else { return status }
        var lines = LineReader()
        try lines.forEach { (line) throws(Failure) in
            do throws(PhoneQuery.Fault) {
                answer(try PhoneQuery(line: line.bytes, options))
            } catch {
                status = .problems
                Output.print(PhoneAnswer.json(of: error))
                Output.print("\n")
            }
        }
        return status
    }
}
