import TableFormat

/// The rows of `subr`, `srun` and `snam`: towns and districts below the regions, and the names they are found by.
struct SubregionTable: Sendable {
    typealias Column = RecordTable.Column
    typealias Name = AddressSchema.SubregionColumn
    typealias Place = AddressSchema.SubregionRunColumn

    let name: Column
    let local: Column
    let parent: Column
    let children: LayoutTable.Run
    let ranges: LayoutTable.Run
    let folded: Column
    let subregion: Column
    let region: Column
    let slots: Column
    private let places: RecordTable

    init(_ image: TableImage) throws(TableError) {
        let table = try RecordTable(image, "subr")
        func column(_ name: Name) -> Column { table.column(name.rawValue) }
        name = column(.name)
        local = column(.local)
        parent = column(.parent)
        region = column(.region)
        children = LayoutTable.Run(start: column(.childStart), length: column(.childCount))
        ranges = LayoutTable.Run(start: column(.rangeStart), length: column(.rangeCount))
        let names = try RecordTable(image, "snam")
        folded = names.column(AddressSchema.SubregionNameColumn.folded.rawValue)
        subregion = names.column(AddressSchema.SubregionNameColumn.subregion.rawValue)
        places = try RecordTable(image, "srun")
        slots = try RecordTable(image, "sslt").column(0)
    }

    var count: Int { name.count }

    /// The rows right below a region and those of the names of all below it; empty where none are listed.
    func rows(of region: Int) -> (places: Range<Int>, names: Range<Int>) {
        let row = (0..<places.count).firstRow { places[$0, Place.region.rawValue] >= region }
        guard row < places.count, places[row, Place.region.rawValue] == region else { return (0..<0, 0..<0) }
        return (run(row, .start, .count, of: count), run(row, .nameStart, .nameCount, of: folded.count))
    }

    /// A run cut to the rows there are.
    private func run(_ row: Int, _ start: Place, _ length: Place, of count: Int) -> Range<Int> {
        let first = min(max(places[row, start.rawValue], 0), count)
        return first..<first + min(max(places[row, length.rawValue], 0), count - first)
    }
}
