import Findings
import JSONText

extension CardCheck {
    /// The member that marks a detail alone.
    static let kindMember: StaticString = "kind"

    /// What a payload is.
    enum Form {
        case card
        case change

        /// A detail, and where it says of which kind it is.
        case detail(JSONNode?)
    }

    /// Checks the root: a card, a detail alone, or a change.
    ///
    /// - Parameter before: the card as it was, where that is not for the payload to say.
    func payload(before: CardBefore? = nil) {
        let root = document.root
        guard nodes.kind(root) == .object else { return reportType("object", root, CardSchemaIndex.cardName) }
        let form = form(of: root)
        if case .change = form { return change(root, before) }
        guard let before else { return checked(root, as: form, from: nil) }
        checked(root, as: form, from: old(before))
    }

    /// Checks a card or a detail, and whether it may have come from a card.
    private func checked(_ root: JSONNode, as form: Form, from old: CardCheck?) {
        switch form {
        case .change: break
        case .detail(let node):
            deviceRegion = nil
            detail(root, kindNamed: node, into: old)
        case .card:
            card(root)
            if let old { changes(from: old, to: root) }
        }
    }

    func form(of root: JSONNode) -> Form {
        var isChange = false
        for member in nodes.members(of: root) {
            guard mayTellForm(member.name) else { continue }
            if isKind(member.name) { return .detail(member.value) }
            if !isChange { isChange = isSide(member.name) }
        }
        if isChange { return .change }
        return surroundings.kind == nil ? .card : .detail(nil)
    }

    /// Whether a name begins as one does that no card has: most are told apart by that.
    private func mayTellForm(_ name: JSONNode) -> Bool {
        guard let text = nodes.plainText(of: name) else { return true }
        let start = nodes.start(of: text)
        return start == schema.formStarts.kind || start == schema.formStarts.before || start == schema.formStarts.after
    }

    private func isKind(_ name: JSONNode) -> Bool {
        CardCheck.kindMember.withUTF8Buffer { nodes.isText(name, $0) }
    }

    /// Says which members are there twice.
    func reportDuplicates() {
        for duplicate in document.duplicates {
            report(
                JSONErrorCode.duplicateMember.rawValue, at: duplicate.name,
                [Parameter("firstOffset", document.sourceRange(duplicate.first).lowerBound)])
        }
    }

    private func isSide(_ name: JSONNode) -> Bool {
        place(of: name, in: schema.change) != nil
    }

    /// Checks a detail, which names its kind or is of the one that is asked for. One that names another kind than that is not
    /// what it is taken for.
    private func detail(_ root: JSONNode, kindNamed node: JSONNode?, into old: CardCheck?) {
        let wanted = surroundings.kind
        let kind = schema.kinds.first { kind in
            if let wanted, kind.name != wanted { return false }
            return node.map { document.text(of: $0, equals: kind.name.utf8Span.span) } ?? true
        }
        guard let kind else {
            let known = schema.kinds.map(\.name)
            let allowed = wanted.flatMap { known.contains($0) ? [$0] : nil } ?? known
            return report(
                RuleCode.unknownKind, at: node ?? root, [Parameter("allowed", allowed.joined(separator: ", "))])
        }
        if let old, let card = old.oldCard { return saved(root, kind, into: old, at: card) }
        soleDetail = root
        item(root, kind, noKeys, extra: CardCheck.kindMember)
    }

    /// Checks the new side of a change, and how it came from the old card, which is only read.
    private func change(_ root: JSONNode, _ before: CardBefore?) {
        let found = members(of: root, schema.change)
        // What has come from a card is none with two sides.
        if before != nil { reportNoCard(root, schema.after) }
        let old = found[schema.before].flatMap { self.old($0) }
        guard let after = found[schema.after] else { return }
        let form = form(of: after)
        if case .change = form { return reportNoCard(after, schema.after) }
        checked(after, as: form, from: old)
    }

    func card(_ root: JSONNode) {
        let found = cardMembers(of: root)
        for index in 0..<lentCollections.count {
            let collection = lentCollections[index]
            collection { collection in
                collection.begin()
                guard let list = found[collection.position] else { return }
                collection.keys.begin(isNeeded: needsKeys(collection, list, found))
                items(list, collection)
            }
        }
        cardRules(root)
    }

    /// Takes up a card: its own members, all but the details.
    func cardMembers(of root: JSONNode) -> FoundMembers {
        let found = members(of: root, schema.card)
        cardMembers = found
        knowsCard = true
        firstNames.begin(found)
        names(firstNames)
        for list in otherNames {
            list.begin(found)
            names(list)
        }
        deviceRegion = found[schema.deviceRegion].flatMap(region(at:))
        if schema.values & found.places != 0 { values(found, schema.card, schema.values, of: root) }
        references(found, schema.card)
        return found
    }
}
