import TableFormat

/// `Rules/email/policies.json`, with the codes of `Rules/details/email.json` that refuse no address.
struct EmailPolicies {
    static let path = "Rules/email/policies.json"
    static let parts = Dictionary(
        uniqueKeysWithValues: EmailSchema.PolicyPart.allCases.map { ("\($0)", $0.rawValue) })

    private var rows = RecordTable.Builder(EmailSchema.PolicyField.roles)
    private var tags = RecordTable.Builder(EmailSchema.TagField.roles)
    private var texts = TextPool.Builder()
    private var tolerated = TextPool.Builder()
    private let codes: Set<String>
    private let diagnostics: Diagnostics

    init(_ details: DetailFile, _ workspace: Workspace, _ diagnostics: Diagnostics) {
        self.diagnostics = diagnostics
        codes = Set(details.problems.map(\.code))
        for problem in details.problems where problem.severity != DetailFile.severities[0] {
            _ = tolerated.intern(problem.code)
        }
        let file = workspace.file(EmailPolicies.path)?.root.object(
            ["kind", "source", "policies", "literalTags"], diagnostics)
        _ = file?.text("source")
        for value in file?.array("policies") ?? [] { addPolicy(value) }
        for value in file?.array("literalTags") ?? [] { addTag(value) }
    }

    private mutating func addTag(_ value: SourceValue) {
        guard let object = value.object(["tag", "form", "source"], diagnostics), let tag = object.text("tag"),
            object.text("source") != nil, let place = object.required("form"), let name = place.text(diagnostics)
        else { return }
        guard let form = EmailSchema.LiteralForm.allCases.first(where: { "\($0)" == name }) else {
            let known = EmailSchema.LiteralForm.allCases.map { "\($0)" }.joined(separator: ", ")
            diagnostics.report("email.unknownForm", at: place, "unknown form '\(name)'; one of \(known)")
            return
        }
        tags.add([texts.intern(tag), form.rawValue])
    }

    private mutating func addPolicy(_ value: SourceValue) {
        guard let object = value.object(["policy", "source", "instead"], diagnostics),
            let name = object.text("policy"), object.text("source") != nil
        else { return }
        let policy = texts.intern(name)
        for value in object.array("instead") ?? [] {
            guard let row = value.object(["code", "part", "by", "source"], diagnostics), row.text("source") != nil,
                let place = row.required("code"), let code = known(place)
            else { continue }
            let by = row.optional("by").flatMap(known).map { texts.intern($0) }
            rows.add([policy, texts.intern(code), part(row), by])
        }
    }

    private func known(_ place: SourceValue) -> String? {
        guard let code = place.text(diagnostics) else { return nil }
        if codes.contains(code) { return code }
        diagnostics.report("email.unknownCode", at: place, "no problem of e-mail addresses has the code '\(code)'")
        return nil
    }

    private func part(_ row: SourceObject) -> Int {
        guard let place = row.optional("part"), let name = place.text(diagnostics) else { return 0 }
        if let part = EmailPolicies.parts[name] { return part }
        diagnostics.report(
            "email.unknownPart", at: place,
            "unknown part '\(name)'; one of \(EmailPolicies.parts.keys.sorted().joined(separator: ", "))")
        return 0
    }

    func add(to image: inout ImageBuilder) {
        image.add(EmailSchema.PolicySection.texts, texts)
        image.add(EmailSchema.PolicySection.rows, rows)
        image.add(EmailSchema.PolicySection.tolerated, tolerated)
        image.add(EmailSchema.PolicySection.tags, tags)
    }
}
