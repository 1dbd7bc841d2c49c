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

    /// A PO box as a street and a number, for a country that has no field for one: "Postbus 123".
    func boxAsStreet(_ field: Int) -> AddressFinding.Suggestion? {
        let parts = tables.bit(tables.streetField) | tables.bit(tables.numberField)
        guard !strays.isEmpty, parts & tables.bit(field) != 0, parts & given == 0, parts & inputs == parts else {
            return nil
        }
        for row in tables.layouts.words[layout, of: tables.words.count] {
            let own = tables.words.field[row]
            let word = tables.text[tables.words.text[row]]
            for stray in strays where inputs & tables.bit(own) == 0 && [own, tables.lineField].contains(stray.field) {
                let number = stray.text.utf8.drop { !StreetText.isDigit($0) }
                let head = String(stray.text.utf8.prefix(stray.text.utf8.count - number.count)) ?? ""
                let isWord = tables.foldedKey(head) == tables.foldedKey(word)
                guard isWord || stray.field == own && head.isEmpty else { continue }
                let whole = StreetParts(street: word, houseNumber: String(number))
                if let fields = tables.fields(of: whole, in: layout) { return .init(fields) }
            }
        }
        return nil
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
