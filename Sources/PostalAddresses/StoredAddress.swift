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
    /// - Parameter isPartial: whether only the given fields are looked at, as when a part of an address is shared.
    public func stored(_ address: PostalAddress, isPartial: Bool = false) -> StoredAddress {
        var check = begin(country: address.regionCode.utf8Span.span)
        for field in address.fields { check.field(field.name.utf8Span.span, field.value.utf8Span.span) }
        var stored = address
        stored.regionCode = check.regionCode ?? address.regionCode
        let findings = check.finish(isPartial: isPartial)
        for finding in findings {
            guard let repair = finding.finding.repair, repair.certainty == .certain, let entry = finding.entry,
                stored.fields.indices.contains(entry)
            else { continue }
            stored.fields[entry].value = repair.text
        }
        return StoredAddress(address: stored, findings: findings)
    }
}
