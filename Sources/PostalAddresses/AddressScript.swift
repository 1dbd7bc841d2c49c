/// In which script the lines of an address are written.
public enum AddressScript: String, Sendable, CaseIterable {
    /// Latin script: small to large, as post from abroad is read.
    case latin

    /// The country's own script, in the order that is usual there.
    case local
}
