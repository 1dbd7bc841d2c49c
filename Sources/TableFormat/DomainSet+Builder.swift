extension DomainSet {
    /// Collects names. The bytes depend on the names alone, not on the order in which they came.
    public struct Builder: Sendable {
        private var values: [[UInt8]: UInt8] = [:]
        private var keyBytes = 1

        /// Starts with no names.
        public init() {}

        /// The number of names so far.
        public var count: Int { values.count }

        /// Whether the keys of all names can be told apart by their offsets.
        public var fits: Bool { keyBytes - 1 <= Int(DomainSet.offsetMask) }

        /// Adds a name of labels of 1 to 63 bytes, 255 in all, with a value above 0; answers whether it is new and can be
        /// kept. A known name keeps its value.
        @discardableResult
        public mutating func add(_ domain: some Sequence<UInt8>, value: UInt8) -> Bool {
            let name = Array(domain)
            let labels = name.split(separator: DomainSet.dot, omittingEmptySubsequences: false)
            guard value > 0, name.count <= DomainSet.longestName, values[name] == nil,
                labels.allSatisfy({ 1...DomainSet.longestLabel ~= $0.count })
            else { return false }
            values[name] = value
            // At most: parents that names share are counted for each.
            keyBytes += name.count + labels.count * DomainSet.keyHeadSize
            return true
        }

        /// The bytes of the section.
        public func build() -> [UInt8] {
            let tree = Tree(values)
            // Three of four slots are taken: chains stay short, and the slots fit the caches.
            let slotCount = tree.keys.count * 4 / 3 + 2
            var slots = [UInt32](repeating: 0, count: slotCount)
            for key in tree.keys {
                let label = tree.bytes[
                    key.offset + DomainSet.keyHeadSize..<key.offset + DomainSet.keyHeadSize + key.length]
                let hash = label.withUnsafeBytes { bytes in
                    bytes.baseAddress.map { DomainSet.hash(key.parent, $0, bytes.count) } ?? 0
                }
                var slot = DomainSet.slot(hash, slotCount)
                while slots[slot] != 0 { slot = (slot + 1) % slotCount }
                slots[slot] = UInt32(truncatingIfNeeded: hash) & ~DomainSet.offsetMask | UInt32(key.offset)
            }
            var out = ByteBuilder()
            for word in [slotCount, values.count, tree.bytes.count, 0] { out.u32(UInt32(word)) }
            for slot in slots { out.u32(slot) }
            out.append(contentsOf: tree.bytes)
            return out.bytes
        }
    }

    /// The names and their parents as keys.
    private struct Tree {
        struct Key {
            let parent: UInt32
            let offset: Int
            let length: Int
        }

        private(set) var bytes: [UInt8] = [0]
        private(set) var keys: [Key] = []

        init(_ values: [[UInt8]: UInt8]) {
            var nodes = values
            var parents: Set<ArraySlice<UInt8>> = []
            for name in values.keys {
                var rest = name[...]
                while let dot = rest.firstIndex(of: DomainSet.dot) {
                    rest = rest[(dot + 1)...]
                    guard parents.insert(rest).inserted else { break }
                    let parent = Array(rest)
                    if nodes[parent] == nil { nodes[parent] = 0 }
                }
            }
            let sorted = nodes.map { (name: $0.key, value: $0.value, dots: $0.key.count { $0 == DomainSet.dot }) }
                .sorted { $0.dots != $1.dots ? $0.dots < $1.dots : $0.name.lexicographicallyPrecedes($1.name) }
            var offsets: [ArraySlice<UInt8>: UInt32] = [:]
            for node in sorted {
                let end = node.name.firstIndex(of: DomainSet.dot) ?? node.name.count
                let parent = node.name.dropFirst(end + 1)
                let key = Key(parent: offsets[parent] ?? 0, offset: bytes.count, length: end)
                offsets[node.name[...]] = UInt32(key.offset)
                keys.append(key)
                for shift in [0, 8, 16] { bytes.append(UInt8(truncatingIfNeeded: key.parent >> UInt32(shift))) }
                bytes.append(node.value)
                bytes.append(UInt8(end) | (parents.contains(node.name[...]) ? DomainSet.childrenBit : 0))
                bytes += node.name[..<end]
            }
        }
    }
}

extension ImageBuilder {
    /// Adds a domain set.
    public mutating func add(_ tag: SectionTag, _ set: DomainSet.Builder) { add(tag, .domainSet, set.build()) }
}
