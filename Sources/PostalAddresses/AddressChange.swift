import TableFormat

/// What becomes of an address when its country changes.
public struct AddressChange: Sendable, Equatable {
    /// The address before, byte for byte: what one step of undo gives back.
    public var previous: PostalAddress

    /// The address after: only fields that the new layout has, or every address, with the texts as they were.
    public var address: PostalAddress

    /// The fields that stay, in their order.
    public var kept: [PostalAddress.Field]

    /// The fields that go, in their order: those that the new layout lacks, and the region, which means nothing in another
    /// country. With `kept` they are all fields of the address before.
    public var cleared: [PostalAddress.Field]

    /// What could be filled in from what goes, each a set of fields to take together or not at all: a line for a street and its
    /// number, or the other way round. Never taken without asking, and never over a field that stays.
    public var offers: [[PostalAddress.Field]]

    /// What a check says of the address after; a code of the old country is told at once.
    public var findings: [AddressFinding]
}

extension AddressLayouts {
    /// Moves an address to another country.
    ///
    /// Where both codes stand for one country, as UK and GB do, nothing goes. The same holds when there is no country of the new
    /// code: a slip of the pen costs no text.
    ///
    /// - Parameters:
    ///   - country: the new country, by an ISO 3166-1 code or an alias of one.
    ///   - isPartial: whether missing fields are not told.
    public func changing(_ address: PostalAddress, to country: String, isPartial: Bool = false) -> AddressChange {
        let old = begin(country: address.regionCode.utf8Span.span).country
        let new = begin(country: country.utf8Span.span).country
        var change = AddressChange(
            previous: address,
            address: PostalAddress(regionCode: new.map { AddressTables.code($0.packed) } ?? country),
            kept: [], cleared: [], offers: [], findings: [])
        for field in address.fields {
            if let new, old?.packed != new.packed, !tables.stays(field.name, in: new.layout) {
                change.cleared.append(field)
            } else {
                change.kept.append(field)
            }
        }
        change.address.fields = change.kept
        if let new, !change.cleared.isEmpty {
            change.offers = AddressOffers(tables, change, from: old, to: new).all
        }
        change.findings = stored(change.address, isPartial: isPartial, leaving: address.regionCode).findings
        return change
    }
}

extension AddressTables {
    /// Whether a field keeps its meaning under another layout.
    fileprivate func stays(_ name: String, in layout: Int) -> Bool {
        guard let field = field(name.utf8Span.span), field != regionField else { return false }
        return layouts.fields[layout] >> field & 1 == 1 || everywhere[field] != 0
    }
}
