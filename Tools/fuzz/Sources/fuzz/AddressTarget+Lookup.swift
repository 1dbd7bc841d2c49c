import AddressLookup
import TableFormat

extension AddressTarget {
    /// What a person does with a look-up: a suggestion never overwrites, and what was taken can be taken back.
    static func lookUp(_ address: PostalAddress, choice: Int, _ layouts: AddressLayouts) {
        guard let table = try? LookupTable.embedded else { return require(false) }
        var session = LookupSession(address, layouts: layouts)
        require(session.address == address && session.offers.isEmpty)
        guard let asked = session.begin() else { return }
        require(session.begin() == nil)
        let found =
            (try? table.find(asked.question))
            ?? [LookupCandidate(fields: address.fields, confidence: 1, source: "x")]
        require(found.allSatisfy { 0...100 ~= $0.confidence })
        require(!session.answer(found, to: asked.generation - 1))
        require(session.answer(found, to: asked.generation))
        require(session.address == address)
        guard session.state == .offered, session.accept(choice % max(session.offers.count, 1)) else { return }
        for field in address.fields where !field.value.allSatisfy(\.isWhitespace) {
            require(session.address.fields.contains(field))
        }
        session.undo()
        session.edit("postalCode", "1012 JS")
        session.edit("houseNumber", "1")
        _ = (session.findings.count, session.ghosts.count, session.isStale)
    }

    /// An image of addresses or look-ups that passes the checks is harmless to every reader, whatever it says.
    static func read(_ image: TableImage) {
        if let layouts = try? AddressLayouts(image: image) {
            for code in layouts.regionCodes.prefix(300) {
                guard let layout = layouts.layout(for: code) else { continue }
                _ = (layout.rows.count, layout.regions.count, layout.lookup?.needs.count)
                _ = layout.envelope(of: sample, script: .local, origin: "BE")
                _ = layout.splitStreet("Rue de l’Exemple 12 bis, bte 3")
                _ = layouts.changing(sample, to: code)
                var own = sample
                own.regionCode = code
                _ = layouts.stored(own)
            }
        }
        if let table = try? LookupTable(image: image) {
            for code in table.regionCodes.prefix(300) {
                for text in ["1012 JS", "94103", "2000"] {
                    let fields = [PostalAddress.Field("postalCode", text), PostalAddress.Field("houseNumber", "12 a")]
                    _ = try? table.find(LookupQuestion(regionCode: code, fields: fields))
                }
            }
        }
    }

    private static let sample = PostalAddress(
        regionCode: "US",
        fields: [
            PostalAddress.Field("line1", "12 Example St"), PostalAddress.Field("street", "Rua Exemplo 10"),
            PostalAddress.Field("city", "東京"), PostalAddress.Field("region", "Califonia"),
            PostalAddress.Field("postalCode", "94l03"),
        ])
}
