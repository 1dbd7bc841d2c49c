/// A member whose name its object already has.
public struct JSONDuplicate: Sendable, Equatable {
    /// The name of the later member.
    public let name: JSONNode
    /// The name of the first member with that name.
    public let first: JSONNode
}
