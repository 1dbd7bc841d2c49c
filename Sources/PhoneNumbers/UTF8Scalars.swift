/// Reads UTF-8 scalar by scalar, without a fault on any bytes.
enum UTF8Scalars {
    /// The scalar at `position`, which moves behind it; U+FFFD for a byte that begins none.
    static func next(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> UInt32 {
        let first = bytes[position]
        position += 1
        if first < 0x80 { return UInt32(first) }
        let length: Int
        var scalar: UInt32
        switch first {
        case 0xC2...0xDF: (length, scalar) = (1, UInt32(first & 0x1F))
        case 0xE0...0xEF: (length, scalar) = (2, UInt32(first & 0x0F))
        case 0xF0...0xF4: (length, scalar) = (3, UInt32(first & 0x07))
        default: return 0xFFFD
        }
        guard position + length <= bytes.count else { return 0xFFFD }
        for offset in 0..<length {
            let byte = bytes[position + offset]
            guard byte & 0xC0 == 0x80 else { return 0xFFFD }
            scalar = scalar << 6 | UInt32(byte & 0x3F)
        }
        let smallest: UInt32 = length == 1 ? 0x80 : length == 2 ? 0x800 : 0x10000
        guard scalar >= smallest, scalar <= 0x10FFFF, !(0xD800...0xDFFF).contains(scalar) else { return 0xFFFD }
        position += length
        return scalar
    }

    /// The bytes of some of the characters of a text, given by their numbers.
    static func bytes(of characters: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        var position = 0
        var start = bytes.count
        for index in 0..<characters.upperBound where position < bytes.count {
            if index == characters.lowerBound { start = position }
            _ = next(bytes, &position)
        }
        return min(start, position)..<position
    }
}
