extension JSONBytes {
    /// Reads a string from its first content byte on.
    ///
    /// - Returns: the place of the closing quote, `JSONTag.escapes` or 0, and the string's first eight bytes as they
    ///   are written: a number that is the same for equal strings.
    @inline(__always)
    func string(from start: Int) throws(JSONFault) -> (end: Int, escapes: UInt32, prefix: UInt64) {
        var i = start
        let word = JSONBytes.load8(bytes, i)
        var stops = JSONBytes.stops(word)
        // All of the word when nothing stops in it, and what comes before the stop otherwise.
        let prefix = word & (stops ^ (stops &- 1))
        while stops == 0 {
            i &+= 8
            stops = JSONBytes.stops(JSONBytes.load8(bytes, i))
        }
        i &+= stops.trailingZeroBitCount >> 3
        if bytes[i] == 0x22 { return (i, 0, prefix) }
        let (end, escapes) = try restOfString(from: i, start: start)
        return (end, escapes, prefix)
    }

    /// The high bit of each byte that is a quote, a backslash, a control character or beyond ASCII. Only the lowest
    /// hit is exact, and only that one may be used.
    @inline(__always)
    private static func stops(_ x: UInt64) -> UInt64 {
        let quotesAndControls = (x ^ 0x0202_0202_0202_0202) &- 0x2121_2121_2121_2121
        let backslashes = (x ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
        return (quotesAndControls | backslashes | x) & 0x8080_8080_8080_8080
    }

    /// Skips ASCII that needs no look, eight bytes at a time.
    @inline(__always)
    private func skipPlain(_ i: inout Int) {
        while true {
            let stops = JSONBytes.stops(JSONBytes.load8(bytes, i))
            if stops != 0 {
                i &+= stops.trailingZeroBitCount >> 3
                return
            }
            i &+= 8
        }
    }

    /// The part of a string behind its first byte that is not plain.
    @inline(never)
    private func restOfString(from: Int, start: Int) throws(JSONFault) -> (end: Int, escapes: UInt32) {
        var i = from
        var escapes: UInt32 = 0
        while true {
            while bytes[i] >= 0x80 { try skipScalar(&i) }
            let c = bytes[i]
            if c == 0x22 { return (i, escapes) }
            if c == 0x5C {
                escapes = JSONTag.escapes
                try skipEscape(&i, start: start)
            } else if c < 0x20 {
                throw i >= count ? unterminated(from: start) : controlFault(at: i)
            } else {
                skipPlain(&i)
            }
        }
    }

    /// Skips one scalar of two to four bytes (The Unicode Standard, table 3-7), a word at a time.
    @inline(__always)
    private func skipScalar(_ i: inout Int) throws(JSONFault) {
        let word = JSONBytes.load4(bytes, i)
        if word & 0xC0E0 == 0x80C0 && word & 0x1E != 0 {
            i &+= 2
            // A second one in the same word: Greek and Cyrillic come in runs.
            let rest = word >> 16
            if rest & 0xC0E0 == 0x80C0 && rest & 0x1E != 0 { i &+= 2 }
        } else if word & 0xC0_C0F0 == 0x80_80E0 && word & 0x200F != 0 && word & 0x200F != 0x200D {
            i &+= 3
        } else if word & 0xC0C0_C0F8 == 0x8080_80F0 && word & 0x3007 != 0
            && (word & 4 == 0 || word & 0x3003 == 0)
        {
            i &+= 4
        } else {
            throw utf8Fault(at: i)
        }
    }
}
