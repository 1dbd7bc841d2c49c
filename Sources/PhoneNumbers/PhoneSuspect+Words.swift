import Findings
import TableFormat

extension PhoneSuspect {
    /// A second number in the same text, of which nothing is kept.
    func secondNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> PhoneHint? {
        let mark = typed.characters.indices.first { index in
            index > typed.start && typed.characters[index].meaning.has([.slash, .comma, .semicolon])
                && typed.characters[index...].contains(where: \.isDigit)
        }
        let isCut = typed.cut != nil
        guard isCut || !isValid, let place = typed.cut ?? mark else { return nil }
        let next = typed.characters.indices.first { $0 > place && !typed.characters[$0].meaning.has([.space, .blank]) }
        let rest = typed.bytes((next ?? place)..<typed.characters.count)
        let other = valid(rest, of: bytes)
        guard isCut || other != nil, let first = valid(typed.bytes(typed.start..<place), of: bytes) else { return nil }
        // Of two whole numbers nobody can tell which one is meant; an extension is not dropped unseen.
        let isOne = (other == nil || other == first) && first.extension.isEmpty
        return PhoneHint(code: .secondNumber, range: rest, number: isOne ? first : nil)
    }

    /// Words before or behind the number.
    func otherText(_ bytes: UnsafeBufferPointer<UInt8>) -> PhoneHint? {
        let before = typed.words(0..<typed.start)
        let behind = typed.words(typed.end..<typed.characters.count)
        guard let place = before ?? behind, !digits.isEmpty, number?.extension.isEmpty ?? true else { return nil }
        // Up to the first word behind the first digits.
        let first = typed.characters.indices.first { $0 >= typed.start && typed.characters[$0].isWord }
        let end = first ?? typed.characters.count
        let alone = typed.start < end ? valid(typed.bytes(typed.start..<end), of: bytes) : nil
        // Letters at the end may be a number spelled on the keypad.
        if before == nil, isValid ? alone != number : alone == nil && surplusLetters() != nil { return nil }
        return PhoneHint(code: .otherText, range: typed.bytes(place), number: alone)
    }

    /// Letters that were read as the digits on their keys.
    func spelled() -> PhoneHint? {
        guard isValid, let place = spelledLetters else { return nil }
        return PhoneHint(code: .spelled, range: typed.bytes(place))
    }

    /// Letters within a number: in place of digits, or words before more digits.
    func letters(_ bytes: UnsafeBufferPointer<UInt8>) -> PhoneHint? {
        guard let place = typed.words(typed.start..<typed.end), number?.extension.isEmpty ?? true,
            isValid || surplusLetters() == nil
        else { return nil }
        let first = place.prefix { typed.characters[$0].isWord }
        let plain = typed.plus == nil ? region.flatMap { national(digits, $0) } : international(digits)
        let before = plain == nil ? valid(typed.bytes(typed.start..<place.lowerBound), of: bytes) : nil
        return PhoneHint(
            code: before == nil ? .letters : .otherText, range: typed.bytes(first.startIndex..<first.endIndex),
            number: plain ?? before)
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
        let keys = letters.filter { typed.characters[$0].meaning.key != nil }.suffix(excess)
        guard let first = keys.first, let last = keys.last else { return nil }
        return PhoneHint(
            code: .surplusDigits, range: typed.bytes(first..<last + 1),
            parameters: [Parameter("region", regionName), Parameter("excess", excess)], number: meant)
    }
}
