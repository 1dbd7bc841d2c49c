import Findings

extension PhoneSuspect {
    /// A prefix for calling abroad that is not the chosen region's, such as 00 in the United States; or one of which the
    /// region's own prefix takes a digit too many, so that the number became one of elsewhere.
    func foreignPrefix() -> PhoneHint? {
        guard typed.plus == nil, number.map({ $0.source == .region || isElsewhere }) ?? true,
            // A number of the region with one digit more is as likely.
            region.flatMap({ national(digits.dropLast(), $0) }) == nil
        else { return nil }
        for length in plans.hints.internationalPrefixes(of: digits) {
            let rest = Array(digits.dropFirst(length))
            guard let meant = international(rest) ?? withoutTrunkZero(rest), meant != number else { continue }
            let name = region.map { [Parameter("region", plans.rows.region($0).regionCode.description)] } ?? []
            let prefix = digits.prefix(length).map(String.init).joined()
            return PhoneHint(
                code: .foreignPrefix, range: typed.bytes(digits: 0..<length),
                parameters: [Parameter("prefix", prefix)] + name, number: meant)
        }
        return nil
    }

    /// The number without the one zero behind its calling code, as in 00 31 (0) 6.
    private func withoutTrunkZero(_ digits: [UInt8]) -> PhoneNumber? {
        guard let length = plans.codeLength(digits), length < digits.count, digits[length] == 0 else { return nil }
        return international(digits[..<length] + digits[(length + 1)...])
    }
}
