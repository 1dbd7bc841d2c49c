import Findings
import TableFormat

extension PhoneSuspect {
    /// Letters that stand beside digits and look like some, such as an O for a zero: the number with those digits.
    func mistypedDigit() -> PhoneHint? {
        guard number?.extension.isEmpty ?? true, !isValid || spelledLetters == nil, let letters = mistypedLetters
        else { return nil }
        let digits = typed.characters.indices.compactMap { index in
            index < typed.labelEnd ? nil : typed.characters[index].meaning.digit ?? typed.characters[index].substitute
        }
        guard let meant = written(digits), meant.nationalDigitCount <= digits.count else { return nil }
        return PhoneHint(code: .letters, range: typed.bytes(letters[0]..<letters[0] + 1), number: meant)
    }

    /// The letters of the text, when each one looks like a digit and touches one, perhaps over another such letter.
    private var mistypedLetters: [Int]? {
        let characters = typed.characters
        let letters = characters.indices.filter { $0 >= typed.labelEnd && characters[$0].isWord }
        guard !letters.isEmpty, letters.allSatisfy({ characters[$0].substitute != nil }) else { return nil }
        let isDigit = { (index: Int) in characters.indices.contains(index) && characters[index].isDigit }
        let isSome = { (index: Int) in isDigit(index) || letters.contains(index) }
        let areBeside = letters.allSatisfy { index in
            isDigit(index - 1) || isDigit(index + 1) || isSome(index - 1) && isSome(index + 1)
        }
        return areBeside ? letters : nil
    }

    /// Letters within a number: in place of digits, or words before more digits.
    func letters(_ bytes: UnsafeBufferPointer<UInt8>) -> PhoneHint? {
        guard let place = typed.words(typed.start..<typed.end), number?.extension.isEmpty ?? true,
            isValid || surplusLetters() == nil
        else { return nil }
        let first = place.prefix { typed.characters[$0].isWord }
        // A digit may be lost where letters touch digits, so that the rest is no number to offer.
        let isWithin = [place.lowerBound - 1, first.endIndex].contains {
            typed.characters.indices.contains($0) && typed.characters[$0].isDigit
        }
        let before = isWithin ? nil : valid(typed.bytes(typed.start..<place.lowerBound), of: bytes)
        guard let before, !hasAddedDigits(before, place.lowerBound) else {
            return PhoneHint(code: .letters, range: typed.bytes(first.startIndex..<first.endIndex))
        }
        return PhoneHint(
            code: .otherText, range: typed.bytes(place.lowerBound..<typed.characters.count - trailing), number: before)
    }

    /// Whether a letter stands among the digits, so that the digits alone may lack one.
    var hasLetterAmongDigits: Bool {
        guard number?.extension.isEmpty ?? true, spelledLetters == nil,
            let place = typed.words(max(typed.start, typed.labelEnd)..<typed.end)
        else { return false }
        return place.contains { typed.characters[$0].isWord && !typed.characters[$0].meaning.has(.punctuation) }
    }

    /// How many characters at the end are neither letters nor digits.
    var trailing: Int {
        typed.characters.reversed().prefix { !$0.isWord && !$0.isDigit }.count
    }

    /// Whether a number has more digits than stand before a place, so that the plan made some up.
    func hasAddedDigits(_ number: PhoneNumber, _ end: Int) -> Bool {
        number.nationalDigitCount > typed.places.count { $0 < end }
    }
}
