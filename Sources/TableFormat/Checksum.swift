/// A 64-bit checksum over whole words.
///
/// Each step is a bijection of the state for a given word and of the word for a given state, so a change confined to one
/// word always changes the sum. It guards against damage, not against forgery.
enum Checksum {
    /// The sum of `bytes` without the eight at `skipped`. The length must be a multiple of eight.
    static func of(_ bytes: TableBytes, skipping skipped: Int) -> UInt64 {
        var state: UInt64 = 0xCBF2_9CE4_8422_2325
        var offset = 0
        let end = bytes.count & ~7
        while offset < end {
            if offset != skipped {
                state = (state ^ bytes.u64(offset)) &* 0x9E37_79B9_7F4A_7C15
                state ^= state >> 29
            }
            offset += 8
        }
        return state
    }
}
