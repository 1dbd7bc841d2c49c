/// Appends little-endian words to bytes.
public struct ByteBuilder: Sendable {
    /// What was appended so far.
    public private(set) var bytes: [UInt8] = []

    /// Starts with nothing.
    public init() {}

    /// The number of bytes so far.
    public var count: Int { bytes.count }

    /// One byte.
    public mutating func u8(_ value: UInt8) { bytes.append(value) }

    /// Two bytes, the low one first.
    public mutating func u16(_ value: UInt16) { append(value, 2) }

    /// Four bytes, the low one first.
    public mutating func u32(_ value: UInt32) { append(value, 4) }

    /// Eight bytes, the low one first.
    public mutating func u64(_ value: UInt64) { append(value, 8) }

    /// Bytes as they are.
    public mutating func append(contentsOf other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }

    /// The low `width` bytes of `value`.
    public mutating func append(_ value: some FixedWidthInteger, _ width: Int) {
        for shift in 0..<width { bytes.append(UInt8(truncatingIfNeeded: value >> (shift * 8))) }
    }

    /// Zero bytes up to the next multiple of `alignment`.
    public mutating func align(_ alignment: Int) {
        while bytes.count % alignment != 0 { bytes.append(0) }
    }
}
