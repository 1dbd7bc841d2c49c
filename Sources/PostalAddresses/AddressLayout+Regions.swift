import TableFormat
import UnicodeText

extension AddressLayout {
    /// What the regions are, such as `state` or `prefecture`.
    public var regionKind: String? { tables.text(row, .regionsKind) }

    /// Whether an address must have one of the regions, or may have another text.
    public var hasStrictRegions: Bool { tables.layouts.isStrict[row] != 0 }

    /// Whether addresses show a region by its key, as in `San Francisco CA`, or by its name.
    public var showsRegionKeys: Bool { tables.text(row, .regionsShow) == "key" }

    /// The regions a region field offers, in the order of the table.
    public var regions: [AddressRegion] {
        tables.layouts.regions[row, of: tables.regions.count].map { region in
            AddressRegion(
                key: tables.regionKey(region), name: tables.regionName(region),
                localName: tables.regions.local.reference(region).map { tables.text[$0] },
                shortName: tables.regions.short.reference(region).map { tables.text[$0] })
        }
    }

    /// The regions as a person who reads `language` finds them: sorted by what they are called in it.
    ///
    /// A person who reads the country's own language is shown the local names, everybody else the Latin ones.
    ///
    /// - Parameter language: a BCP 47 tag; the order is that of CLDR's collation for it.
    public func regionChoices(language: String) -> [(label: String, region: AddressRegion)] {
        labelled(regions, language: language, name: \.name, local: \.localName).map { ($0.label, $0.1) }
    }
}

extension Collation {
    /// Elements in the order that a language gives their texts; equal ones keep their order.
    static func sorted<Element>(
        _ elements: [Element], language: String, by text: (Element) -> String
    ) -> [Element] {
        guard let collation = Collation(locale: language, strength: .tertiary) else { return elements }
        let keyed = elements.enumerated().map { (collation.sortKey(Array(text($1).utf8).span), $0, $1) }
        return keyed.sorted { first, second in
            first.0 == second.0 ? first.1 < second.1 : first.0.lexicographicallyPrecedes(second.0)
        }.map(\.2)
    }
}
