extension DomainSet {
    /// The number of names, or nil unless the bytes have the structure of a set: keys follow each other, parents stand before
    /// their children, and every key has one slot.
    static func checkedCount(_ bytes: TableBytes) -> Int? {
        let set = DomainSet(bytes)
        let keyLength = Int(bytes.u32(8))
        guard set.slotCount > 0, bytes.u32(12) == 0, set.keys.count == keyLength, set.keys.u8(0) == 0,
            keyLength > 0, keyLength - 1 <= Int(offsetMask)
        else { return nil }
        return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: keyLength / 64 + 1) { starts in
            starts.initialize(repeating: 0)
            guard let keys = set.markKeys(starts), keys.names == set.count else { return nil }
            return set.checkSlots(starts) == keys.all && keys.all < set.slotCount ? keys.names : nil
        }
    }

    private func markKeys(_ starts: UnsafeMutableBufferPointer<UInt64>) -> (all: Int, names: Int)? {
        var (all, names, key) = (0, 0, 1)
        while key < keys.count {
            let head = keys.u32(key)
            let parent = Int(head & DomainSet.offsetMask)
            let length = Int(keys.u8(key + 4) & DomainSet.lengthMask)
            guard parent < key, parent == 0 || starts[parent >> 6] >> UInt64(parent & 63) & 1 != 0, length > 0,
                key + DomainSet.keyHeadSize + length <= keys.count
            else { return nil }
            starts[key >> 6] |= 1 << UInt64(key & 63)
            all += 1
            if head >> 24 != 0 { names += 1 }
            key += DomainSet.keyHeadSize + length
        }
        return (all, names)
    }

    /// The number of slots that are taken; nil when one of them has no key, or has one that another slot has.
    private func checkSlots(_ starts: UnsafeMutableBufferPointer<UInt64>) -> Int? {
        var taken = 0
        for slot in 0..<slotCount {
            let key = Int(slots.u32(slot * DomainSet.slotSize) & DomainSet.offsetMask)
            guard slots.u32(slot * DomainSet.slotSize) != 0 else { continue }
            guard key < keys.count, starts[key >> 6] >> UInt64(key & 63) & 1 != 0 else { return nil }
            starts[key >> 6] &= ~(1 << UInt64(key & 63))
            taken += 1
        }
        return taken
    }
}
