/// What the scanner was looking for when it met something else.
enum JSONExpectation {
    case value
    case name
    case colon
    /// A comma or the closing bracket.
    case separator
    /// Nothing but white space.
    case end
}

/// Finding the right name for what is wrong. Runs once, and only for a text that is refused.
extension JSONBytes {
    @inline(never)
    func fault(expecting expected: JSONExpectation, at i: Int) -> JSONFault {
        if let fault = encodingFault(at: i) ?? endFault(expected, at: i) ?? tokenFault(expected, at: i)
            ?? characterFault(expected, at: i)
        {
            return fault
        }
        switch expected {
        case .value: return valueFault(at: i)
        case .name: return nameFault(at: i)
        case .colon: return JSONFault(code: .missingColon, offset: i, length: tokenLength(at: i))
        case .separator: return separatorFault(at: i)
        case .end: return JSONFault(code: .trailingText, offset: i, length: (previous(count) ?? i) + 1 - i)
        }
    }

    private func valueFault(at i: Int) -> JSONFault {
        let before = previous(i)
        switch bytes[i] {
        case 0x5D, 0x7D:
            // "[1,}" is the wrong bracket and not a comma too many.
            let opened = innermost(before: i)
            guard let opened, opened &+ 2 == bytes[i] else {
                return JSONFault(code: opened == nil ? .unexpectedCharacter : .mismatchedBracket, offset: i, length: 1)
            }
            guard let before, bytes[before] == 0x2C else { break }
            return JSONFault(code: .trailingComma, offset: before, length: 1)
        case 0x2C where before != nil:
            break
        case 0x27:
            return JSONFault(code: .singleQuote, offset: i, length: singleQuotedLength(at: i))
        case 0x2B, 0x2E:
            return numberFault(at: i)
        case let c where JSONBytes.isWord(c):
            let length = tokenLength(at: i)
            return JSONFault(
                code: isNonFinite(i..<i + length) ? .nonFiniteNumber : .badLiteral, offset: i, length: length)
        default:
            return JSONFault(code: .unexpectedCharacter, offset: i, length: 1)
        }
        return JSONFault(code: .missingValue, offset: i, length: 1)
    }

    private func nameFault(at i: Int) -> JSONFault {
        switch bytes[i] {
        case 0x7D:
            // Only a comma comes between a member and this brace: an empty object never gets here.
            return JSONFault(code: .trailingComma, offset: previous(i) ?? i, length: 1)
        case 0x5D:
            return JSONFault(code: .mismatchedBracket, offset: i, length: 1)
        case 0x2C, 0x3A:
            return JSONFault(code: .missingName, offset: i, length: 1)
        case 0x27:
            return JSONFault(code: .singleQuote, offset: i, length: singleQuotedLength(at: i))
        case let c where JSONBytes.isWord(c) || c == 0x2D:
            return JSONFault(code: .unquotedName, offset: i, length: tokenLength(at: i))
        default:
            return JSONFault(code: .unexpectedCharacter, offset: i, length: 1)
        }
    }

    private func separatorFault(at i: Int) -> JSONFault {
        switch bytes[i] {
        case 0x5D, 0x7D:
            return JSONFault(code: .mismatchedBracket, offset: i, length: 1)
        case 0x27:
            return JSONFault(code: .singleQuote, offset: i, length: singleQuotedLength(at: i))
        case 0x22, 0x5B, 0x7B, 0x2D:
            return JSONFault(code: .missingComma, offset: i, length: tokenLength(at: i))
        case let c where JSONBytes.isWord(c):
            return JSONFault(code: .missingComma, offset: i, length: tokenLength(at: i))
        default:
            return JSONFault(code: .unexpectedCharacter, offset: i, length: 1)
        }
    }
}
