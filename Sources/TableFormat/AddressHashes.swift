/// Finds a slot of the field vocabulary by the first and the last eight bytes of a name and its length, with a seed that
/// gives every name its own slot.
public enum FieldNameHash {
    package static let slots = 64

    /// The slot of a name.
    @inlinable @inline(__always)
    public static func slot(_ seed: UInt32, _ name: UnsafeBufferPointer<UInt8>) -> Int {
        let bytes = UnsafeRawBufferPointer(name)
        let count = bytes.count
        var (first, last): (UInt64, UInt64) = (0, 0)
        if count >= 8 {
            first = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self))
            last = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
        } else {
            for byte in bytes { first = first << 8 | UInt64(byte) }
        }
        let mixed = (first ^ last &* 0x9E37_79B9_7F4A_7C15) &+ UInt64(truncatingIfNeeded: count)
        return Int((mixed &* (UInt64(seed) << 32 | 0xBF58_476D)) >> 58)
    }

    package static func slot(_ seed: UInt32, _ name: String) -> Int {
        Array(name.utf8).withUnsafeBufferPointer { slot(seed, $0) }
    }
}

/// The place of two letters in `ctix`, whatever their case.
package enum CountrySlot {
    package static let count = 26 * 26

    /// Nil for anything but letters of ASCII.
    package static func slot(_ first: UInt8, _ second: UInt8) -> Int? {
        let one = Int((first | 0x20) &- 0x61)
        let two = Int((second | 0x20) &- 0x61)
        return one < 26 && two < 26 ? one &* 26 &+ two : nil
    }
}

/// What words have in common, so that most others need no look: their lengths as bits, the last for all from there, and their
/// first letters as bits, by the last five bits of a letter.
package struct WordFilter: Sendable {
    package private(set) var lengths: UInt64 = 0
    package private(set) var first: UInt64 = 0

    package init() {}

    /// Reads a row of `filt`.
    package init(_ table: RecordTable, _ row: AddressSchema.FilterRow) {
        typealias Column = AddressSchema.FilterColumn
        lengths = UInt64(bitPattern: Int64(table[row.rawValue, Column.lengths.rawValue]))
        first = UInt64(bitPattern: Int64(table[row.rawValue, Column.first.rawValue]))
    }

    /// Takes a word in lower case.
    package mutating func add(_ word: some Collection<UInt8>) {
        lengths |= 1 << UInt64(min(word.count, 63))
        first |= 1 << UInt64((word.first ?? 0) & 0x1F)
    }

    /// Whether a text that is so long and begins so may be one of the words.
    package func mayHold(_ count: Int, _ first: UInt8) -> Bool {
        lengths >> UInt64(min(count, 63)) & 1 == 1 && self.first >> UInt64(first & 0x1F) & 1 == 1
    }
}

/// Finds a name of a region among those of all layouts: FNV-1a of its folded bytes, begun with the layout.
public enum RegionNameHash {
    /// The slot where a search begins; the number of slots is a power of two.
    @inlinable @inline(__always)
    public static func slot(_ layout: Int, _ name: UnsafeBufferPointer<UInt8>, _ slots: Int) -> Int {
        var hash = 0x811C_9DC5 ^ UInt32(truncatingIfNeeded: layout) &* 0x9E37_79B1
        for index in 0..<name.count { hash = (hash ^ UInt32(name[index])) &* 0x0100_0193 }
        return Int(hash ^ hash >> 15) & (slots &- 1)
    }
}
