import TableFormat

extension PhonePlans {
    /// The bytes of the first run of characters that no number has.
    func oddCharacters(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        let usual: PhoneText.Roles = [.plus, .punctuation, .star, .hash, .blank]
        var range: Range<Int>?
        eachCharacter(bytes) { place, character in
            let isOdd = character.digit == nil && !character.has(usual)
            if isOdd { range = (range?.lowerBound ?? place.lowerBound)..<place.upperBound }
            return isOdd || range == nil
        }
        return range
    }

    /// Whether nothing but blanks stands in a text.
    func isBlank(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var isBlank = true
        eachCharacter(bytes) { _, character in
            isBlank = character.has([.blank, .space])
            return isBlank
        }
        return isBlank
    }

    /// Whether a plus sign comes before any digit.
    func firstPlus(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var isPlus = false
        eachCharacter(bytes) { _, character in
            isPlus = character.has(.plus)
            return !isPlus && character.digit == nil
        }
        return isPlus
    }

    private func eachCharacter(
        _ bytes: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>, PhoneText.Class) -> Bool
    ) {
        var position = 0
        while position < bytes.count {
            let start = position
            let character = characters[UTF8Scalars.next(bytes, &position)]
            guard body(start..<position, character) else { return }
        }
    }
}
