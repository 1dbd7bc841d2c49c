import AddressLookup
import PostalAddresses

extension Suite {
    /// A street line taken apart, and put together again from its parts.
    static func streets(_ layouts: AddressLayouts) {
        let lines = [
            ("NL", "Voorbeeldstraat 12-A"), ("US", "100 Example Dr Apt 4"), ("DE", "Beispielweg 12 b"),
            ("GB", "1 Example Street"), ("BR", "Rua Exemplo, 10 - Apto 3"), ("BE", "Voorbeeldstraat 12 bus 3"),
            ("FR", "12 bis rue de l’Exemple"),
        ]
        var table = Table(
            title: "Taking a street line apart",
            header: ["", "line", "apart, ns", "allocations", "together, ns", "allocations"])
        for (country, line) in lines {
            guard let layout = layouts.layout(for: country), let parts = layout.splitStreet(line) else { continue }
            let results = measure([
                Contender(name: "apart") { layout.splitStreet(line)?.street.utf8.count ?? 0 },
                Contender(name: "together") { layout.mergedStreet(parts).utf8.count },
            ])
            table.rows.append(
                [country, line] + results.flatMap { [$0.nanoseconds.rounded(0), $0.allocations.rounded(1)] })
        }
        table.print()
    }

    /// The places of a postal code in the table that is part of the program, and the question alone.
    static func lookups() throws {
        let places = try LookupTable.embedded
        var table = Table(
            title: "Looking up a postal code", header: ["", "code", "places", "ns", "allocations", "question, ns"])
        for (country, code) in [("US", "94103"), ("US", "20500"), ("BE", "2800"), ("BE", "9999")] {
            let question = LookupQuestion(regionCode: country, fields: [.init("postalCode", code)])
            let results = measure([
                Contender(name: "find") { (try? places.find(question).count) ?? 0 },
                Contender(name: "question") {
                    LookupQuestion(regionCode: country, fields: [.init("postalCode", code)]).fields.count
                },
            ])
            table.rows.append([
                country, code, String(try places.find(question).count), results[0].nanoseconds.rounded(0),
                results[0].allocations.rounded(1), results[1].nanoseconds.rounded(0),
            ])
        }
        table.print()
    }
}
