import TableFormat

/// What a check asks of a layout more than once, read from its columns when the image is.
struct LayoutFacts: Sendable {
    let fields: Int
    let required: Int
    let soft: Int
    let recommended: Int

    /// The fields that are required, asked for once, or one of several of which one is required.
    let needed: Int
    let postalRoot: SymbolAutomaton.State
    let isStrict: Bool

    /// Whether towns or districts are listed below any region.
    let hasPlaces: Bool

    /// Whether districts are listed below any town.
    let hasDistricts: Bool

    /// Whether there is one postal code in the country, its example.
    let hasSoleCode: Bool
    let cells: Range<Int>
    let oneOf: Range<Int>
    let masks: Range<Int>
    let prefixes: Range<Int>
    let regions: Range<Int>
    let names: Range<Int>
    let crossings: Range<Int>
    let others: Range<Int>

    var hasCodes: Bool { postalRoot != 0 }
}

extension LayoutFacts {
    /// The tables are borrowed: a copy of all their columns would cost more than what is read here.
    init(_ layouts: borrowing LayoutTable, _ row: Int, _ tables: borrowing Tables) {
        fields = layouts.fields[row]
        required = layouts.required[row]
        soft = layouts.soft[row]
        recommended = layouts.recommended[row]
        postalRoot = tables.patterns.root(layouts.postalRoot[row] &- 1)
        hasSoleCode = layouts[row, .isSole] != 0
        isStrict = layouts.isStrict[row] != 0
        cells = layouts.cells[row, of: tables.cells]
        oneOf = layouts.oneOf[row, of: tables.oneOf.count]
        var needed = required | soft
        for choice in oneOf { needed |= tables.oneOf[choice] }
        self.needed = needed
        masks = layouts.masks[row, of: tables.masks]
        prefixes = layouts.prefixes[row, of: tables.prefixes]
        regions = layouts.regions[row, of: tables.regions]
        names = layouts.names[row, of: tables.names]
        hasPlaces = !regions.isEmpty && tables.subregions.isAny(in: regions)
        hasDistricts = hasPlaces && tables.subregions.isAnyBelowTowns(of: regions)
        crossings = layouts.crossings[row, of: tables.crossings]
        others = layouts.others[row, of: tables.others]
    }

    /// Those of every layout, and of one at least.
    static func all(_ layouts: LayoutTable, _ tables: Tables) -> [LayoutFacts] {
        var all: [LayoutFacts] = []
        all.reserveCapacity(max(layouts.count, 1))
        for row in 0..<max(layouts.count, 1) { all.append(LayoutFacts(layouts, row, tables)) }
        return all
    }

    /// The other tables, as far as their lengths bound a run.
    struct Tables {
        let patterns: SymbolAutomaton
        let oneOf: RecordTable.Column
        let cells: Int
        let masks: Int
        let prefixes: Int
        let regions: Int
        let names: Int
        let subregions: SubregionTable
        let crossings: Int
        let others: Int
    }
}
