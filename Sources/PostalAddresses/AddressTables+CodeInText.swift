import TableFormat
import UnicodeText

/// A postal code at one end of a text, such as 2800 Mechelen.
struct CodeInText {
    let code: CompactCode

    /// The other words as they were written.
    let rest: [UInt8]
}

extension AddressTables {
    /// A text of more words is no code with a town.
    private static let maximumWords = 12

    /// The most words that one code is written in.
    private static let maximumCodeWords = 3

    /// The code that stands before or behind other words; nil when there is none, or one on either side.
    func codeInText(_ text: Span<UInt8>, in layout: Int) -> CodeInText? {
        let words = words(text)
        guard words.count > 1, words.count <= Self.maximumWords else { return nil }
        let before = codeInText(text, words, in: layout, isBefore: true)
        let behind = codeInText(text, words, in: layout, isBefore: false)
        return before != nil && behind != nil ? nil : before ?? behind
    }

    private func codeInText(_ text: Span<UInt8>, _ words: [Range<Int>], in layout: Int, isBefore: Bool) -> CodeInText? {
        for count in stride(from: min(Self.maximumCodeWords, words.count - 1), to: 0, by: -1) {
            let (own, others) =
                isBefore
                ? (words[..<count], words[count...])
                : (words[(words.count - count)...], words[..<(words.count - count)])
            guard let first = own.first, let last = own.last, let from = others.first, let to = others.last,
                case .code(let code) = CompactCode.read(text.extracting(first.lowerBound..<last.upperBound), self),
                let known = known(code, in: layout)
            else { continue }
            let rest = UTF8Text.bytes(of: text.extracting(from.lowerBound..<to.upperBound))
            return rest.contains { $0 >= 0x41 } ? CodeInText(code: known, rest: rest) : nil
        }
        return nil
    }

    /// Where the words of a text are; spaces, commas and what separates the groups of a code lie between them.
    private func words(_ text: Span<UInt8>) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start: Int?
        var at = 0
        while at < text.count {
            let scalar = UTF8Text.scalar(in: text, at: at) ?? (0xFFFD, 1)
            let flags = characters[scalar.value]
            let isBorder = flags & (AddressCharacter.separator | AddressCharacter.space | AddressCharacter.comma) != 0
            if isBorder {
                if let from = start { words.append(from..<at) }
                start = nil
            } else if start == nil {
                start = at
            }
            at += scalar.length
        }
        if let from = start { words.append(from..<text.count) }
        return words
    }
}
