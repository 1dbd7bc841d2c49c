import TableFormat

extension CharacterTable {
    /// What a reader knows: the names are the contract between a file and the module that reads its image.
    package struct Vocabulary {
        let classes: [String: Int]
        let properties: [String: Int]

        /// The class that takes in a refused class when its `allowed` is true.
        let allowed: Int?
    }
}

extension CharacterTable.Vocabulary {
    /// The names of a schema's cases; classes that a file cannot name are left out.
    init<Class: RawRepresentable<UInt8>, Property: RawRepresentable<UInt32>>(
        _ classes: [Class], _ properties: [Property], allowed: Class? = nil
    ) {
        let nameable = classes.filter { 1..<CharacterSchema.firstRefused ~= Int($0.rawValue) }
        self.classes = Dictionary(uniqueKeysWithValues: nameable.map { ("\($0)", Int($0.rawValue)) })
        self.properties = Dictionary(uniqueKeysWithValues: properties.map { ("\($0)", Int($0.rawValue)) })
        self.allowed = allowed.map { Int($0.rawValue) }
    }
}

extension ImageBuilder {
    /// Adds the sections that `CharacterSchema` names.
    mutating func add(_ characters: CharacterTable) {
        add(CharacterSchema.Section.characters, characters.map)
        add(CharacterSchema.Section.codes, characters.codes)
        add(CharacterSchema.Section.classes, characters.classes)
    }
}
