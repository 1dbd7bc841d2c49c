/// One operation of a JSON Patch (RFC 6902) on the payload as it was given.
public struct PatchOperation: Sendable, Equatable {
    /// What the operation does, in the words of RFC 6902, section 4.
    public enum Kind: String, Sendable {
        case add
        case replace
        case remove
    }

    /// What the operation does.
    public var kind: Kind

    /// The RFC 6901 pointer to the value.
    public var path: String

    /// The new text; `nil` where the operation has none.
    public var value: String?

    /// Makes an operation.
    public init(_ kind: Kind, path: String, value: String? = nil) {
        self.kind = kind
        self.path = path
        self.value = value
    }
}
