package import TableFormat

/// The card, its rules, and the messages of every kind.
package struct RulesTopic: Topic {
    package static let name = RuleLayout.topic
    package static let schemaVersion = RuleLayout.schemaVersion

    static let cardPath = "Rules/card.json"
    static let detailsFolder = "Rules/details"
    static let jsonPath = "Rules/json.json"

    /// What `Rules/card.json` has beside what the file of a kind has.
    private static let members = ["objects", "customType", "visibility"]

    package static func compile(_ workspace: Workspace, _ diagnostics: Diagnostics, into image: inout ImageBuilder) {
        guard let file = workspace.file(cardPath),
            let card = DetailFile(file, members: members, diagnostics),
            let source = file.root.object(DetailFile.known + members, diagnostics)
        else { return }
        let details = workspace.files(in: detailsFolder)
        var kinds = details.compactMap { DetailFile($0, members: ["visibility"], diagnostics) }
        let json = workspace.file(jsonPath).flatMap { DetailFile($0, members: [], diagnostics) }

        var tables = RuleTables()
        var problems = ProblemTable()
        for file in [card] + kinds + (json.map { [$0] } ?? []) { problems.add(file, to: &tables, diagnostics) }
        kinds.sort { $0.kind < $1.kind }

        var schema = CardSchema(customType: source.text("customType") ?? "")
        schema.add(source.required("objects"), kinds: kinds, to: &tables, diagnostics)
        let policies = RulePolicies(workspace, problems, to: &tables, diagnostics)
        let characters = RuleCharacters(workspace, to: &tables, diagnostics)
        let classes = Dictionary(
            ([card] + kinds).map { ($0.kind, characters.classes(of: $0, to: &tables)) }, uniquingKeysWith: { $1 })
        for object in schema.members.keys.sorted() {
            let limits = (kinds.first { $0.kind == object }?.limits ?? []) + card.limits
            schema.addConstraints(
                of: object, limits: limits, classes: classes[object] ?? characters.shared, policies: policies.names,
                to: &tables,
                diagnostics)
        }
        var program = RuleProgram(schema: schema, problems: problems, policies: policies.names, diagnostics)
        for file in [card] + kinds {
            program.add(file, limits: file.limits + card.limits, classes: classes[file.kind] ?? [:], to: &tables)
        }

        let messages = MessageTable(workspace, diagnostics)
        // What a file that cannot be read would have listed is not called unknown.
        let isWhole =
            kinds.count == details.count && !workspace.lacksFile(below: detailsFolder)
            && ([card, json] + kinds).allSatisfy { $0?.isWhole ?? false }
        messages.add(problems, areAllCodes: isWhole, to: &tables, diagnostics)
        if isWhole { problems.checkExamples(diagnostics) }
        if isWhole, program.isWhole {
            let files = [card] + kinds + (json.map { [$0] } ?? [])
            program.checkReported(files, schema, isTeam: workspace.overlay != nil)
        }
        messages.checkCountryNames(workspace, diagnostics)

        var visibility = VisibilitySchema(schema: schema)
        if isWhole { visibility.add(source.required("visibility"), kinds: kinds, to: &tables, diagnostics) }

        tables.add(to: &image)
        policies.add(to: &image)
        visibility.add(to: &image)
        image.add(limitsOf: card)
    }
}
