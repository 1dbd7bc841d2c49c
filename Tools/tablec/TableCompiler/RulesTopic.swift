import JSONText
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
        let found = workspace.files(in: detailsFolder)
        let details = found.filter { isKind($0, among: found, source, diagnostics) }
        let refused = found.filter { file in !details.contains { $0 === file } }.map(\.path)
        var kinds = details.compactMap { DetailFile($0, members: ["visibility"], diagnostics) }
        let json = workspace.file(jsonPath).flatMap { DetailFile($0, members: [], diagnostics) }

        var tables = RuleTables()
        var problems = ProblemTable()
        for file in [card] + kinds + (json.map { [$0] } ?? []) { problems.add(file, to: &tables, diagnostics) }
        kinds.sort { $0.kind < $1.kind }

        var schema = CardSchema(customType: source.text("customType") ?? "")
        schema.add(source.required("objects"), kinds: kinds, to: &tables, diagnostics)
        let policies = RulePolicies(workspace, problems, to: &tables, diagnostics)
        var characters = RuleCharacters(workspace, to: &tables, diagnostics)
        var classes: [String: [String: Int]] = [:]
        for file in [card] + kinds { classes[file.kind] = characters.classes(of: file, to: &tables) }
        let named = NamedLimits()
        for object in schema.members.keys.sorted() {
            let limits = NamedLimits.Scope(limits: named, files: kinds.filter { $0.kind == object } + [card])
            schema.addConstraints(
                of: object, limits: limits, classes: classes[object] ?? characters.shared, policies: policies.names,
                to: &tables,
                diagnostics)
        }
        var program = RuleProgram(schema: schema, problems: problems, policies: policies.names, diagnostics)
        for file in [card] + kinds {
            let limits = NamedLimits.Scope(limits: named, files: file.kind == card.kind ? [card] : [file, card])
            program.add(file, limits: limits, classes: classes[file.kind] ?? [:], to: &tables)
        }

        let files = [card] + kinds + (json.map { [$0] } ?? [])
        for file in files {
            named.check(file, diagnostics)
            file.checkCodes(diagnostics)
        }
        characters.checkUse(named, files)

        let messages = MessageTable(workspace, diagnostics)
        // What a file that cannot be read would have listed is not called unknown.
        let isWhole =
            kinds.count == details.count && !workspace.lacksFile(below: detailsFolder)
            && ([card, json] + kinds).allSatisfy { $0?.isWhole ?? false }
        let collections = (schema.members[CardSchema.card] ?? []).filter { $0.type == .items }.map(\.name)
        program.checkParameters(files)
        workspace.addedProblems = files.flatMap(\.problems).filter(\.isAdded)
        workspace.ownProblems = files.flatMap { file in
            file.problems.filter { !$0.isAdded && $0.severity != ProblemSeverity.off.rawValue }
                .map { ($0.code, String(file.file.path.dropFirst("Rules/".count))) }
        }
        messages.add(
            problems, areAllCodes: isWhole, collections: collections,
            team: (workspace.overlay != nil, workspace.unreadFiles.map(\.path) + refused), to: &tables, diagnostics)
        if isWhole { problems.checkExamples(policies: policies.known, diagnostics) }
        if isWhole, program.isWhole {
            program.checkReported(files, schema, isTeam: workspace.overlay != nil)
            program.checkRemoved(files)
        }
        messages.checkCountryNames(workspace, diagnostics)

        var visibility = VisibilitySchema(schema: schema)
        if isWhole { visibility.add(source.required("visibility"), kinds: kinds, to: &tables, diagnostics) }

        tables.add(to: &image)
        policies.add(to: &image)
        visibility.add(to: &image)
        image.add(limitsOf: card)
    }

    /// Whether a file of the folder of kinds may be one. What is called as another object of the card is told once, and not read.
    private static func isKind(
        _ file: SourceFile, among found: [SourceFile], _ card: SourceObject, _ diagnostics: Diagnostics
    ) -> Bool {
        let name = file.stem
        let isCorrection = file.isOverlaid && !file.root.ownEntries.contains { $0.name == "kind" }
        if isCorrection, let nearest = NearestName.of(name, among: found.filter { !$0.isOverlaid }.map(\.stem)) {
            diagnostics.report(
                "rules.kind", at: file.root,
                "'\(name)' is no kind of ours; did you mean '\(nearest).json'? A new one needs a \"kind\"")
            return false
        }
        let objects = card.optional("objects").flatMap { $0.kind == .object ? $0.entries(diagnostics) : nil } ?? []
        let ours = [cardPath, jsonPath].first { $0 == "Rules/\(name).json" }
        guard
            let hint = ours.map({ "what you have to say of it stands in '\($0.dropFirst("Rules/".count))'" })
                ?? (objects.contains { $0.name == name } || reserved.contains(name) || !DetailFile.isWord(name)
                    ? "choose another name" : nil)
        else { return true }
        let what = DetailFile.isWord(name) ? "is something else than a kind" : "is no word of letters and digits"
        diagnostics.report("rules.kind", at: file.root, "'\(name)' \(what); \(hint)")
        return false
    }

    /// What codes of the card begin with.
    private static let reserved = [MemberType.text.rawValue, MemberType.number.rawValue, "circle", "change"]
}
