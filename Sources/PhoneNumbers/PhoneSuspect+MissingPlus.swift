import Findings

extension PhoneSuspect {
    /// A number with its calling code, but without plus sign: where no region was chosen, or where it is too long for the
    /// region. A number that is possible in its region is never read as another's, nor one with a digit too many unless its
    /// calling code stands apart.
    func missingPlus() -> PhoneHint? {
        guard typed.plus == nil, let meant = international(digits) else { return nil }
        let length = String(meant.callingCode).utf8.count
        if let region {
            let longest = plans.rows.region(region).lengths.completeLengths.last ?? 0
            guard let number, number.source == .region, plans.possibility(of: number) == .tooLong,
                typed.groups.first == length || number.nationalDigitCount > longest + 1
            else { return nil }
        }
        return PhoneHint(
            code: .missingPlus, range: typed.bytes(digits: 0..<length),
            parameters: [Parameter("callingCode", meant.callingCode)], number: meant)
    }
}
