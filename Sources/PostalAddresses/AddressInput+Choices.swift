import TableFormat
import UnicodeText

/// Towns and districts that a form can offer once the field above them is filled in.
extension AddressInput {
    /// The field whose value decides which places this one can offer, such as `region` for the city in Brazil; nil where the
    /// tables list none. The list is what there was when it was taken: the field takes any other text too.
    public var choicesBelow: String? {
        guard let level = placeFields.firstIndex(of: field), let region = tables.regionField else { return nil }
        let places = tables.layouts.regions[layout.row, of: tables.regions.count].map(tables.subregions(of:))
        if level == 0 { return places.contains { !$0.isEmpty } ? tables.name(region) : nil }
        let isListed = places.joined().contains { !tables.subregions(below: $0).isEmpty }
        return isListed ? tables.name(placeFields[level - 1]) : nil
    }

    /// The places to choose from, sorted as a person who reads `language` finds them; that person is shown local names where
    /// the language is that of the country.
    ///
    /// - Parameter names: the values of the fields above, the region first; `["GD", "Shenzhen Shi"]` for a district.
    public func choices(
        below names: [String], language: String
    ) -> [(label: String, place: AddressSubregion)] {
        guard let level = placeFields.firstIndex(of: field), names.count > level, let region = names.first else {
            return []
        }
        let places =
            level == 0 ? layout.subregions(of: region) : layout.subregions(of: region, below: names[level])
        return layout.labelled(places, language: language, name: \.name, local: \.localName).map { ($0.label, $0.1) }
    }

    /// The fields of the layout that hold places below a region, the greater first.
    private var placeFields: [Int] {
        [tables.cityField, tables.districtField].compactMap { $0 }.filter {
            tables.layouts.fields[layout.row] & tables.bit($0) != 0
        }
    }
}

extension AddressLayout {
    /// Elements with what a person who reads `language` is shown, in the order of that language.
    func labelled<Element>(
        _ elements: [Element], language: String, name: (Element) -> String, local: (Element) -> String?
    ) -> [(label: String, Element)] {
        let isLocal = LikelyLanguage(language: language)?.language == localLanguage?.language
        let labelled = elements.map { (label: isLocal ? local($0) ?? name($0) : name($0), $0) }
        return Collation.sorted(labelled, language: language) { $0.label }
    }
}
