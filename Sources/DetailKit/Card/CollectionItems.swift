import JSONText

/// The items of a collection with the members that were found in them, for the rules on the collection as a whole.
final class CollectionItems {
    typealias Item = (node: JSONNode, members: FoundMembers)

    /// Behind an address of its own: what changes inside a property of a class is watched at run time.
    private let contents = UnsafeMutablePointer<[Item]>.allocate(capacity: 1)

    /// Whether the items of the collection were looked at: not those of one that is too large.
    private(set) var areKnown = false

    init() { contents.initialize(to: []) }

    deinit {
        contents.deinitialize(count: 1)
        contents.deallocate()
    }

    func begin(areKnown: Bool) {
        self.areKnown = areKnown
        if !contents.pointee.isEmpty { contents.pointee.removeAll(keepingCapacity: true) }
    }

    func add(_ node: JSONNode, _ members: FoundMembers) { contents.pointee.append((node, members)) }

    var count: Int { contents.pointee.count }

    subscript(index: Int) -> Item { contents.pointee[index] }

    /// The members of an item.
    func members(of node: JSONNode) -> FoundMembers? {
        for index in 0..<count where self[index].node == node { return self[index].members }
        return nil
    }
}
