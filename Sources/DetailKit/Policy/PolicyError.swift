/// Why a policy cannot be used.
public struct PolicyError: Error, Sendable, Equatable {
    /// What is wrong.
    public enum Reason: String, Sendable {
        /// Not JSON, larger than a policy is, or a member twice.
        case malformed
        /// Not an object, or a value of another type.
        case wrongType
        /// A member that a policy does not have.
        case unknownMember
        /// A code that the tables do not have.
        case unknownCode
        /// A code that no policy may change.
        case fixedCode
        /// A level that there is not.
        case unknownLevel
        /// A policy that the tables do not have, or one of e-mail addresses that there is not.
        case unknownPolicy
        /// The name of a policy and nothing else: to start from a policy of the tables is to name it as `base`.
        case noBase
    }

    /// What is wrong.
    public let reason: Reason

    /// The member, code or level that it is about; empty when it is about the whole.
    public let name: String

    /// What was probably meant.
    public let nearest: String?

    /// Where it stands in the file, counted from 1; 0 for a policy that is no file.
    public internal(set) var line = 0
    /// Counted from 1, in Unicode scalars.
    public internal(set) var column = 0

    init(_ reason: Reason, name: String = "", nearest: String? = nil) {
        self.reason = reason
        self.name = name
        self.nearest = nearest
    }
}
