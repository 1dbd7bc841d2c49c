public import Findings

/// An address as it is to be saved, and what is to be said of it.
public struct StoredAddress: Sendable, Equatable {
    /// The address with the repairs that are certain; what is wrong stays as it was given.
    public var address: PostalAddress

    /// In the order of the fields, then what lies between them and what is missing.
    public var findings: [AddressFinding]
}

extension AddressLayouts {
    /// Checks an address and puts each text into the form in which it is kept.
    ///
    /// - Parameters:
    ///   - isPartial: whether only the given fields are looked at, as when a part of an address is shared.
    ///   - left: the code of the country that the address had before, when it was just changed: to go back there is not
    ///     suggested, whatever was left behind.
    public func stored(
        _ address: PostalAddress, isPartial: Bool = false, leaving left: String? = nil
    ) -> StoredAddress {
        var check = begin(country: address.regionCode.utf8Span.span)
        address.fields.withUnsafeBufferPointer { fields in
            for index in fields.indices {
                check.field(fields[index].name.utf8Span.span, fields[index].value.utf8Span.span)
            }
        }
        var stored = address
        stored.regionCode = check.regionCode ?? address.regionCode
        var findings = check.finish(isPartial: isPartial)
        if let left = left.flatMap(regionCode) { takeOutProposals(of: left, &findings, address) }
        for index in findings.indices {
            guard let repair = findings[index].finding.repair, repair.certainty == .certain,
                let entry = findings[index].entry, stored.fields.indices.contains(entry)
            else { continue }
            stored.fields[entry].value = repair.text
        }
        for index in findings.indices where !findings[index].suggestions.isEmpty {
            for place in findings[index].suggestions.indices {
                name(&findings[index].suggestions[place].fields, as: address)
            }
        }
        return StoredAddress(address: stored, findings: findings)
    }

    /// Gives fields the names under which the address has them: a repair under another name would be there twice.
    private func name(_ fields: inout [PostalAddress.Field], as address: PostalAddress) {
        for index in fields.indices {
            let field = tables.field(fields[index].name.utf8Span.span)
            guard field != nil, !address.fields.contains(where: { $0.name == fields[index].name }) else { continue }
            let given = address.fields.first { tables.field($0.name.utf8Span.span) == field }
            if let given { fields[index].name = given.name }
        }
    }

    /// Takes out what a country that was left makes of what stays behind: the way back, and other codes for one that was right
    /// there.
    private func takeOutProposals(
        of left: String, _ findings: inout [AddressFinding], _ address: PostalAddress
    ) {
        let back = AddressFinding.Suggestion(field: AddressCheck.countryName, value: left)
        for index in findings.indices {
            findings[index].suggestions.removeAll { $0 == back }
            guard let code = tables.postalCodeField, findings[index].field == tables.name(code),
                findings[index].finding.repair?.certainty != .certain,
                let entry = findings[index].entry, address.fields.indices.contains(entry),
                isCode(address.fields[entry].value, of: left)
            else { continue }
            findings[index].suggestions.removeAll { $0.fields.first?.name == tables.name(code) }
            findings[index].finding.repair = nil
        }
    }

    /// Whether a text is a postal code of a country.
    private func isCode(_ text: String, of country: String) -> Bool {
        guard let code = tables.postalCodeField else { return false }
        var check = begin(country: country.utf8Span.span)
        check.field(tables.name(code).utf8Span.span, text.utf8Span.span)
        let stored = AddressCode.storedForm.rawValue
        return check.finish(isPartial: true).allSatisfy { $0.finding.code == stored }
    }
}
