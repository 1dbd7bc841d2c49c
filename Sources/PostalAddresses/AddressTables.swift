import TableFormat

/// The sections of an address image. One object, so that a check holds one reference to it.
final class AddressTables: Sendable {
    typealias Schema = AddressSchema
    typealias Column = RecordTable.Column

    let text: TextPool
    let names: TextPool
    let everywhere: Column
    let slots: RecordTable
    let seed: UInt32
    let languages: TextPool
    let labelKeys: TextPool
    let labelTexts: Column
    let countries: RecordTable
    let codes: RecordTable
    let layouts: RecordTable
    let cells: RecordTable
    let fieldCells: Column
    let fieldCount: Int
    let oneOf: Column
    let strips: Column
    let patterns: SymbolAutomaton
    let characters: CodePointMap
    let lookAlikes: RecordTable
    let masks: RecordTable
    let prefixes: Column
    let regions: RecordTable
    let ranges: RecordTable
    let regionNames: RecordTable
    let foldedNames: TextPool
    let folding: CodePointMap
    let crossings: RecordTable
    let others: RecordTable
    let words: RecordTable
    let lines: RecordTable
    let tokens: RecordTable

    /// The most Unicode scalars in a field.
    let scalarLimit: Int

    /// The fields that have checks of their own; nil when the vocabulary lacks them.
    let postalCodeField: Int?
    let regionField: Int?
    let cityField: Int?

    init(_ image: TableImage) throws(TableError) {
        try image.require(topic: Schema.topic, schemaVersion: Schema.version)
        text = try TextPool(image, "text")
        names = try TextPool(image, "name")
        let fields = try RecordTable(image, "flds")
        everywhere = fields.column(Schema.FieldColumn.everywhere.rawValue)
        fieldCount = min(fields.count, Schema.maximumFields)
        slots = try RecordTable(image, "slot")
        let numbers = try RecordTable(image, "prms")
        seed = UInt32(truncatingIfNeeded: numbers[0, Schema.NumberColumn.seed])
        languages = try TextPool(image, "lang")
        labelKeys = try TextPool(image, "labk")
        labelTexts = try RecordTable(image, "labt").column(0)
        countries = try RecordTable(image, "ctry")
        codes = try RecordTable(image, "code")
        layouts = try RecordTable(image, "layt")
        cells = try RecordTable(image, "cell")
        fieldCells = try RecordTable(image, "fcel").column(0)
        oneOf = try RecordTable(image, "onof").column(0)
        strips = try RecordTable(image, "strp").column(0)
        patterns = try SymbolAutomaton(image, "pats")
        characters = try CodePointMap(image, "chrs")
        lookAlikes = try RecordTable(image, "look")
        masks = try RecordTable(image, "mask")
        prefixes = try RecordTable(image, "pref").column(0)
        regions = try RecordTable(image, "regn")
        ranges = try RecordTable(image, "rang")
        regionNames = try RecordTable(image, "rnam")
        foldedNames = try TextPool(image, "fldd")
        folding = try CodePointMap(image, "fold")
        crossings = try RecordTable(image, "cros")
        others = try RecordTable(image, "othr")
        words = try RecordTable(image, "word")
        lines = try RecordTable(image, "line")
        tokens = try RecordTable(image, "tokn")
        scalarLimit = try LimitTable(image).value("scalars")
        let vocabulary = (0..<min(fieldCount, names.count)).map { [names] in names[$0] }
        postalCodeField = vocabulary.firstIndex(of: "postalCode")
        regionField = vocabulary.firstIndex(of: "region")
        cityField = vocabulary.firstIndex(of: "city")
    }
}

extension RecordTable {
    /// The value of a named column.
    @inline(__always)
    subscript<Name: RawRepresentable<Int>>(row: Int, column: Name) -> Int { self[row, column.rawValue] }

    func reference<Name: RawRepresentable<Int>>(_ row: Int, _ column: Name) -> Int? {
        reference(row, column.rawValue)
    }

    /// A run of rows, cut to the rows there are.
    func run(_ start: Int, _ length: Int) -> Range<Int> {
        let first = min(max(start, 0), count)
        return first..<first + min(max(length, 0), count - first)
    }
}

extension RecordTable.Column {
    func run(_ start: Int, _ length: Int) -> Range<Int> {
        let first = min(max(start, 0), count)
        return first..<first + min(max(length, 0), count - first)
    }
}
