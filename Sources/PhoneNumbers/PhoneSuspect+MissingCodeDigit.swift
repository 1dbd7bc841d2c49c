import Findings

extension PhoneSuspect {
    /// One digit of the chosen region's calling code left out, as in +3 6 12 34 56 78 for +33.
    ///
    /// A number that is valid as it was read is only doubted when its first group is no calling code.
    func missingCodeDigit() -> PhoneHint? {
        guard let plus = typed.plus, let region, let callingCode, number == nil || isElsewhere else { return nil }
        let code = String(callingCode).utf8.map { $0 - 0x30 }
        guard code.count > 1 else { return nil }
        for missing in code.indices {
            var part = code
            part.remove(at: missing)
            guard digits.starts(with: part), !isValid || typed.groups.first == part.count,
                let meant = international(callingCode, digits.dropFirst(part.count))
            else { continue }
            let parameters = [
                Parameter("callingCode", callingCode),
                Parameter("region", plans.rows.region(region).regionCode.description),
            ]
            let end = typed.places[part.count - 1] + 1
            return PhoneHint(
                code: .missingCodeDigit, range: typed.bytes(plus..<end), parameters: parameters, number: meant)
        }
        return nil
    }
}
