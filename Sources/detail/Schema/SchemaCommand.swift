import DetailKit

extension Command {
    static let schema = Command(
        name: "schema", arguments: "SCHEMA...",
        summary:
            "print the JSON Schema of cards, changes, details alone, reports, policies or settings, for other tools",
        options: [.tables], run: runSchema)

    /// What is no payload.
    private static let ownSchemas: [(name: String, json: @Sendable (Tables) -> [UInt8])] = [
        ("report", ReportSchema.json), ("policy", PolicySchema.json), ("config", SettingsSchema.json),
    ]

    /// All of which there is a schema.
    static func schemaNames(_ tables: Tables) -> [String] { PayloadSchema(tables).names + ownSchemas.map(\.name) }

    private static func runSchema(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        let tables = try invocation.validator().tables
        let payloads = PayloadSchema(tables)
        let names = schemaNames(tables)
        guard !invocation.inputs.isEmpty else {
            throw Failure("schema: of what? one of \(names.joined(separator: ", "))")
        }
        for input in invocation.inputs where !names.contains(input) {
            let nearest = nearestWord(to: input, among: names).map { "; did you mean '\($0)'?" }
            throw Failure(
                "schema: there is none of '\(input)'\(nearest ?? "; one of \(names.joined(separator: ", "))")")
        }
        for input in invocation.inputs {
            let json = ownSchemas.first { $0.name == input }?.json(tables)
            Output.print(json ?? payloads.json(input))
        }
        return .clean
    }
}
