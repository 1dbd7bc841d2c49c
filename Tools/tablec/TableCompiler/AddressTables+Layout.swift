import JSONText
import TableFormat

/// One row of the layout table while it is filled.
struct LayoutRow {
    private var values = [Int?](repeating: nil, count: AddressSchema.LayoutColumn.allCases.count)

    subscript(column: AddressSchema.LayoutColumn) -> Int? {
        get { values[column.rawValue] }
        set { values[column.rawValue] = newValue }
    }

    var all: [Int?] { values }

    /// A set of fields, 0 when nothing was set.
    func set(_ column: AddressSchema.LayoutColumn) -> Int { values[column.rawValue] ?? 0 }
}

extension AddressTables {
    static let members = [
        "regionCode", "corrects", "source", "input", "required", "recommended", "soft", "labels", "fieldRules",
        "postal", "regions",
        "crossing", "languages",
        "otherCountries", "lookup", "nameOrder", "noNumber", "words", "envelope", "envelopeLocal",
        "caseLanguage", "inlandOf",
    ]

    /// Adds a file of `CountryData/address`.
    mutating func add(layout file: AddressLayoutFiles.Layout) {
        guard let object = file.root.object(Self.members, diagnostics) else { return }
        var row = LayoutRow()
        let number = layouts.count
        if file.stem != AddressLayoutFiles.defaultStem {
            guard let code = country(object, file) else { return }
            rows[code] = number
            row[.code] = AddressCountries.packed(code)
        }
        addCells(object, &row)
        addRequirements(object, &row)
        addPostal(object, &row)
        addRegions(object, &row)
        addCrossings(object, &row)
        addOtherCountries(object, &row)
        addLanguages(object, &row)
        addHelp(object, &row)
        addEnvelopes(object, &row)
        layouts.add(row.all)
    }

    private func country(_ object: SourceObject, _ file: AddressLayoutFiles.Layout) -> String? {
        guard let value = object.required("regionCode"), let code = value.text(diagnostics) else { return nil }
        if code != file.stem {
            report("address.wrongCountry", at: value, "the file is called '\(file.stem)', its country is '\(code)'")
            return nil
        }
        if countries.contains(code) { return code }
        report("address.unknownCountry", at: value, "there is no country '\(code)'")
        return nil
    }

    private mutating func addRequirements(_ object: SourceObject, _ row: inout LayoutRow) {
        row[.oneOfStart] = oneOf.count
        var required = 0
        var choices = 0
        for value in object.array("required") ?? [] {
            if value.kind == .object {
                let names = value.object(["oneOf"], diagnostics)?.array("oneOf")
                let set = fields(names, of: row)
                choices |= set
                oneOf.add([set])
            } else if let field = field(value, of: row) {
                required |= 1 << field
            }
        }
        row[.oneOfCount] = oneOf.count - (row[.oneOfStart] ?? 0)
        row[.required] = required
        row[.recommended] = fields(object.optionalArray("recommended"), of: row)
        row[.soft] = fields(object.optionalArray("soft"), of: row)
        row[.needed] = required | choices | row.set(.soft)
        let all = [required, choices, row.set(.recommended), row.set(.soft)]
        let twice = all.reduce((seen: 0, twice: 0)) { ($0.seen | $1, $0.twice | ($0.seen & $1)) }.twice
        for (field, name) in vocabulary.names.enumerated() where twice >> field & 1 == 1 {
            report(
                "address.contradiction", at: object.optional("soft") ?? object.optional("recommended") ?? object.value,
                "'\(name)' is more than one of required, one of several, recommended and soft")
        }
    }

    /// A set of fields that the input rows have; others are reported.
    func fields(_ values: [SourceValue]?, of row: LayoutRow) -> Int {
        (values ?? []).reduce(0) { set, value in field(value, of: row).map { set | 1 << $0 } ?? set }
    }

    func field(_ value: SourceValue, of row: LayoutRow) -> Int? {
        guard let field = vocabulary.field(value, diagnostics) else { return nil }
        if row.set(.fields) >> field & 1 == 1 { return field }
        report("address.notInInput", at: value, "'\(vocabulary.names[field])' is not in the input rows")
        return nil
    }

    /// What a look-up needs and fills where the country's own table says nothing of it.
    private func addUsualLookup(_ row: inout LayoutRow) {
        let set = row.set(.fields)
        let usual = usualLookup.choice { name in vocabulary.index(name).map { set >> $0 & 1 == 1 } ?? false }
        guard let usual else { return }
        func all(_ names: [String]) -> Int { names.compactMap(vocabulary.index).reduce(0) { $0 | 1 << $1 } }
        row[.lookupNeeds] = all(usual.needs)
        row[.lookupAlso] = all(usual.also)
        row[.lookupYields] = all(usual.yields)
        row[.lookupIsUsual] = 1
    }

    private mutating func addHelp(_ object: SourceObject, _ row: inout LayoutRow) {
        if let lookup = object.optional("lookup")?.object(["needs", "also", "yields"], diagnostics) {
            row[.lookupNeeds] = fields(lookup.array("needs"), of: row)
            row[.lookupAlso] = fields(lookup.optionalArray("also"), of: row)
            row[.lookupYields] = fields(lookup.array("yields"), of: row)
        } else {
            addUsualLookup(&row)
        }
        if let value = object.optional("nameOrder"), let order = value.text(diagnostics) {
            // No reader asks for it yet: the fact is checked, and stays in the tables.
            if !["familyFirst", "givenFirst"].contains(order) {
                report("address.unknownOrder", at: value, "a name order is 'familyFirst' or 'givenFirst'")
            }
        }
        row[.noNumber] = object.optionalText("noNumber").map { pool.intern($0) }
        row[.wordStart] = words.count
        var own: Set<Int> = []
        for entry in object.optional("words")?.entries(diagnostics) ?? [] {
            guard let field = vocabulary.field(entry.nameValue, diagnostics) else { continue }
            for word in entry.value.entries(diagnostics) ?? [] {
                guard let text = word.value.text(diagnostics) else { continue }
                words.add([field, pool.intern(word.name), pool.intern(text)])
                own.insert(field)
            }
        }
        for word in rules.words(of: object.optionalText("regionCode") ?? "", without: own) {
            words.add([word.field, pool.intern(word.language), pool.intern(word.text)])
        }
        row[.wordCount] = words.count - (row[.wordStart] ?? 0)
    }
}
