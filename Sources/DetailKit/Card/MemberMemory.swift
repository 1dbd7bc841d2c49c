import JSONText

/// Room for the members that are found in objects, which lasts as long as a payload is looked at.
final class MemberMemory {
    private struct State {
        var blocks: [UnsafeMutablePointer<JSONNode>] = []

        /// The block in use, and how much of it.
        var block = 0
        var used = 0
    }

    private static let blockSize = 1 << 12

    /// Behind an address of its own: what changes inside a property of a class is watched at run time.
    private let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

    init() { state.initialize(to: State()) }

    deinit {
        for block in state.pointee.blocks { block.deallocate() }
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Room for so many members; never more than a block has.
    func take(_ count: Int) -> FoundMembers {
        let count = min(count, MemberMemory.blockSize)
        if state.pointee.used + count > MemberMemory.blockSize { state.pointee.block += 1 }
        if state.pointee.used + count > MemberMemory.blockSize || state.pointee.blocks.isEmpty {
            state.pointee.used = 0
            if state.pointee.block >= state.pointee.blocks.count {
                state.pointee.blocks.append(.allocate(capacity: MemberMemory.blockSize))
            }
        }
        defer { state.pointee.used += count }
        return FoundMembers(state.pointee.blocks[state.pointee.block] + state.pointee.used, count: count)
    }

    /// Takes everything back.
    func reset() {
        (state.pointee.block, state.pointee.used) = (0, 0)
        // What one large payload needed is not kept for ever.
        while state.pointee.blocks.count > 4 { state.pointee.blocks.removeLast().deallocate() }
    }
}
