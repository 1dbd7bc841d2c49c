import TableFormat

/// The sections of an address image. One object, so that a check holds one reference to it.
final class AddressTables: Sendable {
    typealias Schema = AddressSchema
    typealias Column = RecordTable.Column

    let text: TextPool
    let vocabulary: FieldVocabulary
    let everywhere: Column
    let isShared: Column
    let languages: TextPool
    let labelKeys: TextPool
    let labelTexts: Column
    let countries: RecordTable
    let keyboards: RecordTable
    let fields: RecordTable
    let countryCodes: Column
    let countryLayouts: Column

    /// The rows of countries + 1, where `CountrySlot` says.
    let countrySlots: Column
    let codeNumbers: Column
    let codeCountries: Column
    let layouts: LayoutTable
    let cells: CellTable
    let fieldCells: Column
    let oneOf: Column
    let strips: Column
    let insteads: RecordTable
    let patterns: SymbolAutomaton
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

    /// Words for a postal code, folded, the longest first.
    let codeWords: TextPool

    /// What those words, and the towns, have in common.
    let nothingFilter: WordFilter
    let townFilter: WordFilter
    let crossings: PostalRangeTable
    let codeLanguages: PostalRangeTable
    let others: PostalRangeTable
    let words: WordTable
    let lines: EnvelopeLineTable
    let items: EnvelopeItemTable
    let joiners: Column
    let streets: StreetTables

    /// The most Unicode scalars in a field.
    let scalarLimit: Int

    var fieldCount: Int { vocabulary.count }

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
        fields = try RecordTable(image, "flds")
        everywhere = fields.column(Schema.FieldColumn.everywhere.rawValue)
        isShared = fields.column(Schema.FieldColumn.shared.rawValue)
        vocabulary = try FieldVocabulary(image, fields: fields.count)
        languages = try TextPool(image, "lang")
        labelKeys = try TextPool(image, "labk")
        labelTexts = try RecordTable(image, "labt").column(0)
        countries = try RecordTable(image, "ctry")
        keyboards = try RecordTable(image, "kbrd")
        countryCodes = countries.column(Schema.CountryColumn.code.rawValue)
        countryLayouts = countries.column(Schema.CountryColumn.layout.rawValue)
        countrySlots = try RecordTable(image, "ctix").column(0)
        let codes = try RecordTable(image, "code")
        codeNumbers = codes.column(Schema.CodeColumn.packed.rawValue)
        codeCountries = codes.column(Schema.CodeColumn.country.rawValue)
        layouts = LayoutTable(try RecordTable(image, "layt"))
        cells = CellTable(try RecordTable(image, "cell"))
        fieldCells = try RecordTable(image, "fcel").column(0)
        oneOf = try RecordTable(image, "onof").column(0)
        strips = try RecordTable(image, "strp").column(0)
        insteads = try RecordTable(image, "inst")
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
        codeWords = try TextPool(image, "cwrd")
        let filters = try RecordTable(image, "filt")
        nothingFilter = WordFilter(filters, .nothing)
        townFilter = WordFilter(filters, .towns)
        crossings = PostalRangeTable(try RecordTable(image, "cros"))
        codeLanguages = PostalRangeTable(try RecordTable(image, "clan"))
        others = PostalRangeTable(try RecordTable(image, "othr"))
        words = WordTable(try RecordTable(image, "word"))
        lines = EnvelopeLineTable(try RecordTable(image, "line"))
        items = EnvelopeItemTable(try RecordTable(image, "item"))
        joiners = try RecordTable(image, "join").column(0)
        streets = try StreetTables(image)
        scalarLimit = try LimitTable(image).size(AddressSchema.Limit.scalars)
        postalCodeField = vocabulary.field("postalCode")
        regionField = vocabulary.field("region")
        cityField = vocabulary.field("city")
        districtField = vocabulary.field("district")
        lineField = vocabulary.field("line1")
        supplementField = vocabulary.field("line2")
        streetField = vocabulary.field("street")
        numberField = vocabulary.field("houseNumber")
        additionField = vocabulary.field("addition")
        boxField = vocabulary.field("box")
        countryField = vocabulary.field("country")
    }
}
