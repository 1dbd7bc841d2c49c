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
            } else if !symbols.isEmpty, !meaning.has(.punctuation) || meaning.has([.letter, .word]) {
                break
            }
        }
        return symbols
    }
}
