/// Where an address is used, which decides what is asked of it.
public enum EmailPolicy: String, CaseIterable, Sendable {
    /// A detail on a card: a disposable domain is worth a warning.
    case detail

    /// The address to sign in with: a disposable domain is refused.
    case signUp
}
