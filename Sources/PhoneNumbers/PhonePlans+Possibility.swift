import TableFormat

extension PhonePlans {
    /// Whether the number can exist, going by its length and by the main region of its calling code.
    public func possibility(of number: PhoneNumber) -> Possibility {
        guard let code = rows.row(number.callingCode) else { return .invalidCallingCode }
        return rows.region(rows.code(code).mainRegion).lengths.possibility(number.nationalDigitCount)
    }

    /// The lengths a national significant number can have, ascending.
    /// - Parameter code: a row of the calling codes.
    func completeLengths(_ code: Int) -> [Int] {
        rows.region(rows.code(code).mainRegion).lengths.completeLengths
    }
}
