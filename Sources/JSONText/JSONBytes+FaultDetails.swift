extension JSONBytes {
    /// UTF-16 and UTF-32 show in the first bytes, with a byte order mark or without: JSON starts with ASCII, so every
    /// second byte is zero.
    func encodingFault(at i: Int) -> JSONFault? {
        let p = bytes
        guard i < 4, count >= 2 else { return nil }
        let fault = JSONFault(code: .wrongEncoding, offset: 0, length: 2)
        if (p[0] == 0xFF && p[1] == 0xFE) || (p[0] == 0xFE && p[1] == 0xFF) { return fault }
        guard count % 2 == 0 else { return nil }
        let little = p[0] != 0 && p[1] == 0 && (count == 2 || p[3] == 0)
        let big = p[0] == 0 && (count == 2 ? p[1] != 0 : p[2] == 0 && p[3] != 0)
        return little || big ? fault : nil
    }

    /// A control character where none may stand; a zero byte may be half of something wider.
    @inline(never)
    func controlFault(at i: Int) -> JSONFault {
        encodingFault(at: i) ?? JSONFault(code: .controlCharacter, offset: i, length: 1)
    }

    /// A string that the text's end leaves open.
    ///
    /// - Parameter start: its first content byte.
    func unterminated(from start: Int) -> JSONFault {
        JSONFault(code: .unterminatedString, offset: start - 1, length: count - start + 1)
    }

    func endFault(_ expected: JSONExpectation, at i: Int) -> JSONFault? {
        guard i >= count else { return nil }
        let isEmpty = previous(i) == nil
        return JSONFault(code: isEmpty ? .empty : .unexpectedEnd, offset: count, length: 0)
    }

    /// A number or literal that goes on where it should have ended: "01", "1.5f", "nulls".
    func tokenFault(_ expected: JSONExpectation, at i: Int) -> JSONFault? {
        guard expected == .separator || expected == .end, i > 0, JSONBytes.isToken(bytes[i]),
            JSONBytes.isWord(bytes[i - 1])
        else { return nil }
        let start = tokenStart(at: i)
        if bytes[start] == 0x2D || bytes[start] &- 0x30 < 10 { return numberFault(at: i) }
        return JSONFault(code: .badLiteral, offset: start, length: tokenLength(at: start))
    }

    /// What no place accepts: comments, control characters, a byte order mark, bytes that are not UTF-8.
    func characterFault(_ expected: JSONExpectation, at i: Int) -> JSONFault? {
        let c = bytes[i]
        if c == 0x23 || (c == 0x2F && (bytes[i + 1] == 0x2F || bytes[i + 1] == 0x2A)) {
            return JSONFault(code: .comment, offset: i, length: commentLength(at: i))
        }
        if c < 0x20 { return JSONFault(code: .controlCharacter, offset: i, length: 1) }
        guard c >= 0x80 else { return nil }
        let sequence = UTF8Sequence(at: i, count: count, byte: { bytes[$0] })
        guard sequence.isValid else { return JSONFault(code: .invalidUTF8, offset: i, length: sequence.length) }
        if i == 0, c == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
            return JSONFault(code: .byteOrderMark, offset: 0, length: 3)
        }
        guard expected != .end else { return nil }
        return JSONFault(code: .unexpectedCharacter, offset: i, length: sequence.length)
    }

    /// - Parameter i: any place in the number, or just behind it.
    @inline(never)
    func numberFault(at i: Int) -> JSONFault {
        let start = tokenStart(at: i)
        let length = tokenLength(at: start)
        var first = start
        if bytes[first] == 0x2D || bytes[first] == 0x2B { first += 1 }
        if isNonFinite(first..<start + length) {
            return JSONFault(code: .nonFiniteNumber, offset: start, length: length)
        }
        let isPadded = bytes[first] == 0x30 && bytes[first + 1] &- 0x30 < 10
        return JSONFault(code: isPadded ? .leadingZero : .badNumber, offset: start, length: length)
    }

    @inline(never)
    func utf8Fault(at i: Int) -> JSONFault {
        let sequence = UTF8Sequence(at: i, count: count, byte: { bytes[$0] })
        return encodingFault(at: i) ?? JSONFault(code: .invalidUTF8, offset: i, length: sequence.length)
    }

    /// - Parameter start: the first content byte of the string, for a text that ends inside the escape.
    @inline(never)
    func escapeFault(at i: Int, start: Int) -> JSONFault {
        var length = 2
        if bytes[i + 1] == 0x75 {
            while length < 6, hexadecimal(bytes[i + length]) != nil { length += 1 }
        } else if bytes[i + 1] >= 0x80 {
            let sequence = UTF8Sequence(at: i + 1, count: count, byte: { bytes[$0] })
            guard sequence.isValid else { return utf8Fault(at: i + 1) }
            length = 1 + sequence.length
        }
        if i + length >= count { return unterminated(from: start) }
        return JSONFault(code: .badEscape, offset: i, length: length)
    }
}
