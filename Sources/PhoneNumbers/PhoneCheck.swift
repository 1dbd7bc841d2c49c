public import Findings

/// What a check says about one phone number on a card.
public struct PhoneCheck: Sendable, Equatable {
    /// The number as it was read, possible or not; `nil` when the text could not be read as one.
    public let number: PhoneNumber?

    /// Whether the number is possible from anywhere, so that it can be saved.
    public let isPossible: Bool

    /// What a number that can be saved is for; `unknown` when no plan has it.
    public let type: PhoneNumberType

    /// In the order in which a reader would want them: what stops the number first.
    public let findings: [Finding]

    /// The number as it should be saved (ITU-T E.164); `nil` unless it is possible from anywhere.
    public var stored: String? { isPossible ? number?.e164 : nil }
}
