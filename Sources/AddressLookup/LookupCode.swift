/// What a look-up has to say about an address. The raw value is the stable code of the finding; severity, message and
/// explanation are in `Rules/`. None of them is ever an error: a look-up keeps no address from being saved.
public enum LookupCode: String, CaseIterable, Sendable {
    /// The provider has suggestions, which stand with the finding. Parameters: `field`, `label`, `count`.
    case offered = "address.lookupOffered"

    /// The provider does not know the address. Parameters: `field`, `label`.
    case notFound = "address.lookupNotFound"

    /// A suggestion was accepted, and what it answered to has changed since. Parameters: `field`, `label`.
    case stale = "address.lookupStale"

    /// The provider could not be asked. Parameters: `reason`.
    case failed = "address.lookupFailed"
}
