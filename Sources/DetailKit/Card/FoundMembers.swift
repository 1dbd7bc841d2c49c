import JSONText

/// The values of an object's known members, by their place in the schema. Needs no storage of its own.
struct FoundMembers {
    /// More than any object of the card has; the compiler refuses an object with more.
    static let capacity = 32

    private var nodes: InlineArray<32, JSONNode?> = .init(repeating: nil)

    subscript(position: Int?) -> JSONNode? {
        get {
            guard let position, position >= 0, position < FoundMembers.capacity else { return nil }
            return nodes[position]
        }
        set {
            if let position, position >= 0, position < FoundMembers.capacity { nodes[position] = newValue }
        }
    }
}
