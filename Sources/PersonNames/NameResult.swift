public import Findings

/// What a check says about one name.
public struct NameResult: Sendable, Equatable {
    /// The name as it should be saved: trimmed, single spaces, NFC. Nil when it is saved as it was given, and when
    /// something else than its form is wrong with it.
    public let stored: String?

    /// In the order of the text. Empty for a name that is right as it stands.
    public let findings: [Finding]

    /// Whether the name, in its stored form, keeps all the rules.
    public var isValid: Bool { findings.allSatisfy { NameResult.harmless.contains($0.code) } }

    private static let harmless = [NameCode.storedForm.rawValue, NameCode.apostropheForm.rawValue]
}
