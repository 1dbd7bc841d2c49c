import JSONText
package import TableFormat

/// A file of `Rules/details`: what it is to be right for one kind of detail.
package struct DetailFile {
    /// A code that the kind can report.
    package struct Problem {
        /// The place of the code.
        package let value: SourceValue
        package let code: String
        package let severity: String
        package let source: String
        package let parameters: [String]

        /// Where the parameters stand, and those of our own file that a team's corrects.
        let parameterSource: SourceValue?
        let ownParameters: [String]?

        /// Whether only a team's own folder has it.
        let isAdded: Bool

        /// The version of the program that had it first.
        package let since: String

        /// What breaks the rule and, repaired, keeps it.
        package let examples: [ProblemExample]
    }

    package let file: SourceFile

    /// The members of the file.
    let source: SourceObject
    package let kind: String
    package let types: [String]
    package let limits: [(name: String, value: Int)]
    package let problems: [Problem]

    /// Where the limits stand.
    let limitSource: SourceValue?

    /// The member of the card that holds the details of this kind, if any does.
    let collection: SourceValue?

    /// What is checked of a detail besides its members and rules.
    let check: SourceValue?

    /// The members of a detail, its rules, and classes of characters.
    let members: SourceValue?
    let rules: SourceValue?
    let classes: SourceValue?

    /// Who sees what of a detail, where the file of its kind says so.
    let visibility: SourceValue?

    /// Whether every problem could be read.
    let isWhole: Bool

    static let known = [
        "$schema", "kind", "collection", "check", "source", "since", "types", "limits", "classes", "members", "rules",
        "problems",
    ]
    static let severities = ProblemSeverity.allCases.map(\.rawValue)

    /// Reads `Rules/details/KIND.json`.
    package init?(_ kind: String, _ workspace: Workspace, _ diagnostics: Diagnostics) {
        guard let file = workspace.file("Rules/details/\(kind).json") else { return nil }
        self.init(file, members: [], diagnostics)
    }

    /// Reads any file of this shape; `members` names what else it may hold.
    package init?(_ file: SourceFile, members: [String], _ diagnostics: Diagnostics) {
        guard let object = file.root.object(DetailFile.known + members, diagnostics) else { return nil }
        self.file = file
        source = object
        kind = object.text("kind") ?? file.stem
        _ = object.text("source")
        types = object.optionalTexts("types") ?? []
        collection = object.optional("collection")
        check = object.optional("check")
        self.members = object.optional("members")
        rules = object.optional("rules")
        classes = object.optional("classes")
        visibility = object.optional("visibility")
        limitSource = object.optional("limits")
        limits = DetailFile.limits(limitSource, of: kind, diagnostics)
        if limitSource == nil, object.means("limits") { diagnostics.doubt(.limit, of: kind) }
        let listed = object.optionalArray("problems")
        let since = object.optionalText("since")
        if let place = object.optional("since") { DetailFile.checkVersion(place, diagnostics) }
        let isAddition = file.correction != nil
        problems = (listed ?? []).compactMap {
            DetailFile.problem($0, since: since, isAddition: isAddition && $0.isOverlaid, listed ?? [], diagnostics)
        }
        isWhole = !object.means("problems") || problems.count == listed?.count
        if kind != file.stem {
            diagnostics.report(
                "rules.kind", at: object.required("kind") ?? file.root,
                "the kind is '\(kind)', the file is called '\(file.stem)'; rename one of the two")
        }
    }

    /// The problems of ours that a team takes away.
    var removedProblems: [SourceValue] {
        source.optional("problems")?.corrections.flatMap(\.ownElements).filter(\.isRemoved) ?? []
    }

    /// The null by which a team takes all problems of ours away.
    var allProblemsRemoved: SourceValue? {
        file.correction?.root.ownEntries.first { $0.name == "problems" && $0.value.kind == .null }?.value
    }

    /// What every reader can keep.
    private static let largestLimit = 1 << 24

    /// - Parameter owner: the kind that the limits are of. Those with a fault are not told again where they are named.
    static func limits(
        _ value: SourceValue?, of owner: String, _ diagnostics: Diagnostics
    ) -> [(name: String, value: Int)] {
        guard let value else { return [] }
        guard let entries = value.entries(diagnostics) else {
            diagnostics.doubt(.limit, of: owner)
            return []
        }
        return entries.compactMap { entry in
            guard let object = entry.value.object(["value", "source"], diagnostics),
                let place = object.required("value"), let number = place.integer(diagnostics),
                object.text("source") != nil
            else {
                diagnostics.doubt(.limit, entry.name, of: owner)
                return nil
            }
            guard 1...largestLimit ~= number else {
                diagnostics.report("rules.limit", at: place, "a limit is from 1 to \(largestLimit), not \(number)")
                diagnostics.doubt(.limit, entry.name, of: owner)
                return nil
            }
            entry.value.checkSource(ofChanged: "value", diagnostics)
            return (entry.name, number)
        }
    }

    private static func problem(
        _ value: SourceValue, since: String?, isAddition: Bool, _ listed: [SourceValue], _ diagnostics: Diagnostics
    ) -> Problem? {
        let members = ["code", "severity", "parameters", "source", "since", "examples"]
        guard let object = value.object(members, diagnostics), let code = object.text("code") else { return nil }
        if isAddition, ["severity", "source", "examples"].contains(where: { !object.means($0) }) {
            let known = listed.filter { !$0.isOverlaid }.compactMap { DetailFile.code(of: $0, diagnostics) }
            diagnostics.report(
                "rules.unknownCode", at: object.optional("code") ?? value,
                "'\(code)' is no code of ours\(NearestName.of(code, among: known).map { "; did you mean '\($0)'?" } ?? "; a new one needs 'severity', 'source' and 'examples'")"
            )
            return nil
        }
        guard
            let severity = object.text("severity"), let source = object.text("source")
        else { return nil }
        if !severities.contains(severity), let place = object.optional("severity") {
            diagnostics.report(
                "rules.severity", at: place,
                "unknown severity '\(severity)'\(NearestName.hint(severity, among: severities))")
        }
        let place = object.optional("code") ?? value
        let first = object.optionalText("since") ?? since
        if first == nil {
            diagnostics.report("rules.since", at: place, "'\(code)' needs 'since', or its file does: a version")
        }
        if let place = object.optional("since") { checkVersion(place, diagnostics) }
        let examples = object.array("examples")
        if examples?.isEmpty ?? false {
            diagnostics.report("rules.example", at: place, "'\(code)' needs an example that breaks and keeps its rule")
        }
        return Problem(
            value: place, code: code, severity: severity, source: source,
            parameters: object.optionalTexts("parameters") ?? [], parameterSource: object.optional("parameters"),
            ownParameters: value.isOverlaid ? nil : value.ownEntries.first { $0.name == "parameters" }?.value.ownTexts,
            isAdded: value.isOverlaid, since: first ?? "",
            examples: examples?.compactMap { ProblemExample($0, diagnostics) } ?? [])
    }
}

extension ImageBuilder {
    /// Adds the limits of a kind as the sections that `LimitTable` reads.
    package mutating func add(limitsOf file: DetailFile) { add(limits: file.limits) }
}
