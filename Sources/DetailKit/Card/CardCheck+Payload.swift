import Findings
import JSONText

extension CardCheck {
    /// The member that marks a detail alone.
    static let kindMember: StaticString = "kind"

    /// Checks the root: a card, a detail alone, or a change.
    ///
    /// - Parameter before: the card as it was, where the payload is not itself a change.
    func payload(before: JSONDocument? = nil) {
        let root = document.root
        guard nodes.kind(root) == .object else { return reportType("object", root, CardSchemaIndex.cardName) }
        if let name = surroundings.kind {
            return detail(root, of: name, kindNamed: document.member(CardCheck.kindMember, of: root))
        }
        var isChange = false
        for member in nodes.members(of: root) {
            if isKind(member.name) { return detail(root, kindNamed: member.value) }
            if !isChange { isChange = isSide(member.name) }
        }
        if isChange { return change(root) }
        card(root)
        if let before { changes(from: before, before.root, to: root) }
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

    /// Says that the card before cannot be read, so that no rule on changes has been looked at.
    func reportMissingBefore() {
        guard let place = schema.before else { return }
        reportType("object", document.root, rules.memberName(schema.change.firstMember + place))
    }

    private func detail(_ root: JSONNode, kindNamed node: JSONNode) {
        guard let kind = schema.kinds.first(where: { document.text(of: node, equals: $0.name.utf8Span.span) }) else {
            let allowed = schema.kinds.map(\.name).joined(separator: ", ")
            return report(RuleCode.unknownKind, at: node, [Parameter("allowed", allowed)])
        }
        item(root, kind, noKeys, extra: CardCheck.kindMember)
    }

    /// Checks a detail whose kind is known. A payload that names another one is not what it is taken for.
    private func detail(_ root: JSONNode, of name: String, kindNamed node: JSONNode?) {
        if let node, !document.text(of: node, equals: name.utf8Span.span) {
            return report(RuleCode.unknownKind, at: node, [Parameter("allowed", name)])
        }
        guard let kind = schema.kinds.first(where: { $0.name == name }) else {
            let allowed = schema.kinds.map(\.name).joined(separator: ", ")
            return report(RuleCode.unknownKind, at: root, [Parameter("allowed", allowed)])
        }
        item(root, kind, noKeys, extra: CardCheck.kindMember)
    }

    private func isSide(_ name: JSONNode) -> Bool {
        place(of: name, in: schema.change) != nil
    }

    /// Checks the new card of a change, and how it came from the old one, which is only read.
    private func change(_ root: JSONNode) {
        let found = members(of: root, schema.change)
        guard let after = found[schema.after] else { return }
        card(after)
        if let old = found[schema.before] { changes(from: document, old, to: after) }
    }

    private func card(_ root: JSONNode) {
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
}
