/// A copy of a file that leaves parts out and puts bytes in.
struct PhotoCopy {
    private let bytes: PhotoBytes
    private(set) var out: [UInt8] = []

    init(_ bytes: PhotoBytes) {
        self.bytes = bytes
        out.reserveCapacity(bytes.count)
    }

    /// Copies a range, which is cut to what is there.
    mutating func keep(_ range: Range<Int>) { out.append(contentsOf: bytes.slice(range)) }

    mutating func append(contentsOf other: some Sequence<UInt8>) { out.append(contentsOf: other) }

    /// A big-endian number of so many bytes.
    mutating func append(_ number: UInt64, bytes length: Int) {
        for index in 0..<length { out.append(UInt8(truncatingIfNeeded: number >> UInt64((length - 1 - index) * 8))) }
    }
}
