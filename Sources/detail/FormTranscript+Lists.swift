import DetailKit

extension FormTranscript {
    /// The places that a field can offer, one a line below its label.
    func list(
        _ input: AddressInput, _ choices: [(label: String, place: AddressSubregion)]
    ) -> [String] {
        ["  " + input.label(language: form.language)]
            + choices.map { label, place in
                let others = [place.name, place.localName ?? place.name].filter { $0 != label }
                return FormDrawing.cut("    " + ([label] + others).joined(separator: "  "), width)
            }
    }

    /// The regions, one a line: the key, what it is called, and the local name where that is another.
    func table(_ regions: [(label: String, region: AddressRegion)]) -> [String] {
        let keys = regions.map { Excerpt.columns($0.region.key) }.max() ?? 0
        return regions.map { label, region in
            let gap = String(repeating: " ", count: keys - Excerpt.columns(region.key) + 2)
            let others = [region.name, region.localName ?? region.name].filter { $0 != label }
            return FormDrawing.cut("  \(region.key)\(gap)" + ([label] + others).joined(separator: "  "), width)
        }
    }
}
