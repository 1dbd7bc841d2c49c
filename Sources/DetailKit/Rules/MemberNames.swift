/// The names of an object's members, to be found by their first bytes and their length: one look for most.
struct MemberNames: BitwiseCopyable {
    /// More than twice as many as an object has members, so that a free one ends every search.
    private static let count = 128
    private static let free = UInt8.max

    /// The places of members, each at the slot that its name falls on, or at the next free one.
    private var slots = InlineArray<128, UInt8>(repeating: MemberNames.free)

    /// - Parameter members: as many as there are, at most half as many as there are slots.
    init(_ members: UnsafeBufferPointer<MemberEntry>) {
        for (place, member) in members.enumerated() where place < MemberNames.count / 2 {
            var slot = MemberNames.slot(member.nameStart, member.nameLength)
            while slots[slot] != MemberNames.free { slot = MemberNames.next(slot) }
            slots[slot] = UInt8(place)
        }
    }

    /// The place of the member for whose entry `isMeant` holds.
    @inline(__always)
    static func place(
        _ names: UnsafePointer<MemberNames>, _ start: UInt64, _ length: Int, _ entries: UnsafePointer<MemberEntry>,
        _ isMeant: (UnsafePointer<MemberEntry>) -> Bool
    ) -> Int? {
        var slot = slot(start, length)
        while true {
            let place = names.pointee.slots[slot]
            if place == free { return nil }
            let entry = entries + Int(place)
            if entry.pointee.nameStart == start, entry.pointee.nameLength == length, isMeant(entry) {
                return Int(place)
            }
            slot = next(slot)
        }
    }

    /// Multiplied by the golden ratio, which spreads what differs in any bit over the highest ones.
    @inline(__always)
    private static func slot(_ start: UInt64, _ length: Int) -> Int {
        Int(((start ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15) >> 57)
    }

    @inline(__always)
    private static func next(_ slot: Int) -> Int { (slot &+ 1) & (count - 1) }
}
