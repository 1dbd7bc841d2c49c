import TableFormat

/// What the table says about each class of characters as a whole.
struct NameClassTable: Sendable {
    private let rows: RecordTable
    private let codes: TextPool

    init(_ image: TableImage) throws(TableError) {
        rows = try RecordTable(image, CharacterSchema.Section.classes)
        codes = try TextPool(image, CharacterSchema.Section.codes)
    }

    /// The numbers of all classes.
    var numbers: Range<Int> { 0..<rows.count }

    /// The code to report a refused class by.
    func code(_ number: Int) -> String? {
        rows.reference(number, CharacterSchema.Field.code.rawValue).map { codes[$0] }
    }

    /// The character that stands for the whole class in the key, if one does.
    func key(_ number: Int) -> Unicode.Scalar? {
        let scalar = rows[number, CharacterSchema.Field.key.rawValue]
        return scalar == 0 ? nil : Unicode.Scalar(UInt32(truncatingIfNeeded: scalar))
    }

    func repair(_ number: Int) -> CharacterSchema.Repair {
        CharacterSchema.Repair(rawValue: rows[number, CharacterSchema.Field.repair.rawValue]) ?? .none
    }
}
