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

        /// Whether only a team's own folder has it.
        let isAdded: Bool

        /// The version of the program that had it first.
        package let since: String

        /// What breaks the rule and, repaired, keeps it.
        package let examples: [ProblemExample]
    }

    package let file: SourceFile
    package let kind: String
    package let types: [String]
    package let limits: [(name: String, value: Int)]
    package let problems: [Problem]

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
        kind = object.text("kind") ?? file.stem
        _ = object.text("source")
        types = object.optionalTexts("types") ?? []
        collection = object.optional("collection")
        check = object.optional("check")
        self.members = object.optional("members")
        rules = object.optional("rules")
        classes = object.optional("classes")
        visibility = object.optional("visibility")
        limits = DetailFile.limits(object.optional("limits"), diagnostics)
        let listed = object.optionalArray("problems")
        let since = object.optionalText("since")
        problems = (listed ?? []).compactMap { DetailFile.problem($0, since: since, diagnostics) }
        isWhole = object.optional("problems") == nil || problems.count == listed?.count
        if kind != file.stem {
            diagnostics.report(
                "rules.kind", at: object.required("kind") ?? file.root,
                "the kind is '\(kind)', the file is called '\(file.stem)'")
        }
    }

    /// What every reader can keep.
    private static let largestLimit = 1 << 24

    static func limits(_ value: SourceValue?, _ diagnostics: Diagnostics) -> [(name: String, value: Int)] {
        (value?.entries(diagnostics) ?? []).compactMap { entry in
            guard let object = entry.value.object(["value", "source"], diagnostics),
                let number = object.integer("value"), object.text("source") != nil
            else { return nil }
            guard 1...largestLimit ~= number else {
                diagnostics.report("rules.limit", at: entry.value, "a limit is from 1 to \(largestLimit)")
                return nil
            }
            return (entry.name, number)
        }
    }

    private static func problem(
        _ value: SourceValue, since: String?, _ diagnostics: Diagnostics
    ) -> Problem? {
        let members = ["code", "severity", "parameters", "source", "since", "examples"]
        guard let object = value.object(members, diagnostics), let code = object.text("code"),
            let severity = object.text("severity"), let source = object.text("source")
        else { return nil }
        if !severities.contains(severity), let place = object.optional("severity") {
            diagnostics.report(
                "rules.severity", at: place,
                "unknown severity '\(severity)'; one of \(severities.joined(separator: ", "))")
        }
        let place = object.optional("code") ?? value
        let first = object.optionalText("since") ?? since
        if first == nil {
            diagnostics.report("rules.since", at: place, "'\(code)' needs 'since', or its file does: a version")
        }
        let examples = object.array("examples")
        if examples?.isEmpty ?? false {
            diagnostics.report("rules.example", at: place, "'\(code)' needs an example that breaks and keeps its rule")
        }
        return Problem(
            value: place, code: code, severity: severity, source: source,
            parameters: object.optionalTexts("parameters") ?? [], isAdded: value.isOverlaid, since: first ?? "",
            examples: examples?.compactMap { ProblemExample($0, diagnostics) } ?? [])
    }
}

extension ImageBuilder {
    /// Adds the limits of a kind as the sections that `LimitTable` reads.
    package mutating func add(limitsOf file: DetailFile) { add(limits: file.limits) }
}
