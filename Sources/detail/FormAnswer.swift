import DetailKit

/// The form for the addresses of one country, in one language.
struct FormAnswer {
    let layout: AddressLayout

    /// The name of the country.
    let name: String

    /// The fields that every address may have beside those of its country.
    let common: [(name: String, autocomplete: String)]
    let language: String

    var inputs: [AddressInput] { layout.rows.flatMap { $0 } }

    /// The choices of the region field; none where the layout has no such field.
    var regions: [(label: String, region: AddressRegion)] {
        inputs.contains(where: \.hasRegions) ? layout.regionChoices(language: language) : []
    }

    /// What a field is called, or its name where the layout lacks it.
    func label(_ name: String) -> String {
        inputs.first { $0.name == name }?.label(language: language) ?? name
    }
}
