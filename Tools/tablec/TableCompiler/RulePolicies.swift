import JSONText
import TableFormat

/// The policies of `Rules/policies`: severities by code or by what codes begin with, and the grammar of e-mail addresses.
struct RulePolicies {
    static let folder = "Rules/policies"

    private(set) var names: [String] = []
    private var table = RecordTable.Builder(RuleLayout.Policy.roles)

    /// What a policy may ask of addresses: the policies of `Rules/email/policies.json`.
    private static let grammarPath = "Rules/email/policies.json"

    init(_ workspace: Workspace, _ problems: ProblemTable, to tables: inout RuleTables, _ diagnostics: Diagnostics) {
        let listed = workspace.file(RulePolicies.grammarPath)?.root.entries(diagnostics)?.first {
            $0.name == "policies"
        }
        let grammars = (listed?.value.array(diagnostics) ?? []).compactMap { policy in
            policy.entries(diagnostics)?.first { $0.name == "policy" }?.value.text(diagnostics)
        }
        let files = workspace.files(in: RulePolicies.folder)
        let bases = RulePolicyBases(files, diagnostics)
        for file in files {
            guard
                let object = file.root.object(
                    ["policy", "source", RuleLayout.Policy.base, "email", "severities"], diagnostics),
                let name = object.text("policy"), object.text("source") != nil
            else { continue }
            if name != file.stem, let place = object.optional("policy") {
                diagnostics.report("policies.name", at: place, "the file is called '\(file.stem)'")
            }
            var writer = JSONWriter()
            writer.beginObject()
            if let base = bases.base(of: file.stem) {
                writer.name(RuleLayout.Policy.base)
                writer.string(base)
            }
            if let place = object.optional("email"), let grammar = place.text(diagnostics) {
                if !grammars.contains(grammar) {
                    diagnostics.report(
                        "policies.email", at: place,
                        "there is no policy '\(grammar)' of addresses; there are \(grammars.joined(separator: ", "))")
                }
                writer.name("email")
                writer.string(grammar)
            }
            writer.name("severities")
            writer.beginObject()
            for entry in object.optional("severities")?.entries(diagnostics) ?? [] {
                RulePolicies.write(entry, problems, &writer, diagnostics)
            }
            writer.endObject()
            writer.endObject()
            names.append(name)
            table.add([tables.texts.intern(name), tables.texts.intern(String(decoding: writer.bytes, as: UTF8.self))])
        }
    }

    private static func write(
        _ entry: SourceValue.Entry, _ problems: ProblemTable, _ writer: inout JSONWriter, _ diagnostics: Diagnostics
    ) {
        let isKnown =
            entry.name.hasSuffix(RuleLayout.Policy.wildcard)
            ? problems.problems.contains { $0.code.hasPrefix(entry.name.dropLast()) } : problems.row(entry.name) != nil
        if !isKnown {
            diagnostics.report("rules.unknownCode", at: entry.nameValue, "no code is '\(entry.name)'")
        }
        let isBound = entry.value.kind == .object
        let bound =
            isBound
            ? entry.value.object([RuleLayout.Policy.atMost], diagnostics)?.required(RuleLayout.Policy.atMost)
            : entry.value
        guard let bound, let word = bound.text(diagnostics) else { return }
        if !DetailFile.severities.contains(word) {
            let known = DetailFile.severities.joined(separator: ", ")
            diagnostics.report("rules.severity", at: bound, "unknown severity '\(word)'; one of \(known)")
        }
        writer.name(entry.name)
        guard isBound else { return writer.string(word) }
        writer.beginObject()
        writer.name(RuleLayout.Policy.atMost)
        writer.string(word)
        writer.endObject()
    }

    func add(to image: inout ImageBuilder) { image.add(RuleLayout.Policy.tag, table) }
}
