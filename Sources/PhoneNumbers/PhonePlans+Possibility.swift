import TableFormat

extension PhonePlans {
    /// Whether the number can exist, going by its length and by the main region of its calling code.
    public func possibility(of number: PhoneNumber) -> Possibility {
        guard let code = rows.row(number.callingCode) else { return .invalidCallingCode }
        return rows.region(rows.code(code).mainRegion).lengths.possibility(number.nationalDigitCount)
    }

    /// Whether the number can exist as a number of this type, going by its length and by the main region of its calling
    /// code. Where the region has no such numbers, no length is right; `unknown` asks for a number of any type.
    public func possibility(of number: PhoneNumber, as type: PhoneNumberType) -> Possibility {
        guard let code = rows.row(number.callingCode) else { return .invalidCallingCode }
        return lengths(of: type, rows.code(code).mainRegion)?.possibility(number.nationalDigitCount) ?? .invalidLength
    }

    /// - Parameter row: a row of the regions.
    private func lengths(of type: PhoneNumberType, _ row: Int) -> LengthSet? {
        func lengths(_ kind: PhoneSchema.Kind) -> LengthSet? { regions.lengths(row, kind).map { self.lengths[$0] } }
        guard type == .fixedLineOrMobile else { return lengths(PhoneSchema.Kind(type) ?? .general) }
        guard let fixedLine = lengths(.fixedLine), let mobile = lengths(.mobile) else {
            return lengths(.fixedLine) ?? lengths(.mobile)
        }
        return LengthSet(
            complete: fixedLine.complete | mobile.complete, localOnly: fixedLine.localOnly | mobile.localOnly)
    }

    /// The lengths a national significant number can have, ascending.
    /// - Parameter code: a row of the calling codes.
    func completeLengths(_ code: Int) -> [Int] {
        rows.region(rows.code(code).mainRegion).lengths.completeLengths
    }
}
