import TableFormat
import UnicodeText

/// A number, a word or a mark of a date.
struct DateToken {
    enum Kind: Equatable {
        case number(value: Int, digits: Int)
        case word
        case mark(DateSchema.Character)

        /// A character that stands in no date.
        case other
    }

    let kind: Kind
    var range: Range<Int>

    /// More digits than any year has are one number all the same, too large for a year.
    private static let largest = 1_000_000_000

    /// Takes a text apart. White space and what is not seen only part the tokens; a dot or an apostrophe between two letters
    /// belongs to their word.
    static func tokens(of text: [UInt8], in range: Range<Int>, _ writing: DateWriting) -> [DateToken] {
        var tokens: [DateToken] = []
        var offset = range.lowerBound
        var isJoined = false
        while offset < range.upperBound {
            guard let (value, length) = UTF8Text.scalar(in: text.span, at: offset) else {
                tokens.append(DateToken(kind: .other, range: offset..<offset + 1))
                offset += 1
                isJoined = false
                continue
            }
            let end = min(offset + length, range.upperBound)
            let character = writing.character(value)
            switch character {
            case .ignorable: break
            case .space: isJoined = false
            case .digit:
                add(
                    digit: Unicode.Scalar(value)?.properties.numericValue.map { Int($0) } ?? 0, offset..<end, isJoined,
                    &tokens)
                isJoined = true
            case .letter:
                add(letter: offset..<end, isJoined, text, &tokens)
                isJoined = true
            default:
                tokens.append(DateToken(kind: character.map { .mark($0) } ?? .other, range: offset..<end))
                isJoined = character == .dot || character == .apostrophe
            }
            offset = end
        }
        return tokens
    }

    private static func add(digit: Int, _ range: Range<Int>, _ isJoined: Bool, _ tokens: inout [DateToken]) {
        if isJoined, let last = tokens.last, case .number(let value, let digits) = last.kind {
            let number = min(value * 10 + digit, largest)
            tokens[tokens.count - 1] = DateToken(
                kind: .number(value: number, digits: digits + 1), range: last.range.lowerBound..<range.upperBound)
        } else {
            tokens.append(DateToken(kind: .number(value: digit, digits: 1), range: range))
        }
    }

    private static func add(letter range: Range<Int>, _ isJoined: Bool, _ text: [UInt8], _ tokens: inout [DateToken]) {
        let count = tokens.count
        if isJoined, let last = tokens.last {
            if last.kind == .word {
                tokens[count - 1].range = last.range.lowerBound..<range.upperBound
                return
            }
            // The mark between two letters: both were joined to it.
            if count > 1, tokens[count - 2].kind == .word, tokens[count - 2].range.upperBound == last.range.lowerBound,
                last.range.upperBound == range.lowerBound, last.kind == .mark(.dot) || last.kind == .mark(.apostrophe)
            {
                tokens.removeLast()
                tokens[count - 2].range = tokens[count - 2].range.lowerBound..<range.upperBound
                return
            }
        }
        tokens.append(DateToken(kind: .word, range: range))
    }
}
