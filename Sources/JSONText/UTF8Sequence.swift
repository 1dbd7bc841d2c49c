/// One UTF-8 sequence, or the bytes that fail to be one.
///
/// Bytes that are not UTF-8 are cut as Unicode recommends (The Unicode Standard, section 3.9, "U+FFFD
/// substitution of maximal subparts"), which is also how `String(decoding:as:)` cuts them.
struct UTF8Sequence {
    var length: Int
    var isValid: Bool

    /// - Parameters:
    ///   - index: where the sequence starts, less than `count`.
    ///   - byte: gives the byte at an index less than `count`.
    @inline(__always)
    init(at index: Int, count: Int, byte: (Int) -> UInt8) {
        let lead = byte(index)
        // The Unicode Standard, table 3-7: how many bytes follow, and which the second may be.
        let following: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0x00...0x7F: following = 0
        case 0xC2...0xDF: following = 1
        case 0xE0...0xEF:
            following = 2
            if lead == 0xE0 { second = 0xA0...0xBF } else if lead == 0xED { second = 0x80...0x9F }
        case 0xF0...0xF4:
            following = 3
            if lead == 0xF0 { second = 0x90...0xBF } else if lead == 0xF4 { second = 0x80...0x8F }
        default:
            self.init(length: 1, isValid: false)
            return
        }
        var length = 1
        while length <= following {
            let at = index + length
            guard at < count, (length == 1 ? second : 0x80...0xBF).contains(byte(at)) else {
                self.init(length: length, isValid: false)
                return
            }
            length += 1
        }
        self.init(length: length, isValid: true)
    }

    private init(length: Int, isValid: Bool) {
        self.length = length
        self.isValid = isValid
    }
}
