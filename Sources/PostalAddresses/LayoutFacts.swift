import TableFormat

/// What a check asks of a layout, read where it lies.
struct LayoutFacts {
    let tables: AddressTables
    let row: Int

    /// Those of every layout, and of one at least.
    struct All {
        let tables: AddressTables

        @inline(__always)
        subscript(row: Int) -> LayoutFacts { LayoutFacts(tables: tables, row: row) }

        var count: Int { max(tables.layouts.count, 1) }
    }

    @inline(__always) var fields: Int { tables.layouts.fields[row] }
    @inline(__always) var required: Int { tables.layouts.required[row] }
    @inline(__always) var soft: Int { tables.layouts.soft[row] }
    @inline(__always) var recommended: Int { tables.layouts.recommended[row] }

    /// The fields that are required, asked for once, or one of several of which one is required.
    @inline(__always) var needed: Int { tables.layouts.needed[row] }

    /// Where the patterns of postal codes begin.
    @inline(__always) var postalRoot: SymbolAutomaton.State {
        tables.patterns.root(tables.layouts.postalRoot[row] &- 1)
    }
    @inline(__always) var hasCodes: Bool { postalRoot != 0 }
    @inline(__always) var isStrict: Bool { tables.layouts.isStrict[row] != 0 }

    /// Whether towns or districts are listed below any region.
    @inline(__always) var hasPlaces: Bool { tables.layouts.places[row] >= AddressSchema.Places.towns.rawValue }

    /// Whether districts are listed below any town.
    @inline(__always) var hasDistricts: Bool { tables.layouts.places[row] >= AddressSchema.Places.districts.rawValue }

    /// The layout of the country whose plan the codes are of, or whose post delivers.
    var plan: LayoutFacts? {
        let own = tables.layouts[row, .planOf]
        let packed = own > 0 ? own : tables.layouts[row, .inlandOf]
        guard packed > 0, let layout = tables.country(packed: packed)?.layout, layout != row else { return nil }
        return LayoutFacts(tables: tables, row: layout)
    }

    /// Whether there is one postal code in the country, its example.
    var hasSoleCode: Bool { tables.layouts.isSole[row] != 0 }
    @inline(__always) var cells: Range<Int> { tables.layouts.cells[row, of: tables.cells.count] }
    @inline(__always) var oneOf: Range<Int> { tables.layouts.oneOf[row, of: tables.oneOf.count] }
    @inline(__always) var masks: Range<Int> { tables.layouts.masks[row, of: tables.masks.count] }
    @inline(__always) var prefixes: Range<Int> { tables.layouts.prefixes[row, of: tables.prefixes.count] }
    @inline(__always) var regions: Range<Int> { tables.layouts.regions[row, of: tables.regions.count] }
    @inline(__always) var names: Range<Int> { tables.layouts.names[row, of: tables.regionNames.folded.count] }
    @inline(__always) var crossings: Range<Int> { tables.layouts.crossings[row, of: tables.crossings.count] }
    @inline(__always) var others: Range<Int> { tables.layouts.others[row, of: tables.others.count] }
}

extension AddressTables {
    @inline(__always)
    var facts: LayoutFacts.All { LayoutFacts.All(tables: self) }
}
