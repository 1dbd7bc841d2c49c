import Findings
import JSONText

/// The card before a change, where it stands in a document of its own.
enum CardBefore {
    case document(JSONDocument)

    /// It is no JSON, or says something twice.
    case unreadable
}

extension CardCheck {
    /// What is told of a card that is otherwise only read: that it is none, or that a part of it cannot be read. The rules on
    /// changes are silent about such a part, and must not be silently.
    private static let unreadable = [RuleCode.wrongType, RuleCode.tooManyItems]

    /// Takes up the card before a change, which is a part of this payload; nil when it is none.
    func old(_ root: JSONNode) -> CardCheck? {
        let old = CardCheck(tables: tables, policy: policy)
        let isCard = old.read(document, root)
        for problem in old.problems { add(problem) }
        old.fallSilent()
        return isCard ? old : nil
    }

    /// Takes up the card before a change. What cannot be read there has no place in this payload, so that once is told that
    /// it is no card.
    func old(_ before: CardBefore) -> CardCheck? {
        guard case .document(let document) = before else {
            reportNoCard(self.document.root, schema.before)
            return nil
        }
        let old = CardCheck(tables: tables, policy: policy)
        let isCard = old.read(document, document.root)
        if !old.problems.isEmpty { reportNoCard(self.document.root, schema.before) }
        old.fallSilent()
        return isCard ? old : nil
    }

    /// Tells that a side of a change is no card.
    func reportNoCard(_ node: JSONNode, _ side: Int?) {
        guard let side else { return }
        reportType(CardSchemaIndex.cardName, node, rules.memberName(schema.change.firstMember + side))
    }

    /// Reads a card before a change, and tells what cannot be read of it. Answers whether it is a card.
    func read(_ document: JSONDocument, _ root: JSONNode) -> Bool {
        begin(document, .unknown)
        toldCodes = CardCheck.unreadable
        guard isCard(root) else {
            reportNoCard(root, schema.before)
            return false
        }
        oldCard = root
        cardMembers = members(of: root, schema.card)
        knowsCard = true
        deviceRegion = cardMembers[schema.deviceRegion].flatMap(region(at:))
        for (position, kind) in schema.collections where !schema.changeRules[kind.row].isEmpty {
            guard let list = cardMembers[position], isWithinLimit(nodes.elements(of: list), list) else { continue }
            for item in nodes.elements(of: list) {
                if nodes.kind(item) == .object {
                    _ = members(of: item, kind.object)
                } else {
                    reportType("object", item, kind.name)
                }
            }
        }
        return true
    }

    /// Whether an object is a card, and not something else that was taken for one: it is empty, or has a member of a card.
    private func isCard(_ root: JSONNode) -> Bool {
        guard nodes.kind(root) == .object, case .card = form(of: root) else { return false }
        var isEmpty = true
        for member in nodes.members(of: root) {
            if place(of: member.name, in: schema.card) != nil { return true }
            isEmpty = false
        }
        return isEmpty
    }
}
