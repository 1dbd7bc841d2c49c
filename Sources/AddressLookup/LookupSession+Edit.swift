import PostalAddresses

extension LookupSession {
    /// Takes what a person has put into a field; nil takes the field out.
    ///
    /// Nothing else is changed: what a look-up filled in stays, and is stale when it answered to something else.
    public mutating func edit(_ name: String, _ value: String?) {
        address[name] = value
        // A value that a person has written has no other origin.
        let own = layouts.fieldName(for: name) ?? name
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
        return needed(question) != needed(origin.question)
    }

    /// The fields of a question without which it is not asked; others only help.
    private func needed(_ question: LookupQuestion?) -> [PostalAddress.Field] {
        guard let question, let needs = layout?.lookup?.needs else { return [] }
        return question.fields.filter { needs.contains($0.name) }
    }

    /// Looks again at what there is to ask, after any change.
    mutating func refresh() {
        let before = question
        let checked = layouts.stored(address, isPartial: true)
        stored = checked.address
        question = layout.flatMap { question(checked, $0) }
        guard question != before || state == .none else {
            // A value was changed by hand while the question is the same: taken suggestions may be gone.
            if state == .accepted || state == .stale, origin == nil { state = .declined }
            if state == .agreed, !candidates.contains(where: { changes($0).isEmpty }) { state = .offered }
            return
        }
        generation += 1
        candidates = []
        failure = nil
        state = origin == nil ? .none : isStale ? .stale : .accepted
    }

    /// The question, when everything that is needed is there and right.
    private func question(_ checked: StoredAddress, _ layout: AddressLayout) -> LookupQuestion? {
        guard let lookup = layout.lookup else { return nil }
        let wrong = Set(
            checked.findings.filter { $0.finding.code != AddressCode.storedForm.rawValue }.map(\.field))
        var fields: [PostalAddress.Field] = []
        for name in lookup.needs {
            guard !wrong.contains(name), let value = value(name), !value.isEmpty else { return nil }
            fields.append(PostalAddress.Field(name, value))
        }
        for name in layout.lookupAlso where !wrong.contains(name) {
            if let value = value(name), !value.isEmpty { fields.append(PostalAddress.Field(name, value)) }
        }
        return LookupQuestion(regionCode: layout.regionCode, fields: fields)
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
