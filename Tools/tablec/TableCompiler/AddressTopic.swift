package import TableFormat

/// `address.table`: countries, field vocabulary, layouts, postal codes, regions, labels and envelopes.
package enum AddressTopic: Topic {
    package static let name = AddressSchema.topic
    package static let schemaVersion = AddressSchema.version

    package static func compile(_ workspace: Workspace, _ diagnostics: Diagnostics, into image: inout ImageBuilder) {
        guard let rules = DetailFile("address", workspace, diagnostics),
            let vocabulary = AddressVocabulary(workspace, diagnostics),
            let characters = AddressCharacters(workspace, diagnostics),
            let countries = AddressCountries(workspace, diagnostics),
            let form = AddressForm(workspace, vocabulary, countries, diagnostics),
            let envelopes = EnvelopeRules(workspace, vocabulary, countries, diagnostics)
        else { return }
        let names = AddressCountryNames(workspace, countries, characters.folding, diagnostics)
        let labels = AddressLabels(workspace, diagnostics)
        let layouts = AddressLayoutFiles(workspace, diagnostics)
        guard let fallback = layouts.fallback else {
            diagnostics.report(
                "address.noDefault", file: AddressLayoutFiles.folder,
                "there is no \(AddressLayoutFiles.defaultStem).json")
            return
        }
        var tables = AddressTables(
            vocabulary: vocabulary, characters: characters, countries: countries, labels: labels, form: form,
            rules: envelopes, usualLookup: LookupUsual(workspace, diagnostics), diagnostics: diagnostics)
        for file in [fallback] + layouts.countries { tables.add(layout: file) }
        for file in workspace.files(in: AddressSubregions.folder) { tables.addSubregions(file) }
        labels.reportUnused(diagnostics)
        tables.write(into: &image)
        names?.write(into: &image)
        var filters = RecordTable.Builder(fields: AddressSchema.FilterColumn.allCases.count)
        for filter in [characters.nothingFilter, names?.townFilter ?? WordFilter()] {
            filters.add([Int(bitPattern: UInt(filter.lengths)), Int(bitPattern: UInt(filter.first))])
        }
        image.add("filt", filters)
        var streets = StreetRules(vocabulary, characters, countries, diagnostics)
        streets.compile(workspace, into: &image)
        image.add(limitsOf: rules)
    }
}
