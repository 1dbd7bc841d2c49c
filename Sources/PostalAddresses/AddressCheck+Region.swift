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
            if tables.layouts.isStrict[layout] != 0, scan.scalars <= tables.scalarLimit {
                add(
                    .unknownRegion, field: tables.name(field), entry: entry, 0..<value.count,
                    [Parameter("country", AddressTables.code(country.packed))])
            }
            return true
        }
        region = RegionEntry(row: row, entry: entry)
        let key = tables.text.utf8(tables.regions.key[row])
        if !value.withUnsafeBufferPointer({ $0.isSame(as: key) }) { addStored(Array(key), field, entry, value) }
        return true
    }

    /// Whether the postal code lies in the region. Prefixes are never complete, so this only ever warns.
    mutating func checkRegionOfCode() {
        guard let region, let code = postalCode.code,
            let field = tables.postalCodeField, let regionField = tables.regionField,
            tables.regions.ranges.length[region.row] > 0,
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
        regions.ranges[region, of: ranges.count].contains { ranges.holds(code, $0) }
    }

    /// Whether the code is known to be delivered to in a region beside its own.
    func crosses(_ code: CompactCode, to region: Int, _ layout: Int) -> Bool {
        layouts.crossings[layout, of: crossings.count].contains {
            crossings.target[$0] == region && crossings.holds(code, $0)
        }
    }

    /// The regions whose prefixes hold the code.
    func regions(of code: CompactCode, _ layout: Int) -> [Int] {
        layouts.regions[layout, of: regions.count].filter { isDelivered(code, in: $0) }
    }
}
