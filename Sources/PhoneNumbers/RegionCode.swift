/// A region as ISO 3166-1 alpha-2 writes it, such as NL; or three digits of UN M.49, which stand for the whole world where a
/// calling code belongs to no region.
public struct RegionCode: Sendable, Hashable {
    /// The ASCII bytes of the code, the first one lowest.
    let word: UInt32

    init(word: UInt32) { self.word = word }

    /// Two capital letters or three digits; `nil` for any other text. Whether there is such a region is for `PhonePlans`
    /// to say.
    public init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8.prefix(4))
        let letters = bytes.count == 2 && bytes.allSatisfy { (0x41...0x5A).contains($0) }
        let digits = bytes.count == 3 && bytes.allSatisfy { (0x30...0x39).contains($0) }
        guard letters || digits else { return nil }
        word = bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
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
