import DetailKit

/// The form for the addresses of one country, in one language.
struct FormAnswer {
    let layout: AddressLayout

    /// The name of the country.
    let name: String

    /// The fields that every address may have beside those of its country.
    let common: [(name: String, autocomplete: String)]
    let language: String

    /// The values of the region and the city that places are asked below; none where nobody asks.
    let above: [String]

    var inputs: [AddressInput] { layout.rows.flatMap { $0 } }

    /// The choices of the region field; none where the layout has no such field.
    var regions: [(label: String, region: AddressRegion)] {
        inputs.contains(where: \.hasRegions) ? layout.regionChoices(language: language) : []
    }

    /// The places that the fields below those values can offer.
    var places: [(input: AddressInput, choices: [(label: String, place: AddressSubregion)])] {
        inputs.filter { $0.choicesBelow != nil }.map { ($0, $0.choices(below: above, language: language)) }
            .filter { !$0.1.isEmpty }
    }

    /// What a field is called, or its name where the layout lacks it.
    func label(_ name: String) -> String {
        inputs.first { $0.name == name }?.label(language: language) ?? name
    }
}
