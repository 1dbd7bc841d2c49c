import DetailKit
import PostalAddresses

/// What is known about one address.
struct AddressAnswer {
    let query: AddressQuery

    /// The address as it is saved.
    let address: PostalAddress

    /// The layout of the country; nil when there is no such country.
    let layout: AddressLayout?

    /// What is wrong or doubtful, and how much it matters.
    let problems: [(found: AddressFinding, severity: Severity)]

    init(_ query: AddressQuery, _ validator: Validator) {
        let layouts = validator.tables.addresses
        let stored = layouts.stored(query.address, isPartial: query.mode == .partial)
        self.query = query
        address = stored.address
        layout = layouts.layout(for: address.regionCode)
        problems = stored.findings.compactMap { found in
            validator.severity(of: found.finding).map { (found, $0) }
        }
    }

    var isValid: Bool { !problems.contains { $0.severity == .error } }
}

extension AddressAnswer: QueryAnswer {
    /// What is saved, then what is wrong or doubtful.
    func text(_ wording: Wording) -> String {
        let rows = address.fields.map { "    \($0.name)  \(Excerpt.visible($0.value))" }
        let lines = problems.flatMap { problem in
            let given = problem.found.entry.map { query.address.fields[$0].value }
            return wording.lines((problem.found.finding, problem.severity), in: given)
        }
        return ([address.regionCode] + rows + lines).joined(separator: "\n") + "\n"
    }
}
