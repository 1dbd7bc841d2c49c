import DetailKit

/// An address that was checked and looked up. What was found is told beside it and changes nothing of it.
struct LookedUpAddress: QueryAnswer {
    private let answer: AddressAnswer
    private let lookup: LookupAnswer

    init(_ query: AddressQuery, _ sources: LookupSources, _ validator: Validator) {
        answer = AddressAnswer(query, validator)
        lookup = LookupAnswer(query.address, sources, validator)
    }

    /// Nothing that a look-up says makes an address wrong.
    var isValid: Bool { answer.isValid }

    /// The object of the address, with a member `lookup` that holds the object of the look-up.
    func json(_ wording: Wording) -> String {
        answer.json(wording).dropLast() + ",\"lookup\":" + lookup.json(wording) + "}"
    }

    static func json(of fault: QueryLine.Fault) -> String { AddressAnswer.json(of: fault) }

    /// What there is to say of the address, then what was found.
    func text(_ wording: Wording) -> String {
        answer.text(wording) + ([.incomplete, .unknownCountry].contains(lookup.reason) ? "" : lookup.text(wording))
    }
}
