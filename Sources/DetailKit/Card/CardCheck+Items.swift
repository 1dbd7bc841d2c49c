import Findings
import JSONText

extension CardCheck {
    /// Checks the items of a collection.
    func items(_ list: JSONNode, _ kind: KindSchema, _ keys: ItemKeys) {
        guard isWithinLimit(nodes.elements(of: list), list) else { return }
        for item in nodes.elements(of: list) {
            if nodes.kind(item) == .object {
                self.item(item, kind, keys)
            } else {
                reportType("object", item, kind.name)
            }
        }
    }

    /// Checks one detail: its members, its type, its circles, its own rules, and what its kind asks.
    func item(_ node: JSONNode, _ kind: KindSchema, _ keys: ItemKeys, extra: StaticString? = nil) {
        let found = members(of: node, kind.object, kind: kind, extra: extra)
        label(node, found, kind)
        circleReferences(found, kind)
        itemRules(node, found, kind)
        switch kind.detail {
        case .name: name(node, found, kind, keys)
        case .phone: phone(node, found, kind, keys)
        case .email: email(node, found, kind, keys)
        case .address: address(node, found, kind)
        case .date: date(node, found, kind)
        case .photo: photo(node, found, kind)
        case nil: break
        }
    }

    /// A custom type needs a label, and only a custom type shows one.
    private func label(_ node: JSONNode, _ found: FoundMembers, _ kind: KindSchema) {
        let type = found[kind.position(.type)]
        let label = found[kind.position(.label)]
        let isCustom = type.map { nodes.isText($0, rules.listText(kind.customType)) } ?? false
        if isCustom, let type, label.map(isBlank) ?? true {
            report(RuleCode.labelMissing, at: label ?? type)
        } else if !isCustom, let label, type != nil || !isGiven(kind, .type, in: node) {
            report(RuleCode.labelUnused, at: label)
        }
    }

    /// Whether a text has nothing but white space.
    func isBlank(_ node: JSONNode) -> Bool {
        // Most texts begin with a sign of ASCII that is none.
        if let first = nodes.plainText(of: node)?.first, 0x21..<0x7F ~= first { return false }
        return document.string(of: node)?.unicodeScalars.allSatisfy(\.properties.isWhitespace) ?? true
    }

    /// Whether an item has a member, of whatever type.
    func isGiven(_ kind: KindSchema, _ role: KindSchema.Role, in node: JSONNode) -> Bool {
        kind.position(role).map { isGiven(kind.object.firstMember + $0, in: node) } ?? false
    }
}

/// The kinds that have checks of their own. Others are checked by their schema and rules alone.
enum DetailKind: String, CaseIterable {
    case name, phone, email, address, date, photo
}
