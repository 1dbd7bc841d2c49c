extension DomainSet {
    /// Calls `body` for each name that `domain` equals or lies under, from the shortest to the longest: its number, or 0 when
    /// it is only a parent of names, and where it starts in the domain.
    @inlinable @inline(__always)
    public func walk(_ domain: UnsafeBufferPointer<UInt8>, _ body: (_ value: UInt8, _ offset: Int) -> Void) {
        guard slotCount > 0, domain.count <= DomainSet.longestName, let base = domain.baseAddress else { return }
        let bytes = UnsafeRawPointer(base)
        var parent: UInt32 = 0
        var end = domain.count
        while true {
            var start = end
            while start > 0, domain[start &- 1] != DomainSet.dot { start &-= 1 }
            let length = end &- start
            guard length > 0, length <= DomainSet.longestLabel, let key = find(parent, bytes + start, length) else {
                return
            }
            body(UInt8(truncatingIfNeeded: keys.u32(Int(key)) >> 24), start)
            guard start > 0, keys.u8(Int(key) &+ 4) & DomainSet.childrenBit != 0 else { return }
            parent = key
            end = start &- 1
        }
    }

    /// The offset of the key of a label below `parent`.
    @inlinable @inline(__always)
    func find(_ parent: UInt32, _ label: UnsafeRawPointer, _ length: Int) -> UInt32? {
        let hash = DomainSet.hash(parent, label, length)
        var slot = DomainSet.slot(hash, slotCount)
        let tag = UInt32(truncatingIfNeeded: hash) & ~DomainSet.offsetMask
        for _ in 0..<slotCount {
            let word = UInt32(
                littleEndian: slots.base.loadUnaligned(fromByteOffset: slot &* DomainSet.slotSize, as: UInt32.self))
            if word == 0 { return nil }
            if word & ~DomainSet.offsetMask == tag {
                let key = word & DomainSet.offsetMask
                if isKey(Int(key), parent, label, length) { return key }
            }
            slot &+= 1
            if slot == slotCount { slot = 0 }
        }
        return nil
    }

    @inlinable @inline(__always)
    func isKey(_ key: Int, _ parent: UInt32, _ label: UnsafeRawPointer, _ length: Int) -> Bool {
        guard keys.u32(key) & DomainSet.offsetMask == parent,
            Int(keys.u8(key &+ 4) & DomainSet.lengthMask) == length,
            key &+ DomainSet.keyHeadSize &+ length <= keys.count
        else { return false }
        let known = keys.base + key + DomainSet.keyHeadSize
        guard length >= 8 else { return DomainSet.short(label, length) == DomainSet.short(known, length) }
        var offset = 0
        while offset &+ 8 < length {
            if DomainSet.word(label, offset) != DomainSet.word(known, offset) { return false }
            offset &+= 8
        }
        return DomainSet.word(label, length &- 8) == DomainSet.word(known, length &- 8)
    }
}

extension DomainSet {
    /// The upper half chooses the slot, the bits above the offset mark it.
    @inlinable @inline(__always)
    static func hash(_ parent: UInt32, _ label: UnsafeRawPointer, _ length: Int) -> UInt64 {
        var hash = (UInt64(parent) << 8 | UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
        guard length >= 8 else { return mixed(hash ^ short(label, length)) }
        var offset = 0
        while offset &+ 8 < length {
            hash = mixed(hash ^ word(label, offset))
            offset &+= 8
        }
        return mixed(hash ^ word(label, length &- 8))
    }

    /// The slot where a search for a hash starts: the share of its upper half in all slots.
    @inlinable @inline(__always)
    static func slot(_ hash: UInt64, _ slotCount: Int) -> Int {
        Int(truncatingIfNeeded: ((hash >> 32) &* UInt64(truncatingIfNeeded: slotCount)) >> 32)
    }

    @inlinable @inline(__always)
    static func mixed(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }

    @inlinable @inline(__always)
    static func word(_ bytes: UnsafeRawPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// All bytes of a label of 1 to 7, without reading past it. Some may stand in it twice.
    @inlinable @inline(__always)
    static func short(_ bytes: UnsafeRawPointer, _ length: Int) -> UInt64 {
        if length >= 4 {
            let first = UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
            let last = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: length &- 4, as: UInt32.self))
            return UInt64(first) | UInt64(last) << 32
        }
        let first = bytes.load(as: UInt8.self)
        let middle = bytes.load(fromByteOffset: length >> 1, as: UInt8.self)
        let last = bytes.load(fromByteOffset: length &- 1, as: UInt8.self)
        return UInt64(first) | UInt64(middle) << 8 | UInt64(last) << 16
    }
}
