/// Eight or four digits at once, as bytes side by side: numbers are of all lengths, and a loop over so few digits spends
/// most of its time on finding out where it ends.
enum PackedDigits {
    private static let zeros: UInt64 = 0x3030_3030_3030_3030
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// Adding this to a byte below 0x80 sets its high bit when the byte is above "9".
    private static let aboveNine: UInt64 = 0x4646_4646_4646_4646

    /// Copies 8 to 16 ASCII digits as values from 0 to 9; `false` when a byte is none, and then the target holds anything.
    @inline(__always)
    static func copyValues(of bytes: UnsafeRawPointer, count: Int, to target: UnsafeMutableRawPointer) -> Bool {
        let first = bytes.loadUnaligned(as: UInt64.self)
        let last = bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        // A byte below "0" borrows from its neighbour, and is found by its own high bit nevertheless.
        let faults = (first &- zeros) | (first &+ aboveNine) | first | (last &- zeros) | (last &+ aboveNine) | last
        target.storeBytes(of: first ^ zeros, as: UInt64.self)
        target.storeBytes(of: last ^ zeros, toByteOffset: count &- 8, as: UInt64.self)
        return faults & highBits == 0
    }

    /// Four bits a digit, the first one lowest, of up to 16 values from 0 to 9.
    @inline(__always)
    static func packed(_ values: UnsafeRawPointer, count: Int) -> UInt64 {
        // The two loads overlap, and agree where they do.
        if count >= 8 {
            let last = values.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
            return packed(values.loadUnaligned(as: UInt64.self)) | packed(last) << (UInt64(count &- 8) &* 4)
        }
        if count >= 4 {
            let last = values.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
            return packed(UInt64(UInt32(littleEndian: values.loadUnaligned(as: UInt32.self))))
                | packed(UInt64(UInt32(littleEndian: last))) << (UInt64(count &- 4) &* 4)
        }
        return (0..<count).reduce(0) {
            $0 | UInt64(values.load(fromByteOffset: $1, as: UInt8.self)) << (UInt64($1) &* 4)
        }
    }

    /// The low halves of eight bytes, side by side.
    @inline(__always)
    private static func packed(_ bytes: UInt64) -> UInt64 {
        var word = UInt64(littleEndian: bytes)
        word = (word | word >> 4) & 0x00FF_00FF_00FF_00FF
        word = (word | word >> 8) & 0x0000_FFFF_0000_FFFF
        return (word | word >> 16) & 0xFFFF_FFFF
    }
}
