/// Names of regions compared without case, marks, spaces and punctuation.
///
/// A value of the `fold` map: 0 keeps the code point, `dropped` leaves it out; otherwise the low 21 bits are the code
/// point to write instead, and the bits above, when not 0, a second one in ASCII.
public enum RegionNameFolding {
    /// What leaves a code point out.
    @inlinable public static var dropped: UInt32 { 0x1F_FFFF }
    /// Where a second code point begins.
    @inlinable public static var secondShift: UInt32 { 24 }

    /// Gives the UTF-8 of what a code point is folded to, byte by byte. `value` is what the map says of it.
    @inlinable @inline(__always)
    public static func fold(_ codePoint: UInt32, _ value: UInt32, _ emit: (UInt8) -> Void) {
        let first = value & dropped
        if first == dropped { return }
        encode(first == 0 ? codePoint : first, emit)
        let second = value >> secondShift
        if second != 0 { emit(UInt8(truncatingIfNeeded: second)) }
    }

    @usableFromInline @inline(__always)
    static func encode(_ codePoint: UInt32, _ emit: (UInt8) -> Void) {
        if codePoint < 0x80 {
            emit(UInt8(truncatingIfNeeded: codePoint))
            return
        }
        let length: UInt32 = codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4
        let lead: UInt32 = length == 2 ? 0xC0 : length == 3 ? 0xE0 : 0xF0
        emit(UInt8(truncatingIfNeeded: lead | codePoint >> (6 * (length - 1))))
        for step in 1..<length {
            emit(UInt8(truncatingIfNeeded: 0x80 | codePoint >> (6 * (length - 1 - step)) & 0x3F))
        }
    }
}
