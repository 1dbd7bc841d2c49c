import DetailKit
import JSONText
import PhoneNumbers

extension Command {
    static let phone = Command(
        name: "phone", arguments: "[NUMBER]...",
        summary: "read phone numbers; without arguments, a batch of {\"input\", \"region\"} lines from standard input",
        options: [
            .value("region", "REGION", "the region of numbers written nationally, such as NL"),
            .value("format", "FORMAT", choices: ["full", "json"], "text, or one JSON object a number (default: full)"),
            .tables,
        ],
        run: runPhone)

    private static func runPhone(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        let plans = try invocation.validator().tables.phones
        let asJSON = invocation["format"] == "json"
        var status = ExitStatus.clean
        for query in try PhoneQuery.all(invocation) {
            let answer = PhoneAnswer(query, plans)
            if !answer.isPossible { status = .problems }
            Output.print(asJSON ? answer.json : answer.text)
            Output.print("\n")
        }
        return status
    }
}

/// A number to read, as a line of a batch or an argument gives it.
struct PhoneQuery {
    let input: String
    let region: String?

    /// The arguments; without any, or for `-`, the lines of standard input.
    static func all(_ invocation: Invocation) throws(Failure) -> [PhoneQuery] {
        let region = invocation["region"]
        var queries: [PhoneQuery] = []
        for argument in invocation.inputs.isEmpty ? ["-"] : invocation.inputs {
            guard argument == "-" else {
                queries.append(PhoneQuery(input: argument, region: region))
                continue
            }
            for line in try Input.read("-").lines { queries.append(try PhoneQuery(line, region)) }
        }
        return queries
    }

    private init(input: String, region: String?) {
        self.input = input
        self.region = region
    }

    private init(_ line: Input, _ region: String?) throws(Failure) {
        let place = "-:\(line.line ?? 1)"
        let document: JSONDocument
        do { document = try JSONDocument(line.bytes) } catch {
            throw Failure("\(place):\(error.column): \(error.code.rawValue)")
        }
        guard let node = document.member("input", of: document.root), let input = document.string(of: node) else {
            throw Failure("\(place): a line of a batch is {\"input\": \"...\", \"region\": \"NL\"}")
        }
        self.input = input
        self.region = document.member("region", of: document.root).flatMap(document.string(of:)) ?? region
    }
}
