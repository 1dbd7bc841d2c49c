import DetailKit
import JSONText
import PostalAddresses

extension AddressChange {
    /// An address that had another country before.
    init(_ address: PostalAddress, from country: String, _ layouts: AddressLayouts) {
        var before = address
        before.regionCode = country
        self = layouts.changing(before, to: address.regionCode)
    }

    /// What goes, and what could be filled in, for people.
    func lines(_ wording: Wording) -> [String] {
        let gone = cleared.map { "  - \(wording.fieldName($0.name))  \(Excerpt.visible($0.value))" }
        let offered = offers.map { offer in
            "  ? " + offer.map { "\(wording.fieldName($0.name))  \(Excerpt.visible($0.value))" }.joined(separator: ", ")
        }
        return gone + offered
    }
}

extension JSONWriter {
    /// `kept`, `cleared` and `offered` of the contract, and the address before, in its order, for undo.
    mutating func members(of change: AddressChange) {
        name("kept")
        object(change.kept)
        name("cleared")
        object(change.cleared)
        name("offered")
        beginArray()
        for offer in change.offers { object(offer) }
        endArray()
        name("previous")
        beginObject()
        member("country", change.previous.regionCode)
        name("fields")
        object(change.previous.fields)
        endObject()
    }
}
