/// Why a text cannot be read as a phone number.
public enum PhoneParseError: String, Error, Sendable, CaseIterable {
    /// Too few digits, or characters that no number has.
    case notANumber
    /// No region has this calling code; or the number is written nationally and no known region was given.
    case invalidCallingCode
    /// An international prefix with next to nothing behind it.
    case tooShortAfterIDD
    /// Fewer than two digits once the calling code is taken off.
    case tooShortNationalNumber
    /// More characters or digits than any number has.
    case tooLong
}
