import DetailKit
import PostalAddresses

/// What is known about one address.
struct AddressAnswer {
    let query: AddressQuery

    /// The address as it is saved.
    let address: PostalAddress

    /// The address that the problems speak of.
    let checked: PostalAddress

    /// What became of the fields when the country changed; nil when it did not.
    let change: AddressChange?

    /// The layout of the country; nil when there is no such country.
    let layout: AddressLayout?

    typealias Problem = (found: AddressFinding, severity: Severity)

    /// What is wrong or doubtful, and how much it matters.
    let problems: [Problem]

    /// The address as it is printed; nil when there is no such country.
    let printed: PrintedAddress?

    init(_ query: AddressQuery, _ validator: Validator) {
        let layouts = validator.tables.addresses
        change = query.from.map { AddressChange(query.address, from: $0, layouts) }
        checked = change?.address ?? query.address
        let stored = layouts.stored(checked, isPartial: query.mode == .partial, leaving: query.from)
        self.query = query
        address = stored.address
        layout = layouts.layout(for: address.regionCode)
        printed = layout.map { [address, checked] in PrintedAddress(address, checked, $0, query.printing) }
        let numbers = query.numbers.map { [checked] entry in
            let field = query.address.fields[entry]
            return AddressFinding(
                field: field.name, entry: checked.fields.firstIndex(of: field),
                finding: .wrongType(of: field.name, text: field.value))
        }
        problems = (numbers + stored.findings).compactMap { found in
            validator.severity(of: found.finding).map { (found, $0) }
        }
    }

    var isValid: Bool { !problems.contains { $0.severity == .error } }
}
