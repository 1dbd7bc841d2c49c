package import TableFormat

/// Names: `Rules/characters/name.json` and the limits of `Rules/details/name.json`.
package struct NamesTopic: Topic {
    package static let name = NameSchema.topic
    package static let schemaVersion = NameSchema.version

    static let charactersPath = "Rules/characters/name.json"
    static let vocabulary = CharacterTable.Vocabulary(
        NameSchema.Class.allCases, NameSchema.Property.allCases, allowed: .allowed)

    package static func compile(_ workspace: Workspace, _ diagnostics: Diagnostics, into image: inout ImageBuilder) {
        if let details = DetailFile("name", workspace, diagnostics) { image.add(limitsOf: details) }
        guard let file = workspace.file(charactersPath),
            let characters = CharacterTable(file, vocabulary, diagnostics)
        else { return }
        image.add(characters)
    }
}
