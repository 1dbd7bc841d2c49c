import TableFormat

/// The rows of `layt`, with the columns that a check reads held ready.
struct LayoutTable: Sendable {
    typealias Name = AddressSchema.LayoutColumn
    typealias Column = RecordTable.Column

    private let table: RecordTable
    let fields: Column
    let required: Column
    let recommended: Column
    let soft: Column
    let postalRoot: Column
    let isStrict: Column
    let isSole: Column
    let needed: Column
    let places: Column
    let caseLanguage: Column
    let oneOf: Run
    let cells: Run
    let masks: Run
    let prefixes: Run
    let regions: Run
    let names: Run
    let crossings: Run
    let codeLanguages: Run
    let others: Run
    let words: Run
    let envelope: Run
    let localEnvelope: Run

    /// A run of rows in another table, by its start and length.
    struct Run: Sendable {
        let start: Column
        let length: Column

        /// The rows of a layout's run, cut to the rows there are.
        @inline(__always)
        subscript(layout: Int, of count: Int) -> Range<Int> {
            let first = min(max(start[layout], 0), count)
            return first..<first + min(max(length[layout], 0), count - first)
        }
    }

    init(_ table: RecordTable) {
        self.table = table
        func column(_ name: Name) -> Column { table.column(name.rawValue) }
        func run(_ start: Name, _ length: Name) -> Run { Run(start: column(start), length: column(length)) }
        fields = column(.fields)
        required = column(.required)
        recommended = column(.recommended)
        soft = column(.soft)
        postalRoot = column(.postalRoot)
        isStrict = column(.regionsStrict)
        isSole = column(.isSole)
        needed = column(.needed)
        places = column(.places)
        caseLanguage = column(.caseLanguage)
        oneOf = run(.oneOfStart, .oneOfCount)
        cells = run(.cellStart, .cellCount)
        masks = run(.maskStart, .maskCount)
        prefixes = run(.prefixStart, .prefixCount)
        regions = run(.regionStart, .regionCount)
        names = run(.nameStart, .nameCount)
        crossings = run(.crossingStart, .crossingCount)
        codeLanguages = run(.languageStart, .languageCount)
        others = run(.otherStart, .otherCount)
        words = run(.wordStart, .wordCount)
        envelope = run(.envelopeStart, .envelopeCount)
        localEnvelope = run(.localStart, .localCount)
    }

    var count: Int { table.count }

    /// Any column, for what a form or a message asks.
    subscript(layout: Int, name: Name) -> Int { table[layout, name.rawValue] }

    func reference(_ layout: Int, _ name: Name) -> Int? { table.reference(layout, name.rawValue) }
}
