/// How far two phone numbers are the same.
public enum PhoneNumberMatch: String, Sendable, CaseIterable {
    /// One of the texts is no phone number.
    case notANumber
    case noMatch
    /// One can be a shorter form of the other, or only one of them has an extension.
    case shortNSN
    /// The same national significant number and extension, but at least one of them came without calling code.
    case nsn
    /// The same calling code, national significant number and extension.
    case exact
}
