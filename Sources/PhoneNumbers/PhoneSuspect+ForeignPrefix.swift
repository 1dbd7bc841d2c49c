import Findings

extension PhoneSuspect {
    /// A prefix for calling abroad that is not the chosen region's, such as 00 in the United States; or one of which the
    /// region's own prefix takes a digit too many, so that the number became one of elsewhere.
    func foreignPrefix() -> PhoneHint? {
        guard typed.plus == nil, number.map({ $0.source == .region || isElsewhere }) ?? true else { return nil }
        for length in plans.hints.internationalPrefixes(of: digits) {
            guard let meant = international(digits.dropFirst(length)), meant != number else { continue }
            let name = region.map { [Parameter("region", plans.rows.region($0).regionCode.description)] } ?? []
            let prefix = digits.prefix(length).map(String.init).joined()
            return PhoneHint(
                code: .foreignPrefix, range: typed.bytes(digits: 0..<length),
                parameters: [Parameter("prefix", prefix)] + name, number: meant)
        }
        return nil
    }
}
