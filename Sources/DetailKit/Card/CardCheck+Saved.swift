import Findings
import JSONText

extension CardCheck {
    /// Checks a detail as it is saved into a card: the card that comes of it is looked at as a whole, and what is wrong with the
    /// detail, with its collection, or with the card because of it, is told of the detail.
    func saved(_ detail: JSONNode, _ kind: KindSchema, into old: CardCheck, at card: JSONNode) {
        guard let position = schema.collections.first(where: { $0.kind.row == kind.row })?.position else {
            // No card can have it.
            let known = schema.collections.map(\.kind.name).joined(separator: ", ")
            return report(RuleCode.unknownKind, at: detail, [Parameter("allowed", known)])
        }
        guard let saved = SavedCard(detail, of: self, kind, in: position, of: old, card) else {
            // That the list of the card cannot be read has been told.
            soleDetail = detail
            _ = item(detail, kind, noKeys, extra: CardCheck.kindMember)
            return
        }
        let known = CardCheck(tables: tables, policy: policy)
        known.begin(old.document, .unknown)
        known.soleDetail(nil, of: card)
        let new = CardCheck(tables: tables, policy: policy)
        new.begin(saved.document, surroundings)
        new.soleDetail(saved.detail, of: saved.document.root)
        new.changes(from: old, to: saved.document.root)
        let places = SavedPlaces(self, detail, saved, base: old.document.pointer(to: card), known.problems)
        for problem in new.problems { if let told = places.told(problem) { add(told) } }
        for edit in new.edits {
            let node = saved.document.node(edit.node, of: saved.detail, copiedTo: detail)
            if let node { save(node, as: edit.text) }
        }
    }

    /// Checks a card of which all is known but one detail: of the others nothing is told but by the rules on collections and on
    /// the card as a whole.
    private func soleDetail(_ detail: JSONNode?, of root: JSONNode) {
        soleDetail = detail
        var found = FoundMembers()
        quietly { found = cardMembers(of: root) }
        for index in 0..<lentCollections.count {
            let collection = lentCollections[index]
            collection { collection in
                collection.begin()
                if let list = found[collection.position] { items(list, of: collection, found) }
            }
        }
        cardRules(root)
    }

    private func items(_ list: JSONNode, of collection: CollectionCheck, _ found: FoundMembers) {
        guard isWithinLimit(nodes.elements(of: list), list) else { return }
        collection.keys.begin(isNeeded: needsKeys(collection, list, found))
        if collection.looksIntoItems { collection.items.begin(areKnown: true) }
        for item in nodes.elements(of: list) where nodes.kind(item) == .object {
            var members = FoundMembers()
            if item == soleDetail {
                members = self.item(item, collection.kind, collection.keys, extra: CardCheck.kindMember)
            } else {
                quietly { members = self.item(item, collection.kind, collection.keys) }
            }
            keep(item, members, of: collection)
        }
        repeatedTexts(collection)
    }
}
