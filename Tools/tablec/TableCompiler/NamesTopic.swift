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
        image.add(NameSchema.Section.quick, .bytes, quickTable(characters))
    }

    /// What each ASCII character is to the first pass: a character that may need a word of its own is none of the three.
    private static func quickTable(_ characters: CharacterTable) -> [UInt8] {
        (UInt32(0)..<128).map { scalar in
            let value = characters.map[scalar]
            let kind = NameSchema.Class(rawValue: UInt8(truncatingIfNeeded: value))
            let properties = value >> UInt32(CharacterSchema.propertyShift)
            let silent: [NameSchema.Property] = [.edge, .notBesideOkina, .joins]
            let rest = silent.reduce(properties) { $0 & ~(1 << $1.rawValue) }
            let quick: NameSchema.Quick =
                switch kind {
                case .letter where rest == 0: .letter
                case .apostrophe where rest == 0, .hyphen where rest == 0, .period where rest == 0: .punctuation
                case .space: .space
                default: .other
                }
            return quick.rawValue
        }
    }
}
