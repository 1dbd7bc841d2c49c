import Findings
import TableFormat
import UnicodeText

/// A region that was given and not found.
struct UnknownRegion {
    /// The finding that says so.
    let finding: Int
    let text: [UInt8]
}

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
            if tables.facts[layout].isStrict, scan.scalars <= tables.scalarLimit {
                add(
                    .unknownRegion, field: tables.name(field), entry: entry, 0..<value.count,
                    [Parameter("country", AddressTables.code(country.packed))])
                unknownRegion = UnknownRegion(finding: findings.count - 1, text: UTF8Text.bytes(of: value))
            }
            return true
        }
        region = RegionEntry(row: row, entry: entry)
        let key = tables.text.utf8(tables.regions.key[row])
        if !value.withUnsafeBufferPointer({ $0.isSame(as: key) }) { addStored(key, field, entry, value) }
        return true
    }

    /// Offers the region with a name like the one that was given; else the country that has a region of that name; else the
    /// region of the postal code.
    mutating func proposeRegion() {
        guard let unknownRegion, let field = tables.regionField else { return }
        if let row = tables.nearRegion(unknownRegion.text.span, in: layout) {
            suggest([regionSuggestion(row, field)], for: unknownRegion.finding)
        } else if let country = tables.onlyCountry(withRegion: unknownRegion.text.span, beside: layout) {
            suggest([suggestion(country: country)], for: unknownRegion.finding)
        } else if let country = tables.country(withName: unknownRegion.text.span), country != self.country?.packed {
            suggest([suggestion(country: country)], for: unknownRegion.finding)
        } else {
            suggest(regionsOfCode(field), for: unknownRegion.finding)
        }
    }

    /// The regions that the postal code may lie in, when they are few.
    func regionsOfCode(_ field: Int) -> [AddressFinding.Suggestion] {
        guard let code = postalCode.code else { return [] }
        let rows = tables.regions(of: code, layout)
        return rows.count <= Self.mostRegions ? rows.map { regionSuggestion($0, field) } : []
    }

    /// More regions than this are no answer.
    private static var mostRegions: Int { 3 }

    func regionSuggestion(_ row: Int, _ field: Int) -> AddressFinding.Suggestion {
        .init(field: tables.name(field), value: tables.regionKey(row))
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
        for row in regions.ranges[region, of: ranges.count] where ranges.holds(code, row) { return true }
        return false
    }

    /// Whether the code is known to be delivered to in a region beside its own.
    func crosses(_ code: CompactCode, to region: Int, _ layout: Int) -> Bool {
        for row in facts[layout].crossings where crossings.target[row] == region && crossings.holds(code, row) {
            return true
        }
        return false
    }

    /// The regions whose prefixes hold the code.
    func regions(of code: CompactCode, _ layout: Int) -> [Int] {
        facts[layout].regions.filter { isDelivered(code, in: $0) }
    }
}
