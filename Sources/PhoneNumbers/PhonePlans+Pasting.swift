import TableFormat

extension PhonePlans {
    /// The ASCII digits of the first number in a text, with a plus sign in front if it has one. The number ends where a
    /// character stands that cannot be between digits.
    func symbols(of text: String) -> [UInt8] {
        var symbols: [UInt8] = []
        for scalar in text.unicodeScalars {
            let meaning = characters[scalar.value]
            if let digit = meaning.digit {
                symbols.append(0x30 + digit)
            } else if meaning.has(.plus), symbols.count <= 1 {
                // One plus sign of several, but no second number.
                if symbols.isEmpty { symbols.append(UInt8(ascii: "+")) }
                if symbols != [UInt8(ascii: "+")] { break }
            } else if !symbols.isEmpty, !meaning.has(.punctuation) || meaning.has(.letter) {
                break
            }
        }
        return symbols
    }

    /// What a whole text that is pasted stands for: a valid number with its calling code is that number, without what is
    /// not dialled behind the code; `nil` for any other text.
    func pastedNumber(_ text: String) -> [UInt8]? {
        guard let number = try? parse(text, region: nil), number.source == .plusSign, isValid(number) else {
            return nil
        }
        return Array(number.e164.utf8)
    }
}
