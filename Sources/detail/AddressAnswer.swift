import DetailKit
import PostalAddresses

/// What is known about one address.
struct AddressAnswer {
    let query: AddressQuery

    /// The address as it is saved.
    let address: PostalAddress

    /// The layout of the country; nil when there is no such country.
    let layout: AddressLayout?

    typealias Problem = (found: AddressFinding, severity: Severity)

    /// What is wrong or doubtful, and how much it matters.
    let problems: [Problem]

    init(_ query: AddressQuery, _ validator: Validator) {
        let layouts = validator.tables.addresses
        let stored = layouts.stored(query.address, isPartial: query.mode == .partial)
        self.query = query
        address = stored.address
        layout = layouts.layout(for: address.regionCode)
        let numbers = query.numbers.map { entry in
            let field = query.address.fields[entry]
            return AddressFinding(
                field: field.name, entry: entry, finding: .wrongType(of: field.name, text: field.value))
        }
        problems = (numbers + stored.findings).compactMap { found in
            validator.severity(of: found.finding).map { (found, $0) }
        }
    }

    var isValid: Bool { !problems.contains { $0.severity == .error } }
}
