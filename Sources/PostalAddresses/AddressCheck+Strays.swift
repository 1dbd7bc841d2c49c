import TableFormat

/// A text in a field that the country does not have, and that may belong in another one.
struct StrayText {
    let field: Int
    let text: String
}

extension AddressCheck {
    /// Keeps the text of a field that the country does not have.
    mutating func keepStray(_ value: Span<UInt8>, _ field: Int) {
        guard country != nil, value.count > 0, value.count <= tables.byteLimit, !tables.isNothing(value) else { return }
        let text = String(decoding: AddressText.cleaned(value, tables.characters), as: UTF8.self)
        if !text.isEmpty { strays.append(StrayText(field: field, text: text)) }
    }

    /// What stray texts make up for a missing field: a line of a street and the parts beside it, or a text that has its place
    /// there in this country.
    func strays(for field: Int) -> AddressFinding.Suggestion? {
        if strays.isEmpty { return nil }
        let text = field == tables.lineField ? lineOfStrays ?? moved(to: field) : moved(to: field)
        return text.map { .init(field: tables.name(field), value: $0) }
    }

    private var lineOfStrays: String? {
        guard let country, let street = strays.first(where: { $0.field == tables.streetField })?.text else {
            return nil
        }
        var parts = StreetParts(street: street)
        for stray in strays where stray.field != tables.streetField { parts[tables.name(stray.field)] = stray.text }
        return tables.merged(parts, country.packed, layout, language: nil)
    }

    private func moved(to field: Int) -> String? {
        for row in 0..<tables.streets.moves.count {
            func column(_ column: StreetSchema.MoveColumn) -> Int { tables.streets.moves[row, column.rawValue] }
            guard column(.to) == field, let stray = strays.first(where: { $0.field == column(.from) }) else { continue }
            return tables.streets.joints[column(.text)] + stray.text
        }
        return nil
    }
}
