import Findings
import TableFormat

/// A town or district that was given, kept until the region is known.
struct PlaceText {
    private(set) var field = 0
    private(set) var cell = 0
    private(set) var entry = 0
    private var bytes = InlineArray<64, UInt8>(repeating: 0)

    /// Bytes of the text; 0 for none.
    private(set) var length = 0

    /// Keeps a text; none when it is longer than any name in the lists.
    @inline(__always)
    mutating func keep(_ value: Span<UInt8>, field: Int, cell: Int, entry: Int) {
        length = value.count <= bytes.count ? value.count : 0
        (self.field, self.cell, self.entry) = (field, cell, entry)
        var at = 0
        while at &+ 8 <= length {
            withUnsafeMutableBytes(of: &bytes) { bytes in
                let word = value.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: at, as: UInt64.self) }
                bytes.storeBytes(of: word, toByteOffset: at, as: UInt64.self)
            }
            at &+= 8
        }
        while at < length {
            bytes[at] = value[at]
            at &+= 1
        }
    }

    var isGiven: Bool { length > 0 }

    func withSpan<Result>(_ body: (Span<UInt8>) -> Result) -> Result { body(bytes.span.extracting(..<length)) }
}

extension AddressCheck {
    /// Keeps a town where there are lists of towns.
    mutating func keepPlace(_ value: Span<UInt8>, _ field: Int, _ cell: Int, _ entry: Int) {
        if field == tables.cityField {
            // Where no code tells the region, a town may: Dubai is both.
            if tables.facts[layout].hasPlaces || !tables.facts[layout].hasCodes {
                town.keep(value, field: field, cell: cell, entry: entry)
            }
        } else if field == tables.districtField {
            if tables.facts[layout].hasPlaces { district.keep(value, field: field, cell: cell, entry: entry) }
        }
    }

    /// Asks about a town that the list of its region has under a name much like it. A name that is like none is one that the
    /// list lacks: lists of towns are never complete.
    mutating func checkPlaces() {
        guard let region else { return }
        if town.isGiven { checkPlace(town, below: region.row, town: nil) }
        guard district.isGiven else { return }
        guard town.isGiven else {
            if tables.regions.withoutCity[region.row] != 0
                || tables.facts[layout].fields & tables.bit(tables.cityField) == 0
            {
                checkPlace(district, below: region.row, town: nil)
            }
            return
        }
        guard tables.facts[layout].hasDistricts else { return }
        let rows = town.withSpan { tables.subregions(named: $0, in: region.row) }
        guard let row = rows.first, !tables.subregions(below: row).isEmpty else { return }
        checkPlace(district, below: region.row, town: row)
    }

    /// The one region that lists the town or district that was given.
    func regionOfPlace(_ field: Int) -> [AddressFinding.Suggestion] {
        if let row = regionNamedByPlace { return [regionSuggestion(row, field)] }
        let place = town.isGiven ? town : district
        guard place.isGiven else { return [] }
        let regions = place.withSpan { text in
            tables.facts[layout].regions.filter { tables.hasSubregion(named: text, in: $0) }
        }
        return regions.count == 1 ? [regionSuggestion(regions[0], field)] : []
    }

    /// The region that the town, a district, or a town where the country has none, has the name of.
    private var regionNamedByPlace: Int? {
        guard !tables.facts[layout].hasCodes else { return nil }
        for place in [town, district] where place.isGiven {
            if let row = place.withSpan({ tables.region($0, in: layout) }) { return row }
        }
        let stray = strays.first { $0.field == tables.cityField }
        return stray.flatMap { tables.region($0.text.utf8Span.span, in: layout) }
    }

    private mutating func checkPlace(_ place: PlaceText, below region: Int, town: Int?) {
        guard place.withSpan({ !tables.hasSubregion(named: $0, in: region) }),
            let row = place.withSpan({ tables.nearSubregion($0, in: region, below: town) })
        else { return }
        let isLatin = place.withSpan { !tables.hasOtherScript($0) }
        let local = isLatin ? nil : tables.subregions.local.reference(row)
        let name = tables.text[local ?? tables.subregions.name[row]]
        add(
            .placeSpelling, field: tables.name(place.field), entry: place.entry, 0..<place.length,
            label(place.cell, place.field) + [
                Parameter("region", tables.regionKey(region)), Parameter("regionName", tables.regionName(region)),
            ], repair: Repair(name, .proposed), suggestions: [.init(field: tables.name(place.field), value: name)])
    }
}
