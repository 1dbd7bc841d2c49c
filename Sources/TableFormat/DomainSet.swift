/// Domain names with a number each, found by whole name or by any parent domain in one pass.
///
/// The hash runs over a name from its last byte to its first, so that one pass gives the hash of every parent domain too.
/// ```
/// set  = slot count u32 (a power of two), entry count u32, key length u32, zero u32, slot * slot count, keys
/// slot = hash u32, 1 + offset of the key u32 (0: free); probing is linear
/// key  = length u8, value u8, bytes of the name: lower-case ASCII (A-labels)
/// ```
public struct DomainSet: Sendable {
    static let headSize = 16
    static let slotSize = 8
    static let dot: UInt8 = 0x2E

    private let slots: TableBytes
    private let keys: TableBytes
    private let mask: Int

    /// The number of names.
    public let count: Int

    init(_ bytes: TableBytes) {
        let slotCount = Int(bytes.u32(0))
        slots = bytes.slice(DomainSet.headSize, slotCount * DomainSet.slotSize)
        keys = bytes.slice(DomainSet.headSize + slotCount * DomainSet.slotSize, bytes.count)
        mask = slotCount - 1
        count = Int(bytes.u32(4))
    }

    /// Reads the section of this tag.
    public init(_ image: TableImage, _ tag: SectionTag) throws(TableError) {
        self.init(try image.bytes(tag, .domainSet))
    }

    /// A listed name that a domain equals or lies under.
    public struct Match: Sendable, Equatable {
        /// The number of the listed name.
        public let value: UInt8

        /// Where the listed name starts in the domain; 0 when it is the whole domain.
        public let offset: Int

        /// Makes a match, to compare with.
        public init(value: UInt8, offset: Int) {
            self.value = value
            self.offset = offset
        }
    }

    /// The longest listed name that `domain` equals or lies under. The domain is lower-case ASCII without a final dot.
    public func longestMatch(_ domain: UnsafeBufferPointer<UInt8>) -> Match? {
        var found: Match?
        forEachMatch(domain) { found = $0 }
        return found
    }

    /// Calls `body` for each listed name that `domain` equals or lies under, from the shortest to the longest.
    @inline(__always)
    public func forEachMatch(_ domain: UnsafeBufferPointer<UInt8>, _ body: (Match) -> Void) {
        guard mask >= 0, domain.count <= 255 else { return }
        var hash = DomainSet.seed
        var index = domain.count
        while index > 0 {
            index &-= 1
            hash = DomainSet.step(hash, domain[index])
            if index == 0 || domain[index &- 1] == DomainSet.dot {
                if let value = value(domain, from: index, hash) { body(Match(value: value, offset: index)) }
            }
        }
    }

    /// The number of a name that is listed itself.
    public func value(_ domain: UnsafeBufferPointer<UInt8>) -> UInt8? {
        guard let match = longestMatch(domain), match.offset == 0 else { return nil }
        return match.value
    }

    private func value(_ domain: UnsafeBufferPointer<UInt8>, from start: Int, _ hash: UInt32) -> UInt8? {
        var slot = Int(DomainSet.finish(hash)) & mask
        for _ in 0...mask {
            let key = Int(slots.u32(slot * DomainSet.slotSize + 4))
            if key == 0 { return nil }
            if slots.u32(slot * DomainSet.slotSize) == hash, isKey(key - 1, domain, start) { return keys.u8(key) }
            slot = (slot + 1) & mask
        }
        return nil
    }

    private func isKey(_ key: Int, _ domain: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        let length = domain.count - start
        guard Int(keys.u8(key)) == length else { return false }
        for index in 0..<length where keys.u8(key + 2 + index) != domain[start + index] { return false }
        return true
    }
}

extension DomainSet {
    static let seed: UInt32 = 0x811C_9DC5

    @inline(__always)
    static func step(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 0x0100_0193 }

    /// Spreads the hash over its low bits, which choose the slot.
    @inline(__always)
    static func finish(_ hash: UInt32) -> UInt32 { (hash ^ hash >> 15) &* 0x85EB_CA6B ^ hash >> 13 }

    static func checkedCount(_ bytes: TableBytes) -> Int? {
        let slotCount = Int(bytes.u32(0))
        let keyLength = Int(bytes.u32(8))
        guard slotCount > 0, slotCount & (slotCount - 1) == 0, bytes.u32(12) == 0,
            bytes.count == headSize + slotCount * slotSize + keyLength
        else { return nil }
        let set = DomainSet(bytes)
        var entries = 0
        for slot in 0..<slotCount {
            let key = Int(set.slots.u32(slot * slotSize + 4))
            guard key != 0 else { continue }
            entries += 1
            guard key + 1 <= keyLength, key + 1 + Int(set.keys.u8(key - 1)) <= keyLength else { return nil }
        }
        return entries == set.count && entries < slotCount ? entries : nil
    }
}
