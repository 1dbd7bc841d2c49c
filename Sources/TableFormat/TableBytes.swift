/// A run of little-endian bytes that stays readable as long as this value lives.
///
/// Loads outside the run answer 0: a reader over damaged bytes gives a wrong answer, never a trap.
public struct TableBytes: @unchecked Sendable {
    /// The number of bytes.
    @usableFromInline let base: UnsafeRawPointer

    /// The number of bytes.
    public let count: Int

    /// Keeps bytes from outside alive; `nil` for an embedded image. The bytes are never written after creation, which is
    /// what makes this type safe to share.
    @usableFromInline let owner: ImageStorage?

    @inlinable
    init(base: UnsafeRawPointer, count: Int, owner: ImageStorage?) {
        self.base = base
        self.count = count
        self.owner = owner
    }

    /// The part from `offset`, cut to what is there.
    @inlinable
    public func slice(_ offset: Int, _ length: Int) -> TableBytes {
        let start = min(max(offset, 0), count)
        return TableBytes(base: base + start, count: min(max(length, 0), count - start), owner: owner)
    }

    /// The byte at an offset, or 0 outside.
    @inlinable @inline(__always)
    public func u8(_ offset: Int) -> UInt8 {
        offset >= 0 && offset < count ? base.load(fromByteOffset: offset, as: UInt8.self) : 0
    }

    /// The two bytes at an offset, or 0 outside.
    @inlinable @inline(__always)
    public func u16(_ offset: Int) -> UInt16 {
        offset >= 0 && offset &+ 2 <= count
            ? UInt16(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt16.self)) : 0
    }

    /// The four bytes at an offset, or 0 outside.
    @inlinable @inline(__always)
    public func u32(_ offset: Int) -> UInt32 {
        offset >= 0 && offset &+ 4 <= count
            ? UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) : 0
    }

    /// The eight bytes at an offset, or 0 outside.
    @inlinable @inline(__always)
    public func u64(_ offset: Int) -> UInt64 {
        offset >= 0 && offset &+ 8 <= count
            ? UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) : 0
    }

    /// The bytes as a buffer, valid while this value or the image it came from lives.
    @inlinable
    public var buffer: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: base.assumingMemoryBound(to: UInt8.self), count: count)
    }
}
