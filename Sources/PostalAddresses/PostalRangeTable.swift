import TableFormat

/// Rows that begin with a range of postal codes: the first `length` symbols, as a number to the base 36, between two bounds.
struct PostalRangeTable: Sendable {
    private let length: RecordTable.Column
    private let low: RecordTable.Column
    private let high: RecordTable.Column

    /// What the range is of: a region or a country, where the table says.
    let target: RecordTable.Column

    /// The three columns of a range come first in every table that has them.
    init(_ table: RecordTable) {
        length = table.column(AddressSchema.RangeColumn.length.rawValue)
        low = table.column(AddressSchema.RangeColumn.low.rawValue)
        high = table.column(AddressSchema.RangeColumn.high.rawValue)
        target = table.column(AddressSchema.RangeColumn.allCases.count)
    }

    var count: Int { length.count }

    /// Whether the range of a row holds the code.
    func holds(_ code: CompactCode, _ row: Int) -> Bool {
        guard let number = code.number(length[row]) else { return false }
        return number >= low[row] && number <= high[row]
    }
}
