/// The bytes that a string stands for, its escapes decoded as it goes.
///
/// The string has been scanned: its escapes are whole and its surrogates paired.
struct JSONTextIterator: IteratorProtocol {
    private let bytes: UnsafePointer<UInt8>
    private var index: Int
    private let end: Int
    /// What is left of a scalar that an escape wrote, lowest byte first.
    private var pending: UInt32 = 0

    init(bytes: UnsafePointer<UInt8>, entry: JSONTapeEntry) {
        self.bytes = bytes
        index = Int(entry.offset)
        end = index + Int(entry.length)
    }

    /// The offset in the text of what the next byte comes from: an escape's backslash for all of its bytes.
    private(set) var source = 0

    @inline(__always)
    mutating func next() -> UInt8? {
        if pending != 0 {
            let byte = UInt8(truncatingIfNeeded: pending)
            pending >>= 8
            return byte
        }
        source = index
        guard index < end else { return nil }
        let c = bytes[index]
        index &+= 1
        return c == 0x5C ? escape() : c
    }

    /// The end of what the last byte came from.
    var sourceEnd: Int { index }

    private mutating func escape() -> UInt8 {
        let letter = bytes[index]
        index &+= 1
        switch letter {
        case 0x62: return 0x08
        case 0x66: return 0x0C
        case 0x6E: return 0x0A
        case 0x72: return 0x0D
        case 0x74: return 0x09
        case 0x75: break
        default: return letter
        }
        var scalar = unit()
        if scalar & 0xFC00 == 0xD800 {
            index &+= 2
            scalar = 0x10000 &+ (scalar & 0x3FF) << 10 &+ unit() & 0x3FF
        }
        return encode(scalar)
    }

    private mutating func unit() -> UInt32 {
        var value: UInt32 = 0
        for k in 0..<4 {
            let c = bytes[index &+ k]
            value = value << 4 | UInt32(c < 0x3A ? c &- 0x30 : (c | 0x20) &- 0x57)
        }
        index &+= 4
        return value
    }

    /// Returns the first UTF-8 byte of the scalar and keeps the others. None of those is zero.
    private mutating func encode(_ scalar: UInt32) -> UInt8 {
        func continuation(_ shift: UInt32) -> UInt32 { 0x80 | scalar >> shift & 0x3F }
        switch scalar {
        case ..<0x80:
            return UInt8(truncatingIfNeeded: scalar)
        case ..<0x800:
            pending = continuation(0)
            return UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6)
        case ..<0x10000:
            pending = continuation(6) | continuation(0) << 8
            return UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12)
        default:
            pending = continuation(12) | continuation(6) << 8 | continuation(0) << 16
            return UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18)
        }
    }
}
