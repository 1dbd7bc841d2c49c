import DetailKit

extension Command {
    static let schema = Command(
        name: "schema", arguments: "NAME...",
        summary:
            "print the JSON Schema of cards, changes, details alone, reports, policies or settings, for other tools",
        options: [.tables], run: runSchema)

    private static func runSchema(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        let tables = try invocation.validator().tables
        let payloads = PayloadSchema(tables)
        let own: [(name: String, json: (Tables) -> [UInt8])] = [
            ("report", ReportSchema.json), ("policy", PolicySchema.json), ("config", SettingsSchema.json),
        ]
        let names = payloads.names + own.map(\.name)
        guard !invocation.inputs.isEmpty else {
            throw Failure("schema: of what? one of \(names.joined(separator: ", "))")
        }
        for input in invocation.inputs where !names.contains(input) {
            let nearest = nearestWord(to: input, among: names).map { "; did you mean '\($0)'?" }
            throw Failure(
                "schema: there is none of '\(input)'\(nearest ?? "; one of \(names.joined(separator: ", "))")")
        }
        for input in invocation.inputs {
            let json = own.first { $0.name == input }?.json(tables)
            Output.print(json ?? payloads.json(input))
        }
        return .clean
    }
}
