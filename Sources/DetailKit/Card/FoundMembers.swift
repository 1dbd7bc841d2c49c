import JSONText

/// The values of an object's known members, by their place in the schema, in memory of the run (`MemberMemory`).
struct FoundMembers {
    /// Room for every place; only those that have a value hold anything.
    private let nodes: UnsafeMutablePointer<JSONNode>?
    private let count: Int

    init(_ nodes: UnsafeMutablePointer<JSONNode>? = nil, count: Int = 0) {
        self.nodes = nodes
        self.count = min(count, UInt32.bitWidth)
    }

    /// A bit for each place that has a value.
    private(set) var places: UInt32 = 0

    /// A bit for each place whose value has been found right altogether, with nothing left to look at.
    var settled: UInt32 = 0

    /// The members that are there with a value that they cannot have, one bit each.
    private var unusable: UInt32 = 0

    /// The value at a place that the tables name, which is one of the object's.
    @inline(__always)
    func value(at place: Int) -> JSONNode? {
        guard place < count, has(place), let nodes else { return nil }
        return nodes[place]
    }

    subscript(position: Int?) -> JSONNode? {
        @inline(__always) get {
            guard let position, let nodes, position >= 0, position < count, has(position) else { return nil }
            return nodes[position]
        }
    }

    @inline(__always)
    func has(_ position: Int) -> Bool { places & (1 &<< UInt32(truncatingIfNeeded: position)) != 0 }

    @inline(__always)
    mutating func add(_ node: JSONNode, at position: Int) {
        guard let nodes, position >= 0, position < count else { return }
        nodes[position] = node
        places |= 1 &<< UInt32(truncatingIfNeeded: position)
    }

    /// A bit for each member that is there, whatever its value.
    var given: UInt32 { places | unusable }

    /// Keeps that a member is there, but says nothing that a rule can use.
    mutating func markUnusable(_ position: Int) { unusable |= 1 << UInt32(truncatingIfNeeded: position) }

    /// Whether a member is there with a value that it cannot have, which is told by itself.
    func isUnusable(_ position: Int?) -> Bool {
        guard let position else { return false }
        return unusable & 1 << UInt32(truncatingIfNeeded: position) != 0
    }

    /// Whether a member is there, whatever its value.
    func isGiven(_ position: Int?) -> Bool { self[position] != nil || isUnusable(position) }
}
