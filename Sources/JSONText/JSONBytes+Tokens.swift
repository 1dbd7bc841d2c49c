extension JSONBytes {
    @inline(__always)
    static func load8(_ p: UnsafePointer<UInt8>, _ i: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(p + i).loadUnaligned(as: UInt64.self))
    }

    @inline(__always)
    static func load4(_ p: UnsafePointer<UInt8>, _ i: Int) -> UInt32 {
        UInt32(littleEndian: UnsafeRawPointer(p + i).loadUnaligned(as: UInt32.self))
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
        let word = JSONBytes.load4(bytes, i)
        if word == 0x6575_7274 { return (JSONTag.true, 4) }
        if word == 0x6C6C_756E { return (JSONTag.null, 4) }
        if word == 0x736C_6166 && bytes[i &+ 4] == 0x65 { return (JSONTag.false, 5) }
        return (0, 0)
    }
}
