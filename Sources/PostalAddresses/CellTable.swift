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
    let autocomplete: Column
    let capitals: Column
    let example: Column

    /// The most characters a field with a rule holds; 0 without one.
    let longest: Column

    /// The shorter words for longer ones in a field with a rule.
    let insteads: LayoutTable.Run

    init(_ table: RecordTable) {
        func column(_ name: AddressSchema.CellColumn) -> Column { table.column(name.rawValue) }
        row = column(.row)
        field = column(.field)
        weight = column(.weight)
        label = column(.label)
        rule = column(.rule)
        strips = LayoutTable.Run(start: column(.stripStart), length: column(.stripCount))
        keyboard = column(.keyboard)
        autocomplete = column(.autocomplete)
        capitals = column(.capitals)
        example = column(.example)
        longest = column(.longest)
        insteads = LayoutTable.Run(start: column(.insteadStart), length: column(.insteadCount))
    }

    var count: Int { row.count }
}
