/// Numbers that stand for texts in baselines and fingerprints: FNV-1a, 64 bits, with its bits mixed at the end. Nothing secret
/// rests on them.
struct LintHash {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds a part. Parts are kept apart, so that no two lists of them are the same text.
    mutating func add(_ part: some Sequence<UInt8>) {
        for byte in part { step(byte) }
        step(0xFF)
    }

    private mutating func step(_ byte: UInt8) {
        state ^= UInt64(byte)
        state = state &* 0x100_0000_01B3
    }

    private var value: UInt64 {
        var mixed = state
        mixed ^= mixed >> 33
        mixed = mixed &* 0xFF51_AFD7_ED55_8CCD
        return mixed ^ mixed >> 33
    }

    /// Sixteen hexadecimal digits.
    var fingerprint: String { LintHash.hexadecimal(value, digits: 16) }

    /// Sixteen hexadecimal digits of some bytes: many payloads are told apart by them.
    static func fingerprint(of bytes: [UInt8]) -> String {
        var hash = LintHash()
        hash.add(bytes)
        return hash.fingerprint
    }

    /// Four hexadecimal digits of some bytes.
    static func mark(_ bytes: [UInt8]) -> String {
        var hash = LintHash()
        hash.add(bytes)
        return hexadecimal(hash.value & 0xFFFF, digits: 4)
    }

    private static func hexadecimal(_ value: UInt64, digits: Int) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: digits - text.utf8.count) + text
    }
}
