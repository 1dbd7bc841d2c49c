import TableFormat

/// The rows of `regn` and of the names that regions are found by.
struct RegionTable: Sendable {
    typealias Column = RecordTable.Column

    let key: Column
    let name: Column
    let local: Column
    let short: Column
    let withoutCity: Column
    let town: Column
    let ranges: LayoutTable.Run

    init(_ table: RecordTable) {
        func column(_ name: AddressSchema.RegionColumn) -> Column { table.column(name.rawValue) }
        key = column(.key)
        name = column(.name)
        local = column(.local)
        short = column(.short)
        town = column(.town)
        withoutCity = column(.withoutCity)
        ranges = LayoutTable.Run(start: column(.rangeStart), length: column(.rangeCount))
    }

    var count: Int { key.count }
}

/// The rows of `rnam`: folded names in the order of their bytes, a run for each layout.
struct RegionNameTable: Sendable {
    let folded: RecordTable.Column
    let region: RecordTable.Column

    init(_ table: RecordTable) {
        folded = table.column(AddressSchema.RegionNameColumn.folded.rawValue)
        region = table.column(AddressSchema.RegionNameColumn.region.rawValue)
    }
}
