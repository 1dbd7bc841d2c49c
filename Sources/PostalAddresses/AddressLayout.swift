import TableFormat

/// The fields of a country's addresses.
public struct AddressLayout: Sendable {
    typealias Column = AddressSchema.LayoutColumn

    let tables: AddressTables
    let row: Int
    let packed: Int

    /// The ISO 3166-1 alpha-2 code of the country.
    public var regionCode: String { AddressTables.code(packed) }

    /// Whether the country has a table of its own.
    public var isOwn: Bool { row != 0 }

    /// Whether a field of this name, or an alias, can be shared: the fields of the layout, and those that every address has,
    /// such as the country.
    public func contains(_ name: Span<UInt8>) -> Bool {
        guard let field = tables.field(name) else { return false }
        return tables.layouts.fields[row] >> field & 1 == 1 || tables.isShared[field] != 0
    }

    /// The fields in their rows, first to last.
    public var rows: [[AddressInput]] {
        let cells = tables.layouts.cells[row, of: tables.cells.count]
        var rows = [[AddressInput]](repeating: [], count: min(max(tables.layouts[row, .rows], 0), cells.count))
        for cell in cells {
            let line = tables.cells.row[cell]
            if rows.indices.contains(line) { rows[line].append(AddressInput(layout: self, cell: cell)) }
        }
        return rows
    }

    /// A postal code as an example, if the country has codes.
    public var postalCodeExample: String? { tables.text(row, .example) }

    /// What the regions are, such as `state` or `prefecture`.
    public var regionKind: String? { tables.text(row, .regionsKind) }

    /// The regions a region field offers, in the order of the table.
    public var regions: [AddressRegion] {
        tables.layouts.regions[row, of: tables.regions.count].map { region in
            AddressRegion(
                key: tables.regionKey(region), name: tables.regionName(region),
                localName: tables.regions.local.reference(region).map { tables.text[$0] })
        }
    }

    /// The fields that a look-up needs and the fields it can fill, if the country has one. A look-up only ever suggests.
    public var lookup: (needs: [String], yields: [String])? {
        let needs = tables.layouts[row, Column.lookupNeeds]
        return needs == 0 ? nil : (names(needs), names(tables.layouts[row, Column.lookupYields]))
    }

    /// The names of a set of fields.
    func names(_ set: Int) -> [String] {
        (0..<tables.fieldCount).filter { set >> $0 & 1 == 1 }.map(tables.name)
    }
}

/// A region of a country.
public struct AddressRegion: Sendable, Equatable {
    /// The part of the ISO 3166-2 code after the country; what is stored.
    public var key: String

    /// The name in Latin script.
    public var name: String

    /// The name in the country's own script, where that is another.
    public var localName: String?

    /// A region with the names it is shown by.
    public init(key: String, name: String, localName: String?) {
        self.key = key
        self.name = name
        self.localName = localName
    }
}
