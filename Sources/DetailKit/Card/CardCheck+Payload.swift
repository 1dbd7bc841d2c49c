import Findings
import JSONText

extension CardCheck {
    /// The member that marks a detail alone.
    static let kindMember: StaticString = "kind"

    /// Checks the root: a card, or a detail alone.
    func payload() {
        let root = document.root
        guard document.kind(root) == .object else { return reportType("object", root, CardSchemaIndex.cardName) }
        if let kind = document.member(CardCheck.kindMember, of: root) {
            detail(root, kindNamed: kind)
        } else {
            card(root)
        }
    }

    private func detail(_ root: JSONNode, kindNamed node: JSONNode) {
        guard let kind = schema.kinds.first(where: { document.text(of: node, equals: $0.name.utf8Span.span) }) else {
            let allowed = schema.kinds.map(\.name).joined(separator: ", ")
            return report(RuleCode.unknownKind, at: node, [Parameter("allowed", allowed)])
        }
        var keys = ItemKeys(isNeeded: false)
        item(root, kind, &keys, extra: CardCheck.kindMember)
    }

    private func card(_ root: JSONNode) {
        let found = members(of: root, schema.card, kind: nil)
        circles = found[schema.circles]
        knowsCircles = true
        if let circles { circleNames(circles) }
        deviceRegion = found[schema.deviceRegion]
        if let deviceRegion { checkRegion(deviceRegion) }
        var collections: [CollectionKeys] = []
        for (position, kind) in schema.collections {
            guard let list = found[position] else { continue }
            let needed = needsKeys(position, list, found)
            var keys = ItemKeys(isNeeded: needed)
            items(list, kind, &keys)
            if needed { collections.append((position, keys)) }
        }
        cardRules(root, found, collections)
    }

    /// A region code of ISO 3166-1 alpha-2: two capital letters.
    private func checkRegion(_ node: JSONNode) {
        let holds = document.withText(of: node) { text in
            text.count == 2 && UInt8(ascii: "A")...UInt8(ascii: "Z") ~= text[0]
                && UInt8(ascii: "A")...UInt8(ascii: "Z") ~= text[1]
        }
        if holds != true { report(RuleCode.unknownRegion, at: node) }
    }
}
