import AddressLookup
import DetailKit

/// What a look-up has to say about one address.
struct LookupAnswer {
    let address: PostalAddress

    /// Where the look-up is after the answer.
    let lookup: LookupSession

    /// What there is to say, and how much it matters; what is wrong with the fields that are needed comes first.
    let problems: [(found: AddressFinding, severity: Severity)]

    init(_ address: PostalAddress, _ sources: LookupSources, _ validator: Validator) {
        let layouts = validator.tables.addresses
        var lookup = LookupSession(address, layouts: layouts)
        sources.look(up: &lookup)
        var findings: [AddressFinding] = []
        if lookup.state == .none {
            // Why nobody was asked: a field that is needed is wrong or missing.
            let needs = lookup.layout?.question?.needs ?? []
            findings =
                lookup.question != nil || lookup.failure == .notCovered
                ? []
                : layouts.stored(address).findings.filter { found in
                    let code = AddressCode(rawValue: found.finding.code)
                    if code == .storedForm || code == .regionMismatch { return false }
                    return needs.contains(found.field) || code != .required && lookup.layout == nil
                }
        }
        self.address = address
        self.lookup = lookup
        problems = (findings + lookup.findings).compactMap { found in
            validator.severity(of: found.finding).map { (found, $0) }
        }
    }

    /// Why nobody was asked; nil when somebody was.
    var reason: Reason? {
        guard lookup.state == .none else { return nil }
        guard let layout = lookup.layout else { return .unknownCountry }
        if layout.question == nil { return .noLookup }
        return lookup.failure == .notCovered ? .notCovered : .incomplete
    }

    enum Reason: String {
        /// There is no such country.
        case unknownCountry

        /// Addresses of the country have nothing to look them up by.
        case noLookup

        /// Nobody who was asked has addresses of the country.
        case notCovered

        /// A field that is needed is missing or wrong.
        case incomplete
    }

    var isValid: Bool { !problems.contains { $0.severity == .error } }
}
