/// A region as ISO 3166-1 alpha-2 writes it, such as NL; or three digits of UN M.49, which stand for the whole world where a
/// calling code belongs to no region.
public struct RegionCode: Sendable, Hashable {
    /// The ASCII bytes of the code, the first one lowest.
    let word: UInt32

    init(word: UInt32) { self.word = word }

    /// Two capital letters or three digits; `nil` for any other text. Whether there is such a region is for `PhonePlans`
    /// to say.
    public init?(_ text: some StringProtocol) {
        var word: UInt32 = 0
        var count: UInt32 = 0
        var letters = 0
        for byte in text.utf8 {
            guard count < 3, 0x30...0x39 ~= byte || 0x41...0x5A ~= byte else { return nil }
            if byte >= 0x41 { letters += 1 }
            word |= UInt32(byte) << (count * 8)
            count += 1
        }
        guard letters == 0 ? count == 3 : letters == 2 && count == 2 else { return nil }
        self.word = word
    }

    var first: UInt8 { UInt8(truncatingIfNeeded: word) }
    var second: UInt8 { UInt8(truncatingIfNeeded: word >> 8) }

    /// Whether the code names no region of its own.
    public var isNonGeographic: Bool { word >> 16 != 0 }
}

extension RegionCode: CustomStringConvertible {
    /// The code itself: NL, 001.
    public var description: String {
        let bytes = (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }.prefix { $0 != 0 }
        return String(decoding: bytes, as: UTF8.self)
    }
}
