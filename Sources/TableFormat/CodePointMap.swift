/// A number for each Unicode code point, in two stages.
///
/// ```
/// map    = value width u32 (1, 2 or 4), block count u32, unicode version u32 (major * 65536 + minor * 256), zero u32,
///          block number u16 * 8704, value * 128 * block count
/// ```
/// A code point's block is `block number[code point / 128]`; its value is entry `code point mod 128` of that block.
public struct CodePointMap: Sendable {
    @usableFromInline static let blockShift = 7
    @usableFromInline static let blockSize = 128
    static let blockNumbers = 0x110000 >> 7
    static let headSize = 16
    @usableFromInline static let values = headSize + blockNumbers * 2

    @usableFromInline let bytes: TableBytes
    @usableFromInline let width: Int

    init(_ bytes: TableBytes) {
        self.bytes = bytes
        width = Int(bytes.u32(0))
    }

    /// Reads the section of this tag.
    public init(_ image: TableImage, _ tag: SectionTag) throws(TableError) {
        self.init(try image.bytes(tag, .codePointMap))
    }

    /// The Unicode version whose properties went into the map, such as (15, 0).
    public var unicodeVersion: (major: Int, minor: Int) {
        let word = Int(bytes.u32(8))
        return (word >> 16, word >> 8 & 0xFF)
    }

    /// The number of a code point; 0 for anything above U+10FFFF.
    @inlinable
    public subscript(codePoint: UInt32) -> UInt32 {
        guard codePoint < 0x110000 else { return 0 }
        let block = Int(bytes.u16(16 + Int(codePoint >> 7) * 2))
        let entry = block &* CodePointMap.blockSize &+ Int(codePoint & 0x7F)
        return switch width {
        case 1: UInt32(bytes.u8(CodePointMap.values &+ entry))
        case 2: UInt32(bytes.u16(CodePointMap.values &+ entry &* 2))
        default: bytes.u32(CodePointMap.values &+ entry &* 4)
        }
    }

    /// The number of a scalar.
    @inlinable
    public subscript(scalar: Unicode.Scalar) -> UInt32 { self[scalar.value] }

    static func checkedCount(_ bytes: TableBytes) -> Int? {
        let width = Int(bytes.u32(0))
        let blocks = Int(bytes.u32(4))
        guard width == 1 || width == 2 || width == 4, blocks > 0, blocks <= blockNumbers, bytes.u32(12) == 0,
            bytes.count == values + blocks * blockSize * width
        else { return nil }
        for number in 0..<blockNumbers where Int(bytes.u16(headSize + number * 2)) >= blocks { return nil }
        return blocks
    }
}
