import JSONText
import TableFormat

/// The policies of `Rules/policies`: severities by code or by what codes begin with, and the grammar of e-mail addresses.
struct RulePolicies {
    static let folder = "Rules/policies"

    private(set) var names: [String] = []

    /// What an example may name: a policy, or one of addresses alone.
    private(set) var known: [String] = []
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
        defer { known = names + grammars }
        let files = workspace.files(in: RulePolicies.folder)
        let bases = RulePolicyBases(files, diagnostics)
        for file in files {
            guard
                let object = file.root.object(
                    ["$schema", "policy", "source", RuleLayout.Policy.base, "email", "severities"], diagnostics),
                let name = object.text("policy"), object.text("source") != nil
            else { continue }
            if name != file.stem, let place = object.optional("policy") {
                diagnostics.report(
                    "policies.name", at: place,
                    "the policy is '\(name)', the file is called '\(file.stem)'; rename one of the two")
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
                        "there is no policy '\(grammar)' of addresses\(NearestName.hint(grammar, among: grammars))")
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
            let codes = problems.problems.map(\.code)
            let kinds = Set(codes.map { $0.prefix { $0 != "." } + "." + RuleLayout.Policy.wildcard })
            let nearest = NearestName.of(entry.name, among: codes + kinds)
            diagnostics.report(
                "rules.unknownCode", at: entry.nameValue,
                "no code is '\(entry.name)'\(nearest.map { "; did you mean '\($0)'?" } ?? "")")
        }
        let isBound = entry.value.kind == .object
        let bound =
            isBound
            ? entry.value.object([RuleLayout.Policy.atMost], diagnostics)?.required(RuleLayout.Policy.atMost)
            : entry.value
        guard let bound, let word = bound.text(diagnostics) else { return }
        if !DetailFile.severities.contains(word) {
            let hint = NearestName.hint(word, among: DetailFile.severities)
            diagnostics.report("rules.severity", at: bound, "unknown severity '\(word)'\(hint)")
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
