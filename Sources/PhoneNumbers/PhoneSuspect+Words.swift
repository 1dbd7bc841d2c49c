import Findings
import TableFormat

extension PhoneSuspect {
    /// Words before or behind the number.
    func otherText(_ bytes: UnsafeBufferPointer<UInt8>) -> PhoneHint? {
        let before = typed.words(0..<typed.start)
        let behind = typed.words(typed.end..<typed.characters.count)
        guard var place = before ?? behind, !digits.isEmpty, number?.extension.isEmpty ?? true else { return nil }
        // Up to the first word behind the first digits.
        let first = typed.characters.indices.first { $0 >= typed.start && typed.characters[$0].isWord }
        let end = first ?? typed.characters.count
        var alone = typed.start < end ? valid(typed.bytes(typed.start..<end), of: bytes) : nil
        if let found = alone, found != number, hasAddedDigits(found, end) { alone = nil }
        if before == nil {
            // Letters at the end may be a number spelled on the keypad, unless they stand in parentheses.
            let isSpelled = isValid ? alone != number && !isAside(end) : alone == nil && surplusLetters() != nil
            if isSpelled || isValid && alone == nil { return nil }
            if alone != nil { place = end..<typed.characters.count - trailing }
        }
        return PhoneHint(code: .otherText, range: typed.bytes(place), number: alone)
    }

    /// Whether a word stands in parentheses.
    private func isAside(_ word: Int) -> Bool {
        guard word > 0 else { return false }
        let mark = typed.characters[word - 1].meaning
        return mark.has(.visualSeparator) && !mark.has([.hyphen, .dot])
    }

    /// Letters that were read as the digits on their keys.
    func spelled() -> PhoneHint? {
        guard isValid, let place = spelledLetters else { return nil }
        return PhoneHint(code: .spelled, range: typed.bytes(place))
    }

    /// The letters of a number that is spelled on the keypad.
    var spelledLetters: Range<Int>? {
        let part = typed.start..<typed.characters.count
        let count = part.count { typed.characters[$0].meaning.has(.spelling) }
        guard count >= plans.limits.spellingLetters, number?.extension.isEmpty ?? true else { return nil }
        return typed.words(part)
    }

    /// More letters than a spelled number has places; the network does not mind the rest.
    func surplusLetters() -> PhoneHint? {
        guard let number, let letters = spelledLetters, plans.possibility(of: number) == .tooLong,
            let meant = plans.truncated(number), plans.possibility(of: meant) == .possible
        else { return nil }
        let excess = number.nationalDigitCount - meant.nationalDigitCount
        let keys = letters.filter { typed.characters[$0].isWord && typed.characters[$0].meaning.key != nil }
        // No digit that was typed is a letter too many.
        guard excess <= keys.count, let first = keys.suffix(excess).first, let last = keys.last else { return nil }
        return PhoneHint(
            code: .surplusDigits, range: typed.bytes(first..<last + 1),
            parameters: [Parameter("region", regionName), Parameter("excess", excess)], number: meant)
    }
}
