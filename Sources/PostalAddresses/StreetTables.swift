import TableFormat

/// How countries write a street with its number: the sections of `StreetSchema`.
final class StreetTables: Sendable {
    typealias Schema = StreetSchema
    typealias Column = RecordTable.Column

    let countries: RecordTable
    let styles: RecordTable
    let forms: LayoutTable.Run
    let formCount: Int
    let roots: Column
    let fields: Column
    let compacts: Column
    let merges: RecordTable
    let moves: RecordTable
    let joints: TextPool
    let patterns: SymbolAutomaton
    let refused: Int
    let dated: Int
    let words: RecordTable
    let wordTexts: TextPool
    let languages: RecordTable
    let languageTexts: TextPool
    let scalars: RecordTable
    let scalarTexts: TextPool

    init(_ image: TableImage) throws(TableError) {
        countries = try RecordTable(image, "stct")
        styles = try RecordTable(image, "stst")
        let forms = try RecordTable(image, "stfm")
        self.forms = LayoutTable.Run(
            start: forms.column(Schema.FormColumn.start.rawValue),
            length: forms.column(Schema.FormColumn.count.rawValue))
        formCount = forms.count
        let segments = try RecordTable(image, "stsg")
        roots = segments.column(Schema.SegmentColumn.root.rawValue)
        fields = segments.column(Schema.SegmentColumn.field.rawValue)
        compacts = segments.column(Schema.SegmentColumn.compact.rawValue)
        merges = try RecordTable(image, "stmg")
        moves = try RecordTable(image, "stmv")
        joints = try TextPool(image, "sttx")
        patterns = try SymbolAutomaton(image, "stpt")
        let numbers = try RecordTable(image, "stnm")
        refused = numbers[0, Schema.NumberColumn.refused.rawValue] &- 1
        dated = numbers[0, Schema.NumberColumn.dated.rawValue] &- 1
        words = try RecordTable(image, "stwd")
        wordTexts = try TextPool(image, "stwx")
        languages = try RecordTable(image, "stlg")
        languageTexts = try TextPool(image, "stlx")
        scalars = try RecordTable(image, "stsc")
        scalarTexts = try TextPool(image, "stsx")
    }

    /// The style of a country, by the number of its code.
    func style(_ packed: Int) -> Int? {
        let row = (0..<countries.count).firstRow { countries[$0, Schema.CountryColumn.packed.rawValue] >= packed }
        guard row < countries.count, countries[row, Schema.CountryColumn.packed.rawValue] == packed else { return nil }
        return countries[row, Schema.CountryColumn.style.rawValue]
    }

    subscript(style: Int, column: Schema.StyleColumn) -> Int { styles[style, column.rawValue] }

    /// The forms of a run that a style names.
    func run(_ style: Int, _ start: Schema.StyleColumn, _ count: Schema.StyleColumn) -> Range<Int> {
        let first = min(max(self[style, start], 0), formCount)
        return first..<first + min(max(self[style, count], 0), formCount - first)
    }

    /// The flags of a word in small letters of ASCII.
    func flags(of word: ArraySlice<UInt8>) -> Int {
        func known(_ row: Int) -> UnsafeBufferPointer<UInt8> {
            wordTexts.utf8(words[row, Schema.WordColumn.folded.rawValue])
        }
        let row = (0..<words.count).firstRow { !known($0).lexicographicallyPrecedes(word) }
        return row < words.count && known(row).elementsEqual(word) ? words[row, Schema.WordColumn.flags.rawValue] : 0
    }

    /// What a character beyond ASCII is read as, if the table says.
    func text(for scalar: UInt32) -> UnsafeBufferPointer<UInt8>? {
        for row in 0..<scalars.count where scalars[row, Schema.ScalarColumn.scalar.rawValue] == Int(scalar) {
            return scalarTexts.utf8(scalars[row, Schema.ScalarColumn.text.rawValue])
        }
        return nil
    }
}
