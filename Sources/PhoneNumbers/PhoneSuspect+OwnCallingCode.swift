import Findings

extension PhoneSuspect {
    /// The chosen region's own calling code without plus sign, as in 49 (0) 30, read as digits of a national number.
    ///
    /// A number that is valid as it was read is only doubted when the calling code stands apart and a zero alone follows.
    func ownCallingCode() -> PhoneHint? {
        guard let callingCode, typed.plus == nil, number.map({ $0.source == .region }) ?? true else { return nil }
        let code = String(callingCode).utf8.map { $0 - 0x30 }
        guard digits.starts(with: code), !isValid || isApart(code.count) else { return nil }
        let rest = digits.dropFirst(code.count)
        guard let meant = international(callingCode, rest.drop { $0 == 0 }) ?? international(callingCode, rest),
            meant != number
        else { return nil }
        return PhoneHint(
            code: .ownCallingCode, range: typed.bytes(digits: 0..<code.count),
            parameters: [Parameter("callingCode", callingCode)], number: meant)
    }

    private func isApart(_ count: Int) -> Bool {
        typed.groups.starts(with: [count, 1]) && digits.count > count && digits[count] == 0
    }
}
