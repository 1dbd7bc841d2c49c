public import Findings

/// What a check says about one address.
public struct EmailResult: Sendable, Equatable {
    /// The address as it should be saved: trimmed, lower case, NFC, its domain mapped by UTS 46 and in its own script.
    /// Nil when it is saved as it was given, and when it is no address at all.
    public let stored: String?

    /// Whether the text is an address by its form; whether mail can arrive there is another matter.
    public let isWellFormed: Bool

    /// The class of the domain; `ordinary` for a text that is no address.
    public let domainClass: EmailDomainClass

    /// In the order of the text. Empty for an address that is right as it stands.
    public let findings: [Finding]

    /// Where the domain starts in the saved address, in bytes.
    let domainOffset: Int

    /// The domain as DNS has it, where the saved address has it in another script.
    let encodedDomain: String?
}

extension EmailResult {
    /// The parts of an address.
    public struct Parts: Sendable, Equatable {
        /// The part before the @, as it is saved.
        public let local: String

        /// The domain as DNS has it: lower case, A-labels; or an address literal.
        public let domain: String

        /// The domain as it is saved, in its own script.
        public let savedDomain: String

        /// The address as systems without international mail take it; nil when the local part is not ASCII.
        public var ascii: String? { local.utf8.allSatisfy { $0 < 0x80 } ? "\(local)@\(domain)" : nil }
    }

    /// The parts of the saved address; `given` is the text that was checked. Nil when it is no address.
    public func parts(of given: String) -> Parts? {
        guard isWellFormed, domainOffset > 0 else { return nil }
        let saved = (stored ?? given).utf8
        guard domainOffset <= saved.count else { return nil }
        let domain = String(decoding: saved.dropFirst(domainOffset), as: UTF8.self)
        return Parts(
            local: String(decoding: saved.prefix(domainOffset - 1), as: UTF8.self), domain: encodedDomain ?? domain,
            savedDomain: domain)
    }
}
