package import TableFormat

/// `lookup.table`: the places of postal codes that are part of the program (`CountryData/lookup`), and how much an answer of
/// any source may hold.
package enum LookupTopic: Topic {
    package static let name = LookupSchema.topic
    package static let schemaVersion = LookupSchema.version
    static let folder = "CountryData/lookup"

    package static func compile(_ workspace: Workspace, _ diagnostics: Diagnostics, into image: inout ImageBuilder) {
        guard let rules = LookupRules(workspace, diagnostics) else { return }
        var writer = LookupImage()
        let countries = workspace.files(in: folder).compactMap { file in
            LookupPlaces(file, workspace, diagnostics)?.rows(&writer.texts, diagnostics)
        }
        writer.write(countries.sorted { $0.packed < $1.packed }, into: &image)
        image.add(limits: rules.limits)
    }
}
