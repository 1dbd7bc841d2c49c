import TableFormat

/// The sections of an address image. One object, so that a check holds one reference to it.
final class AddressTables: Sendable {
    typealias Schema = AddressSchema
    typealias Column = RecordTable.Column

    let text: TextPool
    let names: TextPool
    let everywhere: Column
    let isShared: Column
    let slotNames: Column
    let slotFields: Column
    let seed: UInt32
    let languages: TextPool
    let labelKeys: TextPool
    let labelTexts: Column
    let countries: RecordTable
    let keyboards: RecordTable
    let fields: RecordTable
    let countryIndex: CountryIndex
    let codeNumbers: Column
    let codeCountries: Column
    let layouts: LayoutTable

    /// A row for each layout, and one at least.
    let facts: [LayoutFacts]
    let cells: CellTable
    let fieldCells: Column
    let fieldCount: Int
    let oneOf: Column
    let strips: Column
    let patterns: SymbolAutomaton

    /// What the labels say, by the number of their set.
    let verdicts: [PostalVerdict]
    let characters: CodePointMap
    let lookAlikes: RecordTable
    let masks: MaskTable
    let prefixes: Column
    let regions: RegionTable
    let ranges: PostalRangeTable
    let regionNames: RegionNameTable
    let regionSlots: Column
    let foldedNames: TextPool
    let folding: CodePointMap
    let subregions: SubregionTable
    let affixes: RecordTable
    let affixTexts: TextPool
    let countryNames: RecordTable
    let countryTexts: TextPool
    let towns: RecordTable
    let nothing: TextPool

    /// The lengths of those words as bits.
    let nothingLengths: UInt64

    /// Their first letters as bits, by the last five bits of a letter.
    let nothingFirst: UInt64
    let crossings: PostalRangeTable
    let others: PostalRangeTable
    let words: WordTable
    let lines: EnvelopeLineTable
    let items: EnvelopeItemTable
    let joiners: Column
    let streets: StreetTables

    /// The most Unicode scalars in a field.
    let scalarLimit: Int

    /// A text of more bytes has more scalars than the limit, whatever they are.
    var byteLimit: Int { scalarLimit * 4 }

    /// The fields that have checks of their own; nil when the vocabulary lacks them.
    let postalCodeField: Int?
    let regionField: Int?
    let cityField: Int?
    let districtField: Int?
    let lineField: Int?
    let supplementField: Int?
    let streetField: Int?
    let numberField: Int?
    let additionField: Int?
    let boxField: Int?
    let countryField: Int?

    init(_ image: TableImage) throws(TableError) {
        try image.require(topic: Schema.topic, schemaVersion: Schema.version)
        text = try TextPool(image, "text")
        names = try TextPool(image, "name")
        fields = try RecordTable(image, "flds")
        everywhere = fields.column(Schema.FieldColumn.everywhere.rawValue)
        isShared = fields.column(Schema.FieldColumn.shared.rawValue)
        fieldCount = min(fields.count, Schema.maximumFields)
        let slots = try RecordTable(image, "slot")
        slotNames = slots.column(Schema.SlotColumn.name.rawValue)
        slotFields = slots.column(Schema.SlotColumn.field.rawValue)
        let numbers = try RecordTable(image, "prms")
        seed = UInt32(truncatingIfNeeded: numbers[0, Schema.NumberColumn.seed.rawValue])
        languages = try TextPool(image, "lang")
        labelKeys = try TextPool(image, "labk")
        labelTexts = try RecordTable(image, "labt").column(0)
        countries = try RecordTable(image, "ctry")
        keyboards = try RecordTable(image, "kbrd")
        let codes = try RecordTable(image, "code")
        codeNumbers = codes.column(Schema.CodeColumn.packed.rawValue)
        codeCountries = codes.column(Schema.CodeColumn.country.rawValue)
        layouts = LayoutTable(try RecordTable(image, "layt"))
        cells = CellTable(try RecordTable(image, "cell"))
        fieldCells = try RecordTable(image, "fcel").column(0)
        oneOf = try RecordTable(image, "onof").column(0)
        strips = try RecordTable(image, "strp").column(0)
        patterns = try SymbolAutomaton(image, "pats")
        characters = try CodePointMap(image, "chrs")
        lookAlikes = try RecordTable(image, "look")
        masks = MaskTable(try RecordTable(image, "mask"))
        prefixes = try RecordTable(image, "pref").column(0)
        regions = RegionTable(try RecordTable(image, "regn"))
        ranges = PostalRangeTable(try RecordTable(image, "rang"))
        regionNames = RegionNameTable(try RecordTable(image, "rnam"))
        regionSlots = try RecordTable(image, "rslt").column(0)
        foldedNames = try TextPool(image, "fldd")
        folding = try CodePointMap(image, "fold")
        subregions = try SubregionTable(image)
        affixes = try RecordTable(image, "afix")
        affixTexts = try TextPool(image, "afxt")
        countryNames = try RecordTable(image, "cnam")
        countryTexts = try TextPool(image, "cnmt")
        towns = try RecordTable(image, "town")
        nothing = try TextPool(image, "nthg")
        nothingFirst = (0..<nothing.count).reduce(0) { [nothing] in
            $0 | 1 << UInt64((nothing.utf8($1).first ?? 0) & 0x1F)
        }
        nothingLengths = (0..<nothing.count).reduce(0) { [nothing] in $0 | 1 << UInt64(min(nothing.utf8($1).count, 63))
        }
        crossings = PostalRangeTable(try RecordTable(image, "cros"))
        others = PostalRangeTable(try RecordTable(image, "othr"))
        words = WordTable(try RecordTable(image, "word"))
        lines = EnvelopeLineTable(try RecordTable(image, "line"))
        items = EnvelopeItemTable(try RecordTable(image, "item"))
        joiners = try RecordTable(image, "join").column(0)
        let known = LayoutFacts.Tables(
            patterns: patterns, oneOf: oneOf, cells: cells.count, masks: masks.count, prefixes: prefixes.count,
            regions: regions.count, names: regionNames.folded.count, subregions: subregions, crossings: crossings.count,
            others: others.count)
        facts = LayoutFacts.all(layouts, known)
        verdicts = PostalVerdict.all(of: patterns)
        countryIndex = Self.index(codeNumbers, codeCountries, countries, layouts: facts.count)
        streets = try StreetTables(image)
        scalarLimit = try LimitTable(image).size("scalars")
        let vocabulary = (0..<min(fieldCount, names.count)).map { [names] in names[$0] }
        postalCodeField = vocabulary.firstIndex(of: "postalCode")
        regionField = vocabulary.firstIndex(of: "region")
        cityField = vocabulary.firstIndex(of: "city")
        districtField = vocabulary.firstIndex(of: "district")
        lineField = vocabulary.firstIndex(of: "line1")
        supplementField = vocabulary.firstIndex(of: "line2")
        streetField = vocabulary.firstIndex(of: "street")
        numberField = vocabulary.firstIndex(of: "houseNumber")
        additionField = vocabulary.firstIndex(of: "addition")
        boxField = vocabulary.firstIndex(of: "box")
        countryField = vocabulary.firstIndex(of: "country")
    }

    private static func index(
        _ numbers: Column, _ countries: Column, _ table: RecordTable, layouts: Int
    ) -> CountryIndex {
        var index = CountryIndex()
        for row in 0..<numbers.count {
            let layout = table[countries[row], Schema.CountryColumn.layout.rawValue]
            let packed = table[countries[row], Schema.CountryColumn.code.rawValue]
            index.add(
                numbers[row],
                .init(
                    packed: Int32(truncatingIfNeeded: packed),
                    layout: 0..<layouts ~= layout ? Int32(truncatingIfNeeded: layout) : 0))
        }
        return index
    }
}
