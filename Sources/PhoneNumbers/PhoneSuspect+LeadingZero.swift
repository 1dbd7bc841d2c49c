import Findings

extension PhoneSuspect {
    /// Zeros before a number of a region where none is dialled, or one more than is dialled.
    func leadingZero() -> PhoneHint? {
        let zeros = digits.prefix { $0 == 0 }.count
        guard typed.plus == nil, let region, zeros > 0, let meant = national(digits.dropFirst(zeros), region),
            national(digits, region) == nil,
            // It may as well be the zero of one of the other regions.
            otherNumbers.isEmpty
        else { return nil }
        let name = plans.rows.region(region).regionCode.description
        return PhoneHint(
            code: .leadingZero, range: typed.bytes(digits: 0..<zeros), parameters: [Parameter("region", name)],
            number: meant)
    }
}
