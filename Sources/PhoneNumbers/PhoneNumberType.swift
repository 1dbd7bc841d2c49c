/// What a valid number is for, by its numbering plan.
public enum PhoneNumberType: String, Sendable, CaseIterable {
    case fixedLine
    case mobile
    /// The plan does not tell the two apart, as in North America.
    case fixedLineOrMobile
    case tollFree
    case premiumRate
    case sharedCost
    case voip
    case personalNumber
    case pager
    /// A company's number that is passed on to its branches (universal access number).
    case uan
    case voicemail
    /// Not a valid number of the plan.
    case unknown
}
