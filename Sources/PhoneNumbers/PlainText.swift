import TableFormat

/// Reads in one pass what most numbers are: ASCII digits and punctuation, perhaps behind a plus sign.
///
/// It takes no character that can be part of a second number, an extension, a spelled number or a URI. Whatever has one is
/// left to `PhoneText`; what both can read, both read alike.
struct PlainText: Sendable {
    /// For each byte the value of a digit, or one of the values below.
    private let meanings: [UInt8]

    private static let punctuation: UInt8 = 0x10
    private static let plus: UInt8 = 0x20
    private static let other: UInt8 = 0x80

    /// The most bytes, and the least digits.
    private let maximumCount: Int
    private let minimumDigits: Int

    /// Whether the ASCII digits stand for themselves, as they do in every table but one that was made to be strange.
    private let hasDigits: Bool

    init(_ characters: PhoneCharacters, _ limits: PhoneLimits) {
        maximumCount = limits.characters
        minimumDigits = max(limits.minimumDigits, limits.minimumNationalDigits + 1)
        let meanings = (UInt32(0)...0xFF).map { PlainText.meaning(of: $0, characters) }
        // The only text of the image that could be made of such characters; without a rarer one it would be overlooked.
        let parameter = characters.text(.extensionParameter)
        let isApart = parameter.isEmpty || parameter.contains { meanings[Int($0)] & PlainText.other != 0 }
        self.meanings = isApart ? meanings : Array(repeating: PlainText.other, count: 0x100)
        hasDigits = isApart && (0...9).allSatisfy { meanings[0x30 + $0] == UInt8($0) }
    }

    private static func meaning(of byte: UInt32, _ characters: PhoneCharacters) -> UInt8 {
        guard byte < 0x80 else { return other }
        let character = characters[byte]
        if let digit = character.digit.map(Int.init) {
            let plain = PhoneSchema.CharacterClass(digit: digit, key: digit, symbol: 0, roles: .word)
            return character == plain ? UInt8(digit) : other
        }
        if character.consists(of: .plus) { return plus }
        let separators: PhoneSchema.Roles = [
            .punctuation, .blank, .hyphen, .space, .labelEnd, .slash, .visualSeparator, .dot,
        ]
        return character.has(.punctuation) && character.consists(of: separators) ? punctuation : other
    }

    /// Reads digits into `buffer`; `nil` for a text that has more in it, or too little to be a number.
    func read(_ bytes: UnsafeBufferPointer<UInt8>, _ buffer: DigitBuffer) -> WrittenNumber? {
        guard !bytes.isEmpty, bytes.count <= maximumCount else { return nil }
        let hasPlus = meanings[Int(bytes[0])] == PlainText.plus
        if hasDigits, let digits = buffer.fill(withDigits: bytes[(hasPlus ? 1 : 0)...]), digits.count >= minimumDigits {
            return WrittenNumber(hasPlus: hasPlus, digits: digits)
        }
        return readSeparated(bytes, hasPlus, buffer)
    }

    /// Reads digits with punctuation in between.
    @inline(never)
    private func readSeparated(
        _ bytes: UnsafeBufferPointer<UInt8>, _ hasPlus: Bool, _ buffer: DigitBuffer
    ) -> WrittenNumber? {
        var seen: UInt8 = 0
        let digits = buffer.fill { count, storage in
            for index in (hasPlus ? 1 : 0)..<bytes.count {
                let meaning = meanings[Int(bytes[index])]
                // Written over by the next one unless it is a digit.
                storage[count] = meaning
                count &+= meaning < 10 ? 1 : 0
                seen |= meaning
            }
        }
        guard seen & (PlainText.plus | PlainText.other) == 0, digits.count >= minimumDigits else { return nil }
        return WrittenNumber(hasPlus: hasPlus, digits: digits)
    }
}

extension PhoneSchema.CharacterClass {
    /// Whether the class says nothing beside these roles.
    fileprivate func consists(of roles: PhoneSchema.Roles) -> Bool { word & ~roles.rawValue == 0 && word != 0 }
}
