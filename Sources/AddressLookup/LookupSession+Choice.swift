import PostalAddresses

extension LookupSession {
    /// Takes a suggestion: its values go into the empty fields, and where something stands, only into the fields that are
    /// named in `replacing`.
    ///
    /// - Returns: whether there was such a suggestion. One that has nothing left to fill in counts as declined.
    @discardableResult
    public mutating func accept(_ index: Int, replacing: Set<String> = []) -> Bool {
        let offers = offers
        guard offers.indices.contains(index), let question else { return false }
        let taken = offers[index].changes.filter { $0.replaces == nil || replacing.contains($0.name) }
        guard !taken.isEmpty else {
            decline()
            return true
        }
        let previous = taken.map { address[givenName($0.name)] }
        for change in taken { address[givenName(change.name)] = change.value }
        origin = LookupOrigin(
            source: offers[index].candidate.source, question: question,
            fields: taken.map { PostalAddress.Field($0.name, $0.value) }, previous: previous)
        state = .accepted
        stored = layouts.stored(address, isPartial: true).address
        return true
    }

    /// Takes no suggestion. What stands there stays and is the person's own.
    public mutating func decline() {
        guard state == .offered else { return }
        origin = nil
        keepDeclined()
    }

    mutating func keepDeclined() {
        if let question, !declined.contains(question) { declined.append(question) }
        state = .declined
    }

    /// Puts back what stood in the fields before the last suggestion was taken, where it still stands, and offers it again.
    ///
    /// - Returns: whether there was anything to take back.
    @discardableResult
    public mutating func undo() -> Bool {
        guard let origin else { return false }
        for (field, old) in zip(origin.fields, origin.previous) { address[givenName(field.name)] = old }
        let wasAccepted = state == .accepted && !candidates.isEmpty
        self.origin = nil
        stored = layouts.stored(address, isPartial: true).address
        state = wasAccepted ? .offered : .none
        settle()
        return true
    }
}
