import TableFormat

/// What the table says about each class of characters as a whole.
struct EmailClassTable: Sendable {
    private let rows: RecordTable
    private let codes: TextPool

    init(_ image: TableImage) throws(TableError) {
        rows = try RecordTable(image, CharacterSchema.Section.classes)
        codes = try TextPool(image, CharacterSchema.Section.codes)
    }

    /// The code to report a refused class by.
    func code(_ number: Int) -> String? {
        rows.reference(number, CharacterSchema.Field.code.rawValue).map { codes[$0] }
    }

    func repair(_ number: Int) -> CharacterSchema.Repair {
        CharacterSchema.Repair(rawValue: rows[number, CharacterSchema.Field.repair.rawValue]) ?? .none
    }
}
