import TableFormat

/// The fields of a country's addresses, as a form has them.
///
/// ```swift
/// let layout = try AddressLayouts.embedded.layout(for: "NL")
/// for row in layout?.rows ?? [] {
///     for input in row { print(input.label(language: "nl"), input.need, input.placeholder ?? "") }
/// }
/// ```
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

    /// The names of a set of the layout's fields, in input order.
    func names(_ set: Int) -> [String] {
        tables.layouts.cells[row, of: tables.cells.count].map { tables.cells.field[$0] }
            .filter { set >> $0 & 1 == 1 }.map(tables.name)
    }
}
