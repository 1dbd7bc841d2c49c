import Glibc

/// The bytes of a file, or of a part of it, for as long as a call lasts. What lies outside is not there: nothing traps.
struct PhotoBytes {
    private let buffer: UnsafeRawBufferPointer

    init(_ buffer: UnsafeRawBufferPointer) { self.buffer = buffer }

    var count: Int { buffer.count }

    /// The byte at an offset, or nil outside.
    @inline(__always)
    subscript(offset: Int) -> UInt8? {
        offset >= 0 && offset < buffer.count ? unsafe(offset) : nil
    }

    @inline(__always)
    private func unsafe(_ offset: Int) -> UInt8 {
        buffer.baseAddress.unsafelyUnwrapped.load(fromByteOffset: offset, as: UInt8.self)
    }

    /// The big-endian number of up to eight bytes at an offset, or nil where not all of them are there.
    @inline(__always)
    func number(at offset: Int, bytes length: Int) -> UInt64? {
        guard offset >= 0, length <= 8, offset <= count &- length else { return nil }
        var value: UInt64 = 0
        for index in 0..<length { value = value << 8 | UInt64(unsafe(offset &+ index)) }
        return value
    }

    /// Whether these bytes stand at an offset.
    func has(_ wanted: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard offset >= 0, wanted.count <= count, offset <= count - wanted.count else { return false }
        guard let base = buffer.baseAddress, let other = wanted.baseAddress, !wanted.isEmpty else { return true }
        return memcmp(base + offset, other, wanted.count) == 0
    }

    /// The first place of a byte in a range, which is cut to what is there.
    func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
        let range = range.clamped(to: 0..<count)
        guard let base = buffer.baseAddress, !range.isEmpty,
            let found = memchr(base + range.lowerBound, Int32(byte), range.count)
        else { return nil }
        return UnsafeRawPointer(found) - base
    }

    /// Whether these bytes stand anywhere in a range, which is cut to what is there, and are what is meant.
    func contains(_ wanted: UnsafeBufferPointer<UInt8>, in range: Range<Int>, where isMeant: (Int) -> Bool) -> Bool {
        var range = range.clamped(to: 0..<count)
        guard !wanted.isEmpty, wanted.count <= range.count else { return false }
        // Small letters are everywhere in a text, so another byte is looked for where there is one.
        let rare = wanted.firstIndex { !(0x61...0x7A ~= $0) && $0 != 0x3A } ?? 0
        let second = min(rare + 1, wanted.count - 1)
        range = range.lowerBound + rare..<range.upperBound - (wanted.count - 1 - rare)
        while let place = first(wanted[rare], in: range) {
            // The byte beside it saves most of the comparisons.
            if unsafe(place &- rare &+ second) == wanted[second], has(wanted, at: place - rare), isMeant(place - rare) {
                return true
            }
            range = place + 1..<range.upperBound
        }
        return false
    }

    /// The bytes of a range, which is cut to what is there.
    func slice(_ range: Range<Int>) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: buffer[range.clamped(to: 0..<count)])
    }

    /// A cursor over everything.
    var cursor: PhotoCursor { PhotoCursor(self, 0..<count) }

    /// A cursor over a range, which is cut to what is there.
    func cursor(_ range: Range<Int>) -> PhotoCursor { PhotoCursor(self, range.clamped(to: 0..<count)) }
}
