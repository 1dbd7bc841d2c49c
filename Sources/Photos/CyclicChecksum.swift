/// The checksum of PNG chunks: CRC-32 as in PNG, annex D, eight bytes at a time.
enum CyclicChecksum {
    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        tables.withUnsafeBufferPointer { table in
            var value = UInt32.max
            var index = 0
            while index &+ 8 <= bytes.count {
                let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                let mixed = word ^ UInt64(value)
                value = 0
                for step in 0..<8 {
                    let byte = Int(truncatingIfNeeded: mixed >> UInt64(step &* 8)) & 0xFF
                    value ^= table[(7 &- step) &* 256 &+ byte]
                }
                index &+= 8
            }
            while index < bytes.count {
                value = table[Int(truncatingIfNeeded: value ^ UInt32(bytes[index])) & 0xFF] ^ value >> 8
                index &+= 1
            }
            return ~value
        }
    }

    /// Row n tells what a byte does to the value when n more bytes follow it.
    private static let tables: [UInt32] = {
        var tables = [UInt32](repeating: 0, count: 8 * 256)
        for byte in 0..<256 {
            var value = UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ polynomial : value >> 1 }
            tables[byte] = value
        }
        for index in 256..<tables.count {
            let value = tables[index - 256]
            tables[index] = tables[Int(value & 0xFF)] ^ value >> 8
        }
        return tables
    }()

    private static let polynomial: UInt32 = 0xEDB8_8320
}
