import Findings
import TableFormat

/// What a text of an address holds for several fields.
struct AddressSplit {
    /// The finding that it mends; nil for the finding that the house number is missing.
    let finding: Int?
    let fields: [PostalAddress.Field]

    /// Where a street that holds its number was given, and its length.
    var street: (entry: Int, length: Int)?
}

extension AddressCheck {
    /// Takes apart a line that the layout has fields for, such as "Voorbeeldstraat 303, bus 100" in Belgium.
    mutating func keepSplit(ofLine value: Span<UInt8>, _ field: Int) {
        guard field == tables.lineField, let country, let parts = tables.split(value, country.packed),
            let fields = tables.fields(of: parts, in: layout)
        else { return }
        splits.append(AddressSplit(finding: findings.count - 1, fields: fields))
    }

    /// Looks whether a street has its number in it, for when there is no other number.
    mutating func keepSplit(ofStreet value: Span<UInt8>, _ entry: Int) {
        guard given & tables.bit(tables.numberField) == 0, hasDigit(value), let country,
            let parts = tables.split(value, country.packed), let fields = tables.fields(of: parts, in: layout)
        else { return }
        splits.append(AddressSplit(finding: nil, fields: fields, street: (entry, value.count)))
    }

    /// Looks whether a refused house number holds what belongs in other fields, such as "12A" in the Netherlands.
    mutating func keepSplit(_ text: [UInt8], _ cell: Int) {
        guard tables.cells.field[cell] == tables.numberField, let country,
            let parts = tables.splitNumber(text, country.packed), let fields = tables.fields(of: parts, in: layout)
        else { return }
        splits.append(AddressSplit(finding: findings.count - 1, fields: fields))
    }

    /// Offers what was taken apart when its fields are free.
    mutating func suggestSplit() {
        for split in splits {
            guard let finding = split.finding, findings.indices.contains(finding) else { continue }
            let own = findings[finding].field
            if split.fields.allSatisfy({ $0.name == own || isFree($0) }) {
                suggest([.init(split.fields)], for: finding)
            }
        }
    }

    /// The street and the number that were given as one, for when the number is missing.
    var streetWithNumber: AddressFinding.Suggestion? {
        guard let split = splits.first(where: { $0.finding == nil }) else { return nil }
        let street = tables.streetField.map(tables.name)
        return split.fields.allSatisfy { $0.name == street || isFree($0) } ? .init(split.fields) : nil
    }

    /// Says that a street holds its number, for when nobody says that the number is missing.
    mutating func checkNumberInStreet() {
        guard let split = splits.first(where: { $0.finding == nil }), let street = split.street,
            let field = tables.streetField, let number = tables.numberField,
            let cell = tables.cell(field, in: layout), given & tables.bit(number) == 0,
            let suggestion = streetWithNumber
        else { return }
        add(
            .numberInStreet, field: tables.name(field), entry: street.entry, 0..<street.length, label(cell, field),
            suggestions: [suggestion])
    }

    private func isFree(_ field: PostalAddress.Field) -> Bool {
        tables.field(field.name.utf8Span.span).map { given & tables.bit($0) == 0 } ?? false
    }

    func hasDigit(_ value: Span<UInt8>) -> Bool {
        value.withUnsafeBufferPointer { bytes in
            for byte in bytes where StreetText.isDigit(byte) { return true }
            return false
        }
    }
}
