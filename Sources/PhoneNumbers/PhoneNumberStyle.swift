/// A way to write a number down.
public enum PhoneNumberStyle: String, Sendable, CaseIterable {
    /// Plus sign, calling code and digits, without an extension (ITU-T E.164): how numbers are stored.
    case e164
    /// As it is written to people abroad (ITU-T E.123): +31 6 23456789.
    case international
    /// As it is written within the country: 06 23456789.
    case national
    /// A URI (RFC 3966): tel:+31-6-23456789.
    case rfc3966
}
