import TableFormat

/// What the table says about each class of characters as a whole.
struct NameClassTable: Sendable {
    private let rows: RecordTable
    private let codes: TextPool
    private let keys: RecordTable.Column

    init(_ image: TableImage) throws(TableError) {
        rows = try RecordTable(image, CharacterSchema.Section.classes)
        codes = try TextPool(image, CharacterSchema.Section.codes)
        keys = rows.column(CharacterSchema.Field.key.rawValue)
    }

    /// The code to report a refused class by.
    func code(_ number: Int) -> String? {
        rows.reference(number, CharacterSchema.Field.code.rawValue).map { codes[$0] }
    }

    /// The character that stands for the whole class in the key, if one does.
    func key(_ number: Int) -> Unicode.Scalar? { scalar(keys[number]) }

    /// The character to write instead of one that may not stand there, if there is one.
    func instead(_ number: Int) -> Unicode.Scalar? {
        scalar(rows[number, CharacterSchema.Field.instead.rawValue])
    }

    func repair(_ number: Int) -> CharacterSchema.Repair {
        CharacterSchema.Repair(rawValue: rows[number, CharacterSchema.Field.repair.rawValue]) ?? .none
    }

    @inline(__always)
    private func scalar(_ scalar: Int) -> Unicode.Scalar? {
        scalar == 0 ? nil : Unicode.Scalar(UInt32(truncatingIfNeeded: scalar))
    }
}
