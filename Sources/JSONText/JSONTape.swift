import Glibc

/// One entry of the tape: a value or a member name, sixteen bytes.
///
/// The tape holds the document in order. A container's entries follow it directly, so that its first
/// child is the next entry and `span` steps over everything inside.
@frozen @usableFromInline
struct JSONTapeEntry {
    /// The first content byte: after the quote for strings and names, the first byte for all others.
    @usableFromInline var offset: UInt32
    /// Content bytes: without the quotes for strings and names.
    @usableFromInline var length: UInt32
    /// How many entries the node takes: 1, or for containers themselves and everything inside.
    @usableFromInline var span: UInt32
    /// The tag, and `JSONTag.escapes` when there are any.
    @usableFromInline var meta: UInt32

    @inline(__always)
    init(offset: Int, length: Int, meta: UInt32) {
        self.offset = UInt32(truncatingIfNeeded: offset)
        self.length = UInt32(truncatingIfNeeded: length)
        span = 1
        self.meta = meta
    }

    @inlinable @inline(__always) var tag: UInt32 { meta & 0xFF }
    @inlinable @inline(__always) var hasEscapes: Bool { meta & JSONTag.escapes != 0 }
    @inlinable @inline(__always) var isQuoted: Bool { tag == JSONTag.string || tag == JSONTag.name }

    @inlinable @inline(__always) var kind: JSONKind {
        switch tag {
        case JSONTag.null: .null
        case JSONTag.false, JSONTag.true: .bool
        case JSONTag.number: .number
        case JSONTag.array: .array
        case JSONTag.object: .object
        default: .string
        }
    }

    /// The value of `true` or `false`, nil for any other kind.
    @inlinable @inline(__always) var bool: Bool? {
        switch tag {
        case JSONTag.true: true
        case JSONTag.false: false
        default: nil
        }
    }

    /// Whether a string or name stands for this text.
    @inline(__always)
    func isText(_ text: UnsafeBufferPointer<UInt8>, in bytes: UnsafePointer<UInt8>) -> Bool {
        if hasEscapes { return isDecoded(text, in: bytes) }
        guard Int(length) == text.count, let start = text.baseAddress else { return Int(length) == text.count }
        return memcmp(bytes + Int(offset), start, text.count) == 0
    }

    private func isDecoded(_ text: UnsafeBufferPointer<UInt8>, in bytes: UnsafePointer<UInt8>) -> Bool {
        var decoded = JSONTextIterator(bytes: bytes, entry: self)
        for byte in text where decoded.next() != byte { return false }
        return decoded.next() == nil
    }

    @inline(__always) var contentRange: Range<Int> { Int(offset)..<Int(offset) + Int(length) }
}

/// The tags of tape entries. Plain numbers, because an enum's conversion shows in the reader's time.
@usableFromInline
enum JSONTag {
    @inlinable static var null: UInt32 { 0 }
    @inlinable static var `false`: UInt32 { 1 }
    @inlinable static var `true`: UInt32 { 2 }
    @inlinable static var number: UInt32 { 3 }
    @inlinable static var string: UInt32 { 4 }
    @inlinable static var name: UInt32 { 5 }
    /// Arrays are even and objects odd, which is how a closing bracket knows what it leaves.
    @inlinable static var array: UInt32 { 6 }
    @inlinable static var object: UInt32 { 7 }

    @inlinable static var escapes: UInt32 { 0x100 }
}
