import TableFormat

/// The sections of the address image while they grow, one layout file after the other.
struct AddressTables {
    typealias Schema = AddressSchema
    typealias Layout = Schema.LayoutColumn

    let vocabulary: AddressVocabulary
    let characters: AddressCharacters
    let countries: AddressCountries
    let labels: AddressLabels
    let form: AddressForm
    let rules: EnvelopeRules
    let usualLookup: LookupUsual
    let diagnostics: Diagnostics

    var pool = TextPool.Builder()
    var folded = TextPool.Builder()
    var automaton: SymbolAutomaton.Builder
    var rows: [String: Int] = [:]
    var layouts: RecordTable.Builder
    var cells: RecordTable.Builder
    var fieldCells = RecordTable.Builder(fields: 1)
    var oneOf = RecordTable.Builder(fields: 1)
    var strips = RecordTable.Builder([.reference("text")])
    var insteads = RecordTable.Builder([.reference("text"), .reference("text")])
    var masks: RecordTable.Builder
    var prefixes = RecordTable.Builder([.reference("text")])
    var regions: RecordTable.Builder

    var subregions = AddressSubregions()

    /// The rows of `regions` by country and folded name.
    var namedRegions: [String: [[UInt8]: Int]] = [:]

    /// The keys of the rows of `regions`.
    var regionKeys: [String] = []
    var ranges = RecordTable.Builder(fields: Schema.RangeColumn.allCases.count)
    var regionNames: RecordTable.Builder
    var crossings: RecordTable.Builder
    var others = RecordTable.Builder(fields: Schema.OtherCountryColumn.allCases.count)
    var codeLanguages: RecordTable.Builder
    var words: RecordTable.Builder
    var lines: RecordTable.Builder
    var items: RecordTable.Builder

    init(
        vocabulary: AddressVocabulary, characters: AddressCharacters, countries: AddressCountries,
        labels: AddressLabels, form: AddressForm, rules: EnvelopeRules, usualLookup: LookupUsual,
        diagnostics: Diagnostics
    ) {
        self.vocabulary = vocabulary
        self.characters = characters
        self.countries = countries
        self.labels = labels
        self.form = form
        self.rules = rules
        self.usualLookup = usualLookup
        self.diagnostics = diagnostics
        automaton = SymbolAutomaton.Builder(alphabet: characters.alphabet)
        let text = Schema.Role.reference("text")
        let noText = Schema.Role.optionalReference("text")
        layouts = RecordTable.Builder(
            Schema.roles(
                Layout.self,
                [
                    .example: noText, .regionsShow: noText, .regionsKind: noText, .noNumber: noText,
                    .caseLanguage: noText, .placeholder: noText,
                ]))
        cells = RecordTable.Builder(
            Schema.roles(
                Schema.CellColumn.self,
                [
                    .label: .reference("labk"), .field: .reference("flds"), .autocomplete: noText,
                    .example: noText,
                ]))
        masks = RecordTable.Builder(Schema.roles(Schema.MaskColumn.self, [.text: text, .startsWith: noText]))
        regions = RecordTable.Builder(
            Schema.roles(
                Schema.RegionColumn.self, [.key: text, .name: text, .local: noText, .short: noText, .town: noText]))
        regionNames = RecordTable.Builder(
            Schema.roles(Schema.RegionNameColumn.self, [.folded: .reference("fldd"), .region: .reference("regn")]))
        crossings = RecordTable.Builder(Schema.roles(Schema.CrossingColumn.self, [.region: .reference("regn")]))
        codeLanguages = RecordTable.Builder(Schema.roles(Schema.CodeLanguageColumn.self, [.language: text]))
        words = RecordTable.Builder(
            Schema.roles(Schema.WordColumn.self, [.field: .reference("flds"), .language: text, .text: text]))
        lines = RecordTable.Builder(Schema.roles(Schema.LineColumn.self, [.constant: noText]))
        items = RecordTable.Builder(
            Schema.roles(
                Schema.ItemColumn.self,
                [
                    .field: .reference("flds"), .separator: noText, .prefix: noText, .suffix: noText,
                    .fallback: noText, .digits: noText,
                ]))
    }

    func report(_ code: String, at value: SourceValue, _ message: String) {
        diagnostics.report(code, at: value, message)
    }

    mutating func write(into image: inout ImageBuilder) {
        vocabulary.write(into: &image, languages: labels.languages.count, form, pool: &pool)
        form.write(into: &image, pool: &pool)
        characters.write(into: &image, rules)
        var joiners = RecordTable.Builder([.reference("text")])
        for text in rules.joiners { joiners.add([pool.intern(text)]) }
        countries.write(into: &image, layouts: rows)
        labels.write(into: &image, pool: &pool)
        for layout in 0..<layouts.count {
            let start = layouts[layout, Layout.regionStart.rawValue]
            let regions = start..<start + layouts[layout, Layout.regionCount.rawValue]
            layouts.set(layout, Layout.places.rawValue, subregions.places(below: regions).rawValue)
        }
        subregions.write(into: &image)
        image.add("text", pool)
        image.add("fldd", folded)
        image.add("pats", automaton)
        let tables: [(SectionTag, RecordTable.Builder)] = [
            ("layt", layouts), ("cell", cells), ("fcel", fieldCells), ("onof", oneOf), ("strp", strips),
            ("inst", insteads),
            ("mask", masks), ("pref", prefixes), ("regn", regions), ("rang", ranges), ("rnam", regionNames),
            ("rslt", regionSlots()),
            ("cros", crossings), ("othr", others), ("clan", codeLanguages), ("word", words), ("line", lines),
            ("item", items), ("join", joiners),
        ]
        for (tag, table) in tables { image.add(tag, table) }
    }
}
