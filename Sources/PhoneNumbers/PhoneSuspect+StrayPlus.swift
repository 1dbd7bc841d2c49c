import Findings

extension PhoneSuspect {
    /// A plus sign before a number that is written as it is dialled within the chosen region.
    func strayPlus() -> PhoneHint? {
        guard let plus = typed.plus, let region, number == nil || isElsewhere, let meant = national(digits, region),
            // A zero in front of the region's own calling code is likelier one too many.
            digits.first != 0 || international(digits.drop { $0 == 0 })?.callingCode != callingCode
        else { return nil }
        let name = plans.rows.region(region).regionCode.description
        return PhoneHint(
            code: .strayPlus, range: typed.bytes(plus..<plus + 1), parameters: [Parameter("region", name)],
            number: meant)
    }
}
