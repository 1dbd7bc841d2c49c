extension DomainSet {
    /// Collects names. The slots depend on the names alone, not on the order in which they came.
    public struct Builder: Sendable {
        private var values: [[UInt8]: UInt8] = [:]

        /// Starts with no names.
        public init() {}

        /// The number of names so far.
        public var count: Int { values.count }

        /// Adds a name of 1 to 255 bytes; answers whether it is new. A known name keeps its value.
        @discardableResult
        public mutating func add(_ domain: some Sequence<UInt8>, value: UInt8) -> Bool {
            let name = Array(domain)
            guard !name.isEmpty, name.count <= 255, values[name] == nil else { return false }
            values[name] = value
            return true
        }

        /// The bytes of the section.
        public func build() -> [UInt8] {
            var slotCount = 2
            while slotCount < values.count * 2 { slotCount *= 2 }
            var hashes = [UInt32](repeating: 0, count: slotCount)
            var offsets = [UInt32](repeating: 0, count: slotCount)
            var keys = ByteBuilder()
            for (name, value) in values.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
                let hash = name.reversed().reduce(DomainSet.seed, DomainSet.step)
                var slot = Int(DomainSet.finish(hash)) & (slotCount - 1)
                while offsets[slot] != 0 { slot = (slot + 1) & (slotCount - 1) }
                hashes[slot] = hash
                offsets[slot] = UInt32(keys.count + 1)
                keys.u8(UInt8(name.count))
                keys.u8(value)
                keys.append(contentsOf: name)
            }
            var out = ByteBuilder()
            for word in [slotCount, values.count, keys.count, 0] { out.u32(UInt32(word)) }
            for slot in 0..<slotCount {
                out.u32(hashes[slot])
                out.u32(offsets[slot])
            }
            out.append(contentsOf: keys.bytes)
            return out.bytes
        }
    }
}

extension ImageBuilder {
    /// Adds a domain set.
    public mutating func add(_ tag: SectionTag, _ set: DomainSet.Builder) { add(tag, .domainSet, set.build()) }
}
