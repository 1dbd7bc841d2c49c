/// Reads on through a range of a file, and never past its end: a read that does not fit answers nil and takes nothing.
///
/// Positions are offsets into the whole file, so that a part's range can be told as it is.
struct PhotoCursor {
    let bytes: PhotoBytes
    private(set) var position: Int

    /// Where the range ends.
    let end: Int

    init(_ bytes: PhotoBytes, _ range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    /// How much is left.
    var remaining: Int { end - position }
    var isAtEnd: Bool { position == end }

    /// What has not been read yet.
    var rest: Range<Int> { position..<end }

    /// A big-endian number of up to eight bytes.
    @inline(__always)
    mutating func number(_ length: Int) -> UInt64? {
        guard length >= 0, length <= remaining, let value = bytes.number(at: position, bytes: length) else {
            return nil
        }
        position += length
        return value
    }

    mutating func u8() -> UInt8? { number(1).map(UInt8.init(truncatingIfNeeded:)) }
    mutating func u16() -> UInt16? { number(2).map(UInt16.init(truncatingIfNeeded:)) }
    mutating func u24() -> UInt32? { number(3).map(UInt32.init(truncatingIfNeeded:)) }
    mutating func u32() -> UInt32? { number(4).map(UInt32.init(truncatingIfNeeded:)) }
    mutating func u64() -> UInt64? { number(8) }

    mutating func littleEndian16() -> UInt16? { u16()?.byteSwapped }
    mutating func littleEndian24() -> UInt32? { u24().map { $0.byteSwapped >> 8 } }
    mutating func littleEndian32() -> UInt32? { u32()?.byteSwapped }

    /// Whether there was so much to skip.
    mutating func skip(_ length: Int) -> Bool {
        guard length >= 0, length <= remaining else { return false }
        position += length
        return true
    }

    /// The next so many bytes, to be read by a cursor of their own.
    mutating func take(_ length: Int) -> PhotoCursor? {
        let start = position
        return skip(length) ? PhotoCursor(bytes, start..<position) : nil
    }

    /// Everything that is left, or so much of it.
    mutating func takeUp(to length: Int) -> PhotoCursor {
        let start = position
        position += min(max(length, 0), remaining)
        return PhotoCursor(bytes, start..<position)
    }
}
