import Findings

extension PhoneSuspect {
    /// A zero between calling code and number, as in +48 (0) 22: it is dialled within a country, if at all.
    func trunkZero() -> PhoneHint? {
        guard let number, number.source != .region, number.leadingZeros > 0, digits.count >= nationalDigits.count,
            // One at a time: a zero further on may be the number's own.
            let (zeros, meant) = (1...number.leadingZeros).lazy.compactMap({ count in
                international(number.callingCode, nationalDigits.dropFirst(count)).map { (count, $0) }
            }).first
        else { return nil }
        var first = digits.count - nationalDigits.count
        let last = first + zeros
        // One that reading took off already is no better; a zero that ends the calling code is its own.
        let code = String(number.callingCode).utf8.map { $0 - 0x30 }
        while first > 0, digits[first - 1] == 0, digits[..<first].suffix(code.count) != code[...] { first -= 1 }
        return PhoneHint(
            code: .trunkZero, range: typed.bytes(digits: first..<last),
            parameters: [Parameter("callingCode", number.callingCode)], number: meant)
    }
}
