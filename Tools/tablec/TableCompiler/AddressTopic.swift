package import TableFormat

/// `address.table`: countries, field vocabulary, layouts, postal codes, regions, labels and envelopes.
package enum AddressTopic: Topic {
    package static let name = AddressSchema.topic
    package static let schemaVersion = AddressSchema.version
    static let layoutFolder = "CountryData/address"
    static let defaultStem = "default"

    package static func compile(_ workspace: Workspace, _ diagnostics: Diagnostics, into image: inout ImageBuilder) {
        guard let rules = DetailFile("address", workspace, diagnostics),
            let vocabulary = AddressVocabulary(workspace, diagnostics),
            let characters = AddressCharacters(workspace, diagnostics),
            let countries = AddressCountries(workspace, diagnostics),
            let form = AddressForm(workspace, vocabulary, countries, diagnostics)
        else { return }
        let names = AddressCountryNames(workspace, countries, characters.folding, diagnostics)
        let labels = AddressLabels(workspace, diagnostics)
        let files = workspace.files(in: layoutFolder)
        guard let fallback = files.first(where: { $0.stem == defaultStem }) else {
            diagnostics.report("address.noDefault", file: layoutFolder, "there is no \(defaultStem).json")
            return
        }
        var tables = AddressTables(
            vocabulary: vocabulary, characters: characters, countries: countries, labels: labels, form: form,
            diagnostics: diagnostics)
        for file in [fallback] + files.filter({ $0.stem != defaultStem }) { tables.add(layout: file) }
        labels.reportUnused(diagnostics)
        tables.write(into: &image)
        names?.write(into: &image)
        image.add(limitsOf: rules)
    }
}
