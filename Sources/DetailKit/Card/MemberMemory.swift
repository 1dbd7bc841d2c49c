import JSONText

/// Room for the members that are found in objects, which lasts as long as a payload is looked at.
final class MemberMemory {
    private var blocks: [UnsafeMutablePointer<JSONNode>] = []

    /// The block in use, and how much of it.
    private var block = 0
    private var used = 0

    private static let blockSize = 1 << 12

    deinit { for block in blocks { block.deallocate() } }

    /// Room for so many members; never more than a block has.
    func take(_ count: Int) -> FoundMembers {
        let count = min(count, MemberMemory.blockSize)
        if block < blocks.count, used + count > MemberMemory.blockSize { (block, used) = (block + 1, 0) }
        if block == blocks.count { blocks.append(.allocate(capacity: MemberMemory.blockSize)) }
        defer { used += count }
        return FoundMembers(blocks[block] + used, count: count)
    }

    /// Takes everything back.
    func reset() {
        (block, used) = (0, 0)
        // What one large payload needed is not kept for ever.
        while blocks.count > 4 { blocks.removeLast().deallocate() }
    }
}
