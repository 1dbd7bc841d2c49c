/// Where an address is used, which decides what is asked of it. What each policy allows is in `Rules/email/policies.json`.
public enum EmailPolicy: String, CaseIterable, Sendable {
    /// A detail on a card: a disposable domain is worth a warning.
    case detail

    /// The address to sign in with: a disposable domain is refused.
    case signUp

    /// All that RFC 5321, 4.1.2 calls a Mailbox, with RFC 6531: quoted local parts and address literals as well.
    case rfc5321
}
