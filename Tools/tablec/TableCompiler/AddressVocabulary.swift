import TableFormat

/// `Rules/address/fields.json`: the names that the fields of an address have, and the other names they are known by.
struct AddressVocabulary {
    private(set) var names: [String] = []
    private(set) var aliases: [(name: String, field: Int)] = []
    private(set) var everywhere: [Bool] = []
    private(set) var shared: [Bool] = []
    private let seed: UInt32

    init?(_ workspace: Workspace, _ diagnostics: Diagnostics) {
        guard let file = workspace.file("Rules/address/fields.json"),
            let object = file.root.object(["source", "fields"], diagnostics), let fields = object.array("fields")
        else { return nil }
        _ = object.text("source")
        var seen: Set<String> = []
        var aliasValues: [SourceValue] = []
        for value in fields {
            guard let field = value.object(["name", "aliases", "everywhere", "shared"], diagnostics),
                let name = field.text("name")
            else { continue }
            if !seen.insert(name).inserted {
                diagnostics.report("address.duplicateField", at: value, "field '\(name)' is already there")
                continue
            }
            for alias in field.optionalArray("aliases") ?? [] {
                guard let text = alias.text(diagnostics) else { continue }
                aliases.append((text, names.count))
                aliasValues.append(alias)
            }
            everywhere.append(field.optionalBool("everywhere") ?? false)
            shared.append(field.optionalBool("shared") ?? false)
            names.append(name)
        }
        for (alias, value) in zip(aliases, aliasValues) where !seen.insert(alias.name).inserted {
            diagnostics.report("address.duplicateField", at: value, "'\(alias.name)' already names a field")
        }
        guard names.count <= AddressSchema.maximumFields, let seed = Self.seed(for: names + aliases.map(\.name)) else {
            diagnostics.report("address.tooManyFields", at: file.root, "the vocabulary does not fit its index")
            return nil
        }
        self.seed = seed
    }

    func index(_ name: String) -> Int? { names.firstIndex(of: name) }

    /// The field a value names, or nil after a report.
    func field(_ value: SourceValue, _ diagnostics: Diagnostics) -> Int? {
        guard let name = value.text(diagnostics) else { return nil }
        if let index = index(name) { return index }
        diagnostics.report("address.unknownField", at: value, "'\(name)' is not a field of an address")
        return nil
    }

    /// A set of fields from an array of their names.
    func set(_ values: [SourceValue]?, _ diagnostics: Diagnostics) -> Int {
        (values ?? []).reduce(0) { set, value in field(value, diagnostics).map { set | 1 << $0 } ?? set }
    }

    func write(into image: inout ImageBuilder, languages: Int, _ form: AddressForm, pool texts: inout TextPool.Builder)
    {
        var pool = TextPool.Builder()
        var fields = RecordTable.Builder(
            AddressSchema.roles(AddressSchema.FieldColumn.self, [.autocomplete: .optionalReference("text")]))
        var slots = [(name: Int, field: Int)?](repeating: nil, count: FieldNameHash.slots)
        for (field, name) in names.enumerated() {
            slots[FieldNameHash.slot(seed, name)] = (pool.intern(name), field)
            fields.add([
                everywhere[field] ? 1 : 0, shared[field] ? 1 : 0, texts.intern(form.autocomplete(field, in: 0)),
                form.capitals(field),
            ])
        }
        for alias in aliases {
            slots[FieldNameHash.slot(seed, alias.name)] = (pool.intern(alias.name), alias.field)
        }
        var table = RecordTable.Builder([.optionalReference("name"), .number])
        for slot in slots { table.add([slot?.name, slot?.field]) }
        image.add("name", pool)
        image.add("flds", fields)
        image.add("slot", table)
        var numbers = RecordTable.Builder(fields: AddressSchema.NumberColumn.allCases.count)
        numbers.add([Int(seed), languages])
        image.add("prms", numbers)
    }

    /// The first seed that gives every name a slot of its own.
    private static func seed(for names: [String]) -> UInt32? {
        (1...100_000).first { seed in
            Set(names.map { FieldNameHash.slot(seed, $0) }).count == names.count
        }
    }
}
