/// UTF-8 texts by number.
///
/// ```
/// pool    = count u32, offset u32 * (count + 1), bytes
/// offsets = ascending, from the first byte after the offsets; the last is the end
/// ```
public struct TextPool: Sendable {
    @usableFromInline let bytes: TableBytes
    @usableFromInline let start: Int

    /// The number of texts.
    public let count: Int

    /// The texts whose offsets are there.
    @usableFromInline let known: Int

    init(_ bytes: TableBytes) {
        self.bytes = bytes
        count = Int(bytes.u32(0))
        start = 4 + (count + 1) * 4
        known = min(count, max(bytes.count - 8, 0) / 4)
    }

    /// Reads the section of this tag.
    public init(_ image: TableImage, _ tag: SectionTag) throws(TableError) {
        self.init(try image.bytes(tag, .textPool))
    }

    /// The bytes of a text, empty when there is no such number. Valid while the pool lives.
    @inlinable @inline(__always)
    public func utf8(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        guard UInt(bitPattern: index) < UInt(bitPattern: known) else {
            return UnsafeBufferPointer(start: nil, count: 0)
        }
        let offsets = bytes.base.loadUnaligned(fromByteOffset: 4 &+ index &* 4, as: UInt64.self)
        let from = min(start &+ Int(UInt64(littleEndian: offsets) & 0xFFFF_FFFF), bytes.count)
        let to = min(start &+ Int(UInt64(littleEndian: offsets) >> 32), bytes.count)
        let first = bytes.base.assumingMemoryBound(to: UInt8.self) + from
        return UnsafeBufferPointer(start: first, count: max(to &- from, 0))
    }

    /// A text, empty when there is no such number.
    public subscript(index: Int) -> String { String(decoding: utf8(index), as: UTF8.self) }

    static func checkedCount(_ bytes: TableBytes) -> Int? {
        let pool = TextPool(bytes)
        guard pool.start <= bytes.count, bytes.u32(4) == 0 else { return nil }
        var previous: UInt32 = 0
        for index in 0...pool.count {
            let offset = bytes.u32(4 + index * 4)
            guard offset >= previous else { return nil }
            previous = offset
        }
        guard pool.start + Int(previous) == bytes.count else { return nil }
        for index in 0..<pool.count where String(validating: pool.utf8(index), as: UTF8.self) == nil { return nil }
        return pool.count
    }
}

extension TextPool {
    /// Gives each distinct text one number, in order of first use.
    public struct Builder: Sendable {
        private var numbers: [[UInt8]: Int] = [:]
        private var texts: [[UInt8]] = []

        /// Starts with no texts.
        public init() {}

        /// The number of texts so far.
        public var count: Int { texts.count }

        /// The number of `text`, new or known. Texts that differ in a byte are different, even when canonically equal.
        public mutating func intern(_ text: String) -> Int {
            let utf8 = Array(text.utf8)
            if let known = numbers[utf8] { return known }
            numbers[utf8] = texts.count
            texts.append(utf8)
            return texts.count - 1
        }

        /// The bytes of a text; empty when there is no such number.
        public subscript(number: Int) -> [UInt8] { texts.indices.contains(number) ? texts[number] : [] }

        /// The bytes of the section.
        public func build() -> [UInt8] {
            var out = ByteBuilder()
            out.u32(UInt32(texts.count))
            var offset = 0
            for text in texts {
                out.u32(UInt32(offset))
                offset += text.count
            }
            out.u32(UInt32(offset))
            for text in texts { out.append(contentsOf: text) }
            return out.bytes
        }
    }
}

extension ImageBuilder {
    /// Adds a text pool.
    public mutating func add(_ tag: SectionTag, _ pool: TextPool.Builder) { add(tag, .textPool, pool.build()) }
}
