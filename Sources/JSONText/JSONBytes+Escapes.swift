extension JSONBytes {
    /// Skips one escape, or the two that write a surrogate pair (RFC 8259, section 7).
    @inline(__always)
    func skipEscape(_ i: inout Int, start: Int) throws(JSONFault) {
        switch bytes[i &+ 1] {
        case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74:
            i &+= 2
        case 0x75:
            guard let high = unit(at: i &+ 2) else { throw escapeFault(at: i, start: start) }
            guard high & 0xF800 == 0xD800 else {
                i &+= 6
                return
            }
            let lone = JSONFault(code: .loneSurrogate, offset: i, length: 6)
            guard high & 0x400 == 0, bytes[i &+ 6] == 0x5C, bytes[i &+ 7] == 0x75 else { throw lone }
            guard let low = unit(at: i &+ 8) else { throw escapeFault(at: i &+ 6, start: start) }
            guard low & 0xFC00 == 0xDC00 else { throw lone }
            i &+= 12
        default:
            throw escapeFault(at: i, start: start)
        }
    }

    /// The value of four hexadecimal digits.
    @inline(__always)
    private func unit(at i: Int) -> UInt32? {
        var value: UInt32 = 0
        for k in 0..<4 {
            guard let digit = hexadecimal(bytes[i &+ k]) else { return nil }
            value = value << 4 | digit
        }
        return value
    }

    @inline(__always)
    func hexadecimal(_ c: UInt8) -> UInt32? {
        let digit = c &- 0x30
        if digit < 10 { return UInt32(digit) }
        let letter = (c | 0x20) &- 0x61
        return letter < 6 ? UInt32(letter &+ 10) : nil
    }
}
