import CTables
import Findings
public import TableFormat

/// What a name on a card may be: letters of any script with their marks, spaces, hyphens, apostrophes, periods.
///
/// Characters come from Rules/characters/name.json, numbers from Rules/details/name.json.
/// The image is laid out as `NameSchema` and `CharacterSchema` say.
public final class NameRules: Sendable {
    let characters: CodePointMap
    let classes: NameClassTable

    /// What each ASCII character is (`NameSchema.Quick`).
    let quick: TableBytes
    let limits: NameLimits

    /// What each ASCII character becomes in a key.
    let asciiKeys: [UInt8]

    /// The rules of an image from `tablec`.
    public init(image: TableImage) throws(TableError) {
        try image.require(topic: NameSchema.topic, schemaVersion: NameSchema.version)
        characters = try CodePointMap(image, CharacterSchema.Section.characters)
        classes = try NameClassTable(image)
        limits = try NameLimits(image)
        asciiKeys = NameRules.asciiKeys(characters, classes)
        quick = try image.bytes(NameSchema.Section.quick, .bytes)
        guard quick.count == 128 else { throw TableError(.section, section: NameSchema.Section.quick) }
    }

    /// The rules in the program itself. It throws only in a program that was built with a broken image.
    public static var embedded: NameRules {
        get throws(TableError) { try loaded.get() }
    }

    private static let loaded = Result { () throws(TableError) in
        try NameRules(image: TableImage(embedded: dk_names_bytes(), count: dk_names_length()))
    }

    /// The Unicode version of the character classes.
    public var unicodeVersion: (major: Int, minor: Int) { characters.unicodeVersion }

    /// Checks a name. A valid name in its stored form costs one pass and no allocation.
    public func check(_ text: Span<UInt8>) -> NameResult {
        if isStoredForm(text) { return NameResult(stored: nil, findings: []) }
        return NameExamination(self, text).result()
    }

    /// Whether a name is right as it stands. A `false` says nothing yet.
    package func isPlainlyRight(_ text: Span<UInt8>) -> Bool { isStoredForm(text) }

    /// Checks a name.
    public func check(_ text: String) -> NameResult {
        var text = text
        return text.withUTF8 { check(Span(_unsafeElements: $0)) }
    }

    @inline(__always)
    func character(_ scalar: UInt32) -> NameCharacter { NameCharacter(characters[scalar]) }
}
