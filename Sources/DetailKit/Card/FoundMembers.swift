import JSONText

/// The values of an object's known members, by their place in the schema. Needs no storage of its own.
struct FoundMembers {
    /// As long as `RuleLayout.maximumMembers`, which the compiler keeps to.
    private var nodes: InlineArray<32, JSONNode?> = .init(repeating: nil)

    subscript(position: Int?) -> JSONNode? {
        get {
            guard let position, position >= 0, position < nodes.count else { return nil }
            return nodes[position]
        }
        set {
            if let position, position >= 0, position < nodes.count { nodes[position] = newValue }
        }
    }
}
