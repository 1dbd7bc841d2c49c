/// What the plans say of a number; see `PhonePlans.answers(about:)`.
public struct PhoneAnswers: Sendable, Hashable {
    /// Whether the number can exist, going by its length.
    public let possibility: Possibility

    /// What the number is for, in the region it belongs to.
    public let type: PhoneNumberType

    /// The region the number belongs to.
    public let region: RegionCode?

    /// Whether the number lies in a range that its region has given out.
    public var isValid: Bool { type != .unknown }
}
