extension PhonePlans {
    /// The number without the last digits that make it too long: the longest valid number it begins with; itself when it is
    /// valid, `nil` when there is none. Letters of a spelled number often go on behind what is dialled.
    public func truncated(_ number: PhoneNumber) -> PhoneNumber? {
        var shorter = number
        while !isValid(shorter) {
            shorter = shorter.withoutLastDigit
            guard shorter.nationalNumber != 0, possibility(of: shorter) != .tooShort else { return nil }
        }
        return shorter
    }
}

extension PhoneNumber {
    fileprivate var withoutLastDigit: PhoneNumber {
        withDigits { digits in
            PhoneNumber(
                callingCode: callingCode, digits: UnsafeBufferPointer(rebasing: digits.dropLast()),
                extension: self.extension, source: source, mainRegion: mainRegion)
        }
    }
}
