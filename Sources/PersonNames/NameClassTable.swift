import TableFormat

/// What the table says about each class of characters as a whole.
struct NameClassTable: Sendable {
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

    /// The character that stands for the whole class in the key, if one does.
    func key(_ number: Int) -> Unicode.Scalar? { scalar(number, .key) }

    /// The character to write instead of one that may not stand there, if there is one.
    func instead(_ number: Int) -> Unicode.Scalar? { scalar(number, .instead) }

    func repair(_ number: Int) -> CharacterSchema.Repair {
        CharacterSchema.Repair(rawValue: rows[number, CharacterSchema.Field.repair.rawValue]) ?? .none
    }

    private func scalar(_ number: Int, _ field: CharacterSchema.Field) -> Unicode.Scalar? {
        let scalar = rows[number, field.rawValue]
        return scalar == 0 ? nil : Unicode.Scalar(UInt32(truncatingIfNeeded: scalar))
    }
}
