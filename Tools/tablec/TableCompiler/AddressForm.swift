import TableFormat

/// `Rules/address/form.json`: what a form tells a browser or a phone about each field, and what an empty field shows.
struct AddressForm {
    private struct Field {
        var autocomplete: String
        var capitals: Int
        var example: String?

        /// Another token where a layout lacks a field.
        var without: [(field: Int, autocomplete: String)] = []
    }

    private static let capitals = ["none", "words", "characters"]

    private var fields: [Int: Field] = [:]
    private var examples: [String: [Int: String]] = [:]
    private var keyboards: [(inputMode: String, ios: String)] = []

    init?(
        _ workspace: Workspace, _ vocabulary: AddressVocabulary, _ countries: AddressCountries,
        _ diagnostics: Diagnostics
    ) {
        guard let file = workspace.file("Rules/address/form.json"),
            let object = file.root.object(["source", "keyboards", "fields", "examples"], diagnostics)
        else { return nil }
        _ = object.text("source")
        for value in object.array("keyboards") ?? [] {
            guard let source = value.object(["keyboard", "inputMode", "ios"], diagnostics),
                let name = source.text("keyboard"), let mode = source.text("inputMode"), let ios = source.text("ios")
            else { continue }
            let next = AddressTables.keyboards.dropFirst(keyboards.count).first
            if name != next {
                diagnostics.report("address.unknownKeyboard", at: value, "the next keyboard is '\(next ?? "none")'")
            }
            keyboards.append((mode, ios))
        }
        for value in object.array("fields") ?? [] { add(value, vocabulary, diagnostics) }
        for (field, name) in vocabulary.names.enumerated() where fields[field] == nil {
            diagnostics.report("address.missingHints", at: object.value, "'\(name)' has no entry")
        }
        for entry in object.required("examples")?.entries(diagnostics) ?? [] {
            if !countries.contains(entry.name) {
                diagnostics.report("address.unknownCountry", at: entry.nameValue, "no country '\(entry.name)'")
            }
            for example in entry.value.entries(diagnostics) ?? [] {
                guard let field = vocabulary.field(example.nameValue, diagnostics) else { continue }
                examples[entry.name, default: [:]][field] = example.value.text(diagnostics)
            }
        }
    }

    private mutating func add(_ value: SourceValue, _ vocabulary: AddressVocabulary, _ diagnostics: Diagnostics) {
        let members = ["field", "autocomplete", "without", "capitals", "example"]
        guard let source = value.object(members, diagnostics),
            let field = source.required("field").flatMap({ vocabulary.field($0, diagnostics) }),
            let token = source.text("autocomplete"), let name = source.text("capitals")
        else { return }
        guard let capitals = Self.capitals.firstIndex(of: name) else {
            let choices = Self.capitals.joined(separator: ", ")
            diagnostics.report("address.badCapitals", at: value, "capitals are one of \(choices), not '\(name)'")
            return
        }
        var hints = Field(autocomplete: token, capitals: capitals, example: source.optionalText("example"))
        for entry in source.optional("without")?.entries(diagnostics) ?? [] {
            guard let other = vocabulary.field(entry.nameValue, diagnostics), let text = entry.value.text(diagnostics)
            else { continue }
            hints.without.append((other, text))
        }
        if fields.updateValue(hints, forKey: field) != nil {
            diagnostics.report("address.duplicateField", at: value, "the field is already there")
        }
    }

    /// The autofill token of a field among others; a set of 0 stands for no layout.
    func autocomplete(_ field: Int, in set: Int) -> String {
        guard let hints = fields[field] else { return "" }
        return hints.without.first { set != 0 && set >> $0.field & 1 == 0 }?.autocomplete ?? hints.autocomplete
    }

    func capitals(_ field: Int) -> Int { fields[field]?.capitals ?? 0 }

    /// What a field of a country may hold.
    func example(_ field: Int, country: String?) -> String? {
        country.flatMap { examples[$0]?[field] } ?? fields[field]?.example
    }

    /// `kbrd`: the names of the keyboards elsewhere.
    func write(into image: inout ImageBuilder, pool: inout TextPool.Builder) {
        var table = RecordTable.Builder([.reference("text"), .reference("text")])
        for keyboard in keyboards { table.add([pool.intern(keyboard.inputMode), pool.intern(keyboard.ios)]) }
        image.add("kbrd", table)
    }
}
