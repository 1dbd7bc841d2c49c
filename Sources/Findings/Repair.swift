/// A text to write in place of the one that was checked.
public struct Repair: Sendable, Equatable {
    /// Whether a program may apply the repair by itself.
    public enum Certainty: String, Sendable {
        /// Nothing is lost: trimming, lower-casing, NFC, E.164.
        case certain = "safe"
        /// A person should look first: a likely typing error.
        case proposed
    }

    /// The whole new value.
    public var text: String
    /// Whether a program may apply it.
    public var certainty: Certainty

    /// Makes a repair.
    @inlinable
    public init(_ text: String, _ certainty: Certainty) {
        self.text = text
        self.certainty = certainty
    }
}
