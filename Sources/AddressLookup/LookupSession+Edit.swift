import PostalAddresses

extension LookupSession {
    /// Takes what a person has put into a field; nil takes the field out.
    ///
    /// Nothing else is changed: what a look-up filled in stays, and is stale when it answered to something else.
    public mutating func edit(_ name: String, _ value: String?) {
        let own = layouts.fieldName(for: name) ?? name
        let given = givenName(own)
        address[address[given] == nil ? name : given] = value
        // A value that a person has written has no other origin.
        if let place = origin?.fields.firstIndex(where: { $0.name == own && $0.value != value }) {
            origin?.fields.remove(at: place)
            origin?.previous.remove(at: place)
            if origin?.fields.isEmpty == true { origin = nil }
        }
        refresh()
    }

    /// Takes an address in its whole, such as after a change of country. The look-up begins anew.
    public mutating func replace(_ new: PostalAddress) {
        let isSameCountry = layouts.regionCode(for: new.regionCode) == layouts.regionCode(for: address.regionCode)
        address = new
        if isSameCountry, var kept = origin {
            kept.keep { new[givenName($0.name)] == $0.value }
            origin = kept.fields.isEmpty ? nil : kept
        } else {
            origin = nil
        }
        refresh()
    }

    /// Whether values of a suggestion stand there that answered to another question.
    public var isStale: Bool {
        guard let origin else { return false }
        return question != origin.question
    }

    /// Looks again at what there is to ask, after any change.
    mutating func refresh() {
        let before = question
        let isMinded = candidates.contains { $0.minds }
        stored = layouts.stored(address, isPartial: true).address
        question = layout.flatMap(question(for:))
        let isOther = question != before || isMinded && question?.given != before?.given && origin == nil
        guard isOther || state == .none else { return settle() }
        generation += 1
        candidates = []
        failure = nil
        if origin != nil {
            state = isStale ? .stale : .accepted
        } else {
            state = question.map(declined.contains) == true ? .declined : .none
        }
    }

    /// What a change by hand makes of the state while the question is the same.
    mutating func settle() {
        switch state {
        case .accepted where origin == nil:
            // Nothing of the suggestion is left.
            keepDeclined()
        case .stale where origin == nil: state = .none
        case .agreed, .offered: state = candidates.contains { changes($0).isEmpty } ? .agreed : .offered
        default: break
        }
    }

    /// The question, when everything that is needed is there and right. Whether it fits what else stands in the address does
    /// not matter: where it does not, an answer helps most.
    private func question(for layout: AddressLayout) -> LookupQuestion? {
        guard let lookup = layout.question else { return nil }
        let asked = lookup.needs + layout.lookupAlso
        var part = PostalAddress(regionCode: layout.regionCode)
        for name in asked {
            if let value = address[givenName(name)] { part.fields.append(PostalAddress.Field(name, value)) }
        }
        let checked = layouts.stored(part, isPartial: true)
        let wrong = checked.findings.filter { $0.finding.code != AddressCode.storedForm.rawValue }.map(\.field)
        let fields = checked.address.fields.filter { field in
            !field.value.allSatisfy(\.isWhitespace) && asked.contains(field.name) && !wrong.contains(field.name)
        }
        guard lookup.needs.allSatisfy({ name in fields.contains { $0.name == name } }) else { return nil }
        let given = lookup.yields.compactMap { name in value(name).map { PostalAddress.Field(name, $0) } }
        return LookupQuestion(
            regionCode: layout.regionCode, fields: fields, postRegionCode: layout.postRegionCode,
            given: given.filter { !$0.value.allSatisfy(\.isWhitespace) })
    }

    /// What a field holds as it is stored.
    func value(_ name: String) -> String? { stored[givenName(name)] }

    /// The name that the address has a field by: its own, or an alias.
    func givenName(_ name: String) -> String {
        address.fields.first { $0.name == name || layouts.fieldName(for: $0.name) == name }?.name ?? name
    }
}

extension LookupOrigin {
    mutating func keep(_ isKept: (PostalAddress.Field) -> Bool) {
        for place in fields.indices.reversed() where !isKept(fields[place]) {
            fields.remove(at: place)
            previous.remove(at: place)
        }
    }
}
