import Findings

extension PhoneSuspect {
    /// A number that ends too early and looks like a local one, so that its area code was put before it a second time.
    func areaCodeTwice() -> PhoneHint? {
        let missing = nationalDigits.count - digits.count
        guard let number, number.source == .region, missing > 0,
            nationalDigits.prefix(missing) == digits.prefix(missing)
        else { return nil }
        return incomplete(missing, .unknown)
    }

    /// Whether a number that is not valid has digits that nobody typed.
    var hasAddedDigits: Bool { !isValid && nationalDigits.count > digits.count }
}
