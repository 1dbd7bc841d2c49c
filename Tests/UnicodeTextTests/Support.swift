import UnicodeText

func nfc(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return NFC.normalized(bytes.span).map { String(decoding: $0, as: UTF8.self) } ?? text
}

func isNFC(_ bytes: [UInt8]) -> Bool { NFC.isNormalized(bytes.span) }

/// Byte-for-byte equality: `==` of String is canonical equivalence, which most tests here must tell apart.
func same(_ first: String, _ second: String) -> Bool { Array(first.utf8) == Array(second.utf8) }

/// A reproducible source of random numbers (SplitMix64).
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
