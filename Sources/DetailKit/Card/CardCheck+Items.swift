import Findings
import JSONText
import TableFormat

extension CardCheck {
    /// Checks the items of a collection, and keeps what was found in them where that is asked for.
    func items(_ list: JSONNode, _ collection: CollectionCheck) {
        guard isWithinLimit(nodes.elements(of: list), list) else { return }
        if collection.looksIntoItems { collection.items.begin(areKnown: true) }
        for item in nodes.elements(of: list) {
            if nodes.kind(item) == .object {
                let found = self.item(item, collection.kind, collection.keys)
                keep(item, found, of: collection)
            } else {
                reportType("object", item, collection.kind.name)
            }
        }
        repeatedTexts(collection)
    }

    /// Checks one detail: its members, its type, the names that it refers to, what its kind asks, and its own rules.
    @discardableResult
    func item(
        _ node: JSONNode, _ kind: KindSchema, _ keys: ItemKeys, extra: StaticString? = nil
    ) -> FoundMembers {
        let found = members(of: node, kind.object, extra: extra)
        references(found, kind.object)
        if kind.ownNames & found.places != 0 { ownNames(found, kind) }
        if kind.open & found.places != 0 { values(found, kind.object, kind.open, of: node) }
        if kind.sharing & found.places != 0 { sharing(found, kind) }
        switch kind.check {
        case .name: name(node, found, kind, keys)
        case .phone: phone(node, found, kind, keys)
        case .email: email(node, found, kind, keys)
        case .address: address(node, found, kind)
        case .date: date(node, found, kind)
        case .photo: photo(node, found, kind)
        case .none: ownKey(node, found, kind, keys)
        }
        itemRules(node, found, kind)
        return found
    }
}
