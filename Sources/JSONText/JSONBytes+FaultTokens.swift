/// Looking around the place of a fault. Everything before that place is sound JSON.
extension JSONBytes {
    /// Letters, digits, `_` and `$`: what people write words and numbers with.
    static func isWord(_ c: UInt8) -> Bool {
        c &- 0x30 < 10 || (c | 0x20) &- 0x61 < 26 || c == 0x5F || c == 0x24
    }

    static func isToken(_ c: UInt8) -> Bool {
        isWord(c) || c == 0x2B || c == 0x2D || c == 0x2E
    }

    /// The last byte before `i` that is not white space.
    func previous(_ i: Int) -> Int? {
        var j = i - 1
        while j >= 0 {
            let c = bytes[j]
            guard c == 0x20 || c == 0x0A || c == 0x0D || c == 0x09 else { return j }
            j -= 1
        }
        return nil
    }

    /// The opening bracket of the container that `i` is in.
    func innermost(before i: Int) -> UInt8? {
        guard let before = previous(i) else { return nil }
        switch bytes[before] {
        case 0x5B: return 0x5B
        case 0x3A: return 0x7B
        // A value was due after this comma; in an object it would have been a name.
        case 0x2C: return 0x5B
        default: return nil
        }
    }

    func tokenStart(at i: Int) -> Int {
        var j = min(i, count)
        while j > 0, JSONBytes.isToken(bytes[j - 1]) { j -= 1 }
        return j
    }

    /// The word or number that starts here, or one byte when none does.
    func tokenLength(at i: Int) -> Int {
        var j = i
        while JSONBytes.isToken(bytes[j]) { j += 1 }
        return min(max(j - i, 1), count - i)
    }

    /// The text to the next single quote on the line, or one byte when there is none.
    func singleQuotedLength(at i: Int) -> Int {
        var j = i + 1
        while j < count, bytes[j] != 0x0A, bytes[j] != 0x0D {
            if bytes[j] == 0x27 { return j + 1 - i }
            j += 1
        }
        return 1
    }

    /// To the end of the line, or of the block.
    func commentLength(at i: Int) -> Int {
        let isBlock = bytes[i] == 0x2F && bytes[i + 1] == 0x2A
        var j = i + 1
        while j < count {
            if isBlock {
                if j > i + 2, bytes[j] == 0x2F, bytes[j - 1] == 0x2A { return j + 1 - i }
            } else if bytes[j] == 0x0A || bytes[j] == 0x0D {
                break
            }
            j += 1
        }
        return j - i
    }

    /// The names that other notations give to what is no number.
    private static let nonFinite = ["nan", "inf", "infinity"]

    func isNonFinite(_ word: Range<Int>) -> Bool {
        JSONBytes.nonFinite.contains { name in
            name.utf8.elementsEqual(word.lazy.map { bytes[$0] | 0x20 })
        }
    }
}
