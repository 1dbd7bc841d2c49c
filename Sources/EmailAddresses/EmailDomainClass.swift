import TableFormat

/// Whose mailboxes a domain has.
public enum EmailDomainClass: String, CaseIterable, Sendable {
    /// Mailboxes people keep, as far as anybody knows.
    case ordinary

    /// Mailboxes that stop working after minutes or days.
    case disposable

    /// Addresses that forward to a mailbox a person keeps, such as Apple's Hide My Email.
    case relay

    init(_ listing: EmailSchema.Listing?) {
        self =
            switch listing {
            case .relay: .relay
            case .disposable: .disposable
            case .ordinary, .specialUse, nil: .ordinary
            }
    }
}
