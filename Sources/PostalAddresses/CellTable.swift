import TableFormat

/// The rows of `cell`: the fields of layouts.
struct CellTable: Sendable {
    typealias Column = RecordTable.Column

    let row: Column
    let field: Column
    let weight: Column
    let label: Column
    let rule: Column
    let strips: LayoutTable.Run
    let keyboard: Column

    init(_ table: RecordTable) {
        func column(_ name: AddressSchema.CellColumn) -> Column { table.column(name.rawValue) }
        row = column(.row)
        field = column(.field)
        weight = column(.weight)
        label = column(.label)
        rule = column(.rule)
        strips = LayoutTable.Run(start: column(.stripStart), length: column(.stripCount))
        keyboard = column(.keyboard)
    }

    var count: Int { row.count }
}
