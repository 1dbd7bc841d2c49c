package import TableFormat

/// E-mail addresses: `Rules/characters/email.json`, the limits of `Rules/details/email.json`, and the listed domains of
/// `Rules/email`.
package struct EmailTopic: Topic {
    package static let name = EmailSchema.topic
    package static let schemaVersion = EmailSchema.version

    static let charactersPath = "Rules/characters/email.json"
    static let vocabulary = CharacterTable.Vocabulary(EmailSchema.Class.allCases, EmailSchema.Property.allCases)

    package static func compile(_ workspace: Workspace, _ diagnostics: Diagnostics, into image: inout ImageBuilder) {
        if let details = DetailFile("email", workspace, diagnostics) {
            image.add(limitsOf: details)
            EmailPolicies(details, workspace, diagnostics).add(to: &image)
        }
        EmailHabits(workspace, diagnostics).add(to: &image)
        if let file = workspace.file(charactersPath),
            let characters = CharacterTable(file, vocabulary, diagnostics)
        {
            image.add(characters)
            image.add(EmailSchema.Section.quick, .bytes, quickTable(characters))
        }
        let providers = EmailProviders(workspace, diagnostics)
        let limits = DetailFile("email", workspace, diagnostics)?.limits ?? []
        providers.add(to: &image, shortest: limits.first { $0.name == "suggestedLetters" }?.value ?? 0)
        let set = EmailDomains(workspace, providers, diagnostics).set()
        if set.fits { image.add(EmailSchema.Section.domains, set) }
    }

    /// What the first pass over an address needs, in a form that takes one look a byte.
    private static func quickTable(_ characters: CharacterTable) -> [UInt8] {
        (UInt32(0)..<128).map { codePoint in
            let value = characters.map[codePoint]
            func has(_ property: EmailSchema.Property) -> Bool {
                value >> (UInt32(CharacterSchema.propertyShift) + property.rawValue) & 1 != 0
            }
            // A capital is saved as a small letter: the first pass leaves it to the second.
            if has(.upperCase) { return 0 }
            var bits: UInt8 =
                switch EmailSchema.Class(rawValue: UInt8(truncatingIfNeeded: value)) {
                case .atom: EmailSchema.Quick.atom
                case .dot: EmailSchema.Quick.dot
                case .at: EmailSchema.Quick.at
                default: 0
                }
            if has(.label) { bits |= EmailSchema.Quick.label }
            if has(.digit) { bits |= EmailSchema.Quick.digit }
            if has(.hyphen) { bits |= EmailSchema.Quick.hyphen }
            return bits
        }
    }
}
