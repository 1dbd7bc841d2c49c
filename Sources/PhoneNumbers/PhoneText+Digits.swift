import TableFormat

extension PhoneText {
    /// The number that a viable text holds, when its extension is taken off.
    mutating func written(_ buffer: DigitBuffer, _ limits: PhoneLimits) -> WrittenNumber {
        let hasPlus = at(start, .plus)
        while at(start, .plus) { start += 1 }
        return WrittenNumber(hasPlus: hasPlus, digits: digits(buffer, limits))
    }

    /// The digits of the text; with enough letters in it, the letters stand for the digits on their keys.
    private func digits(_ buffer: DigitBuffer, _ limits: PhoneLimits) -> UnsafeBufferPointer<UInt8> {
        let range = start..<max(start, end)
        let isSpelled =
            has(.spelling)
            && range.reduce(0) { $0 + (classes[$1].has(.spelling) ? 1 : 0) } >= limits.spellingLetters
        return buffer.fill { count, storage in
            for index in range {
                let digit = isSpelled ? classes[index].key : classes[index].digit
                guard let digit, count < storage.count else { continue }
                storage[count] = digit
                count += 1
            }
        }
    }
}
