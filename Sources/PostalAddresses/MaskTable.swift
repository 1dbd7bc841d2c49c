import TableFormat

/// The rows of `mask`: how codes are laid out.
struct MaskTable: Sendable {
    typealias Column = RecordTable.Column

    let text: Column
    let startsWith: Column

    /// How many symbols it lays out; 0 for any number above `minimum`.
    let symbols: Column
    let minimum: Column

    init(_ table: RecordTable) {
        func column(_ name: AddressSchema.MaskColumn) -> Column { table.column(name.rawValue) }
        text = column(.text)
        startsWith = column(.startsWith)
        symbols = column(.symbols)
        minimum = column(.minimum)
    }

    var count: Int { text.count }
}
