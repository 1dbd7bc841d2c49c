import TableFormat

/// What the table says about each class of characters as a whole.
struct NameClassTable: Sendable {
    /// What to do with a character so that the name could be right.
    enum Repair: Int {
        case none = 0
        case remove = 1
        /// Replace it by what it is a compatibility variant of (NFKC).
        case compatibility = 2
    }

    private let rows: RecordTable
    private let codes: TextPool

    init(_ image: TableImage) throws(TableError) {
        rows = try RecordTable(image, "clas")
        codes = try TextPool(image, "code")
    }

    /// The numbers of all classes.
    var numbers: Range<Int> { 0..<rows.count }

    /// The code to report a refused class by.
    func code(_ number: Int) -> String? { rows.reference(number, 0).map { codes[$0] } }

    /// The character that stands for the whole class in the key, if one does.
    func key(_ number: Int) -> Unicode.Scalar? {
        let scalar = rows[number, 1]
        return scalar == 0 ? nil : Unicode.Scalar(UInt32(truncatingIfNeeded: scalar))
    }

    func repair(_ number: Int) -> Repair { Repair(rawValue: rows[number, 2]) ?? .none }
}
