import Findings
import TableFormat

/// A region that was given and found.
struct RegionEntry {
    let row: Int
    let entry: Int
}

extension AddressCheck {
    /// Finds the region by code or name; whether the field holds anything.
    mutating func checkRegion(_ value: Span<UInt8>, _ field: Int, _ entry: Int) -> Bool {
        guard let row = tables.region(value, in: layout) else {
            guard let scan = checkText(value, field, entry), let country else { return false }
            if tables.layouts[layout, Column.regionsStrict] != 0, scan.scalars <= tables.scalarLimit {
                add(
                    .unknownRegion, field: tables.name(field), entry: entry, 0..<value.count,
                    [Parameter("country", AddressTables.code(country.packed))])
            }
            return true
        }
        region = RegionEntry(row: row, entry: entry)
        let key = tables.text.utf8(tables.regions[row, AddressSchema.RegionColumn.key])
        if !value.withUnsafeBufferPointer({ $0.elementsEqual(key) }) { addStored(Array(key), field, entry, value) }
        return true
    }

    /// Whether the postal code lies in the region. Prefixes are never complete, so this only ever warns.
    mutating func checkRegionOfCode() {
        guard let region, let code = postalCode.code,
            let field = tables.postalCodeField, let regionField = tables.regionField,
            tables.regions[region.row, AddressSchema.RegionColumn.rangeCount] > 0,
            !tables.isDelivered(code, in: region.row), !tables.crosses(code, to: region.row, layout)
        else { return }
        let expected = tables.regions(of: code, layout)
        guard let first = expected.first else { return }
        let suggestions = expected.map {
            AddressFinding.Suggestion(field: tables.name(regionField), value: tables.regionKey($0))
        }
        add(
            .regionMismatch, field: tables.name(field), entry: postalCode.entry, 0..<postalCode.length,
            [
                Parameter("region", tables.regionKey(region.row)),
                Parameter("regionName", tables.regionName(region.row)),
                Parameter("expected", tables.regionKey(first)), Parameter("expectedName", tables.regionName(first)),
            ], suggestions: suggestions)
    }
}

extension AddressTables {
    /// Whether one of the region's prefixes or ranges holds the code.
    func isDelivered(_ code: CompactCode, in region: Int) -> Bool {
        let rows = ranges.run(
            regions[region, Schema.RegionColumn.rangeStart], regions[region, Schema.RegionColumn.rangeCount])
        return rows.contains { row in
            holds(
                code, ranges[row, Schema.RangeColumn.length], ranges[row, Schema.RangeColumn.low],
                ranges[row, Schema.RangeColumn.high])
        }
    }

    /// Whether the code is known to be delivered to in a region beside its own.
    func crosses(_ code: CompactCode, to region: Int, _ layout: Int) -> Bool {
        let rows = crossings.run(
            layouts[layout, Schema.LayoutColumn.crossingStart], layouts[layout, Schema.LayoutColumn.crossingCount])
        return rows.contains { row in
            crossings[row, Schema.CrossingColumn.region] == region
                && holds(
                    code, crossings[row, Schema.CrossingColumn.length], crossings[row, Schema.CrossingColumn.low],
                    crossings[row, Schema.CrossingColumn.high])
        }
    }

    /// The regions whose prefixes hold the code.
    func regions(of code: CompactCode, _ layout: Int) -> [Int] {
        let rows = regions.run(
            layouts[layout, Schema.LayoutColumn.regionStart], layouts[layout, Schema.LayoutColumn.regionCount])
        return rows.filter { isDelivered(code, in: $0) }
    }

    func holds(_ code: CompactCode, _ length: Int, _ low: Int, _ high: Int) -> Bool {
        guard let number = code.number(length) else { return false }
        return low...max(low, high) ~= number
    }
}
