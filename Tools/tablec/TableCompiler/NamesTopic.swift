package import TableFormat

/// Names: `Rules/characters/name.json` and the limits of `Rules/details/name.json`.
package struct NamesTopic: Topic {
    package static let name = "names"
    package static let schemaVersion = 1

    static let charactersPath = "Rules/characters/name.json"

    /// The order is that of `NameCharacter` in PersonNames.
    static let vocabulary = CharacterTable.Vocabulary(
        classes: [
            "letter", "mark", "apostrophe", "hyphen", "period", "middleDot", "joiner", "space", "otherSpace", "allowed",
        ],
        properties: ["needsNormalizer", "joins", "stacksDeeply", "edge", "ignoredInKey"],
        allowed: "allowed")

    package static func compile(_ workspace: Workspace, _ diagnostics: Diagnostics, into image: inout ImageBuilder) {
        if let details = DetailFile("name", workspace, diagnostics) { image.add(limitsOf: details) }
        guard let file = workspace.file(charactersPath),
            let characters = CharacterTable(file, vocabulary, diagnostics)
        else { return }
        image.add("char", characters.map)
        image.add("code", characters.codes)
        image.add("clas", characters.classes)
    }
}
