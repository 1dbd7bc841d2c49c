extension JSONScanner {
    @inline(__always)
    static func load8(_ p: UnsafePointer<UInt8>, _ i: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(p + i).loadUnaligned(as: UInt64.self))
    }

    @inline(__always)
    static func load4(_ p: UnsafePointer<UInt8>, _ i: Int) -> UInt32 {
        UInt32(littleEndian: UnsafeRawPointer(p + i).loadUnaligned(as: UInt32.self))
    }

    /// Sixteen bits of a raw name, from its length and first eight bytes, without a branch.
    @inline(__always)
    static func filterHash(_ p: UnsafePointer<UInt8>, _ start: Int, _ length: Int) -> UInt32 {
        // A shift by 64, for the empty name, gives 0.
        let word = load8(p, start) << UInt64(truncatingIfNeeded: 64 &- 8 &* min(length, 8))
        let mixed = (word ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
        return UInt32(truncatingIfNeeded: mixed >> 48)
    }

    @inline(__always)
    func skipWhiteSpace(_ i: inout Int) {
        let p = bytes
        while true {
            let c = p[i]
            if c > 0x20 { return }
            if c == 0x20 || c == 0x0A {
                // A line break and its indentation: runs of spaces go eight at a time.
                i &+= 1
                while true {
                    let others = JSONScanner.load8(p, i) ^ 0x2020_2020_2020_2020
                    if others != 0 {
                        i &+= others.trailingZeroBitCount >> 3
                        break
                    }
                    i &+= 8
                }
            } else if c == 0x0D || c == 0x09 {
                i &+= 1
            } else {
                return
            }
        }
    }

    /// RFC 8259, section 6. Stops behind the longest number; what may follow it is not looked at.
    @inline(__always)
    func skipNumber(_ i: inout Int) throws(JSONFault) {
        let p = bytes
        if p[i] == 0x2D { i &+= 1 }
        if p[i] == 0x30 { i &+= 1 } else { try skipDigits(&i) }
        if p[i] == 0x2E {
            i &+= 1
            try skipDigits(&i)
        }
        if p[i] | 0x20 == 0x65 {
            i &+= 1
            if p[i] == 0x2B || p[i] == 0x2D { i &+= 1 }
            try skipDigits(&i)
        }
    }

    @inline(__always)
    private func skipDigits(_ i: inout Int) throws(JSONFault) {
        guard bytes[i] &- 0x30 < 10 else { throw numberFault(at: i) }
        repeat { i &+= 1 } while bytes[i] &- 0x30 < 10
    }

    /// The tag and length of the literal that starts here; length 0 when none does.
    @inline(__always)
    func literal(at i: Int) -> (tag: UInt32, length: Int) {
        let word = JSONScanner.load4(bytes, i)
        if word == 0x6575_7274 { return (JSONTag.true, 4) }
        if word == 0x6C6C_756E { return (JSONTag.null, 4) }
        if word == 0x736C_6166 && bytes[i &+ 4] == 0x65 { return (JSONTag.false, 5) }
        return (0, 0)
    }
}
