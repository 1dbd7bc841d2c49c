/// What can be said about UTF-8 without tables.
public enum UTF8Text {
    /// How many bytes at the start are ASCII, eight at a time.
    public static func asciiPrefix(of text: Span<UInt8>) -> Int {
        text.withUnsafeBytes { bytes in
            var at = 0
            while at + 8 <= bytes.count {
                let high = bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self).littleEndian & 0x8080_8080_8080_8080
                if high != 0 { return at + high.trailingZeroBitCount / 8 }
                at += 8
            }
            while at < bytes.count, bytes[at] < 0x80 { at += 1 }
            return at
        }
    }

    /// The offset of the first ill-formed sequence (Unicode 3.9, table 3-7), or nil.
    public static func firstIllFormed(in text: Span<UInt8>) -> Int? {
        var at = asciiPrefix(of: text)
        while at < text.count {
            guard let length = scalar(in: text, at: at)?.length else { return at }
            at += length
        }
        return nil
    }

    /// The scalar that starts at `offset` and its length in bytes, or nil when the bytes there are ill-formed.
    @inlinable @inline(__always)
    public static func scalar(in text: Span<UInt8>, at offset: Int) -> (value: UInt32, length: Int)? {
        let count = text.count
        guard offset >= 0, offset < count else { return nil }
        let lead = UInt32(text[offset])
        if lead < 0x80 { return (lead, 1) }
        guard offset + 1 < count, lead >= 0xC2, lead <= 0xF4 else { return nil }
        let second = UInt32(text[offset + 1])
        guard second & 0xC0 == 0x80 else { return nil }
        if lead < 0xE0 { return ((lead & 0x1F) << 6 | second & 0x3F, 2) }
        guard offset + 2 < count else { return nil }
        let third = UInt32(text[offset + 2])
        guard third & 0xC0 == 0x80 else { return nil }
        if lead < 0xF0 {
            let value = (lead & 0x0F) << 12 | (second & 0x3F) << 6 | third & 0x3F
            return value >= 0x800 && !(0xD800...0xDFFF ~= value) ? (value, 3) : nil
        }
        guard offset + 3 < count else { return nil }
        let fourth = UInt32(text[offset + 3])
        guard fourth & 0xC0 == 0x80 else { return nil }
        let value = (lead & 0x07) << 18 | (second & 0x3F) << 12 | (third & 0x3F) << 6 | fourth & 0x3F
        return value >= 0x10000 && value <= 0x10FFFF ? (value, 4) : nil
    }

    /// The bytes as an array.
    public static func bytes(of text: Span<UInt8>) -> [UInt8] {
        text.withUnsafeBytes { [UInt8]($0) }
    }
}
