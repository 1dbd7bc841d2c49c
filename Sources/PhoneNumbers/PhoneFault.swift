/// Why a text could not be read, with what was known of it by then.
struct PhoneFault: Error {
    let reason: PhoneParseError

    /// The row of the calling code, when the text got that far.
    var code: Int?

    /// The number of digits of the national number.
    var digits = 0

    /// The bytes of the first characters that have no place in a number, when a text had to be nothing but one.
    var unwanted: Range<Int>?

    init(_ reason: PhoneParseError, code: Int? = nil, digits: Int = 0) {
        self.reason = reason
        self.code = code
        self.digits = digits
    }
}
