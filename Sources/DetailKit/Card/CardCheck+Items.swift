import Findings
import JSONText

extension CardCheck {
    /// Checks the items of a collection. Its size is looked at first, so that a hostile list costs nothing.
    func items(_ list: JSONNode, _ kind: KindSchema, _ keys: inout ItemKeys) {
        let limit = rules.limits.items
        let count = document.elements(of: list).reduce(0) { count, _ in count + 1 }
        guard count <= limit else {
            return report(RuleCode.tooManyItems, at: list, [Parameter("count", count), Parameter("limit", limit)])
        }
        for item in document.elements(of: list) {
            if document.kind(item) == .object {
                self.item(item, kind, &keys)
            } else {
                reportType("object", item, kind.name)
            }
        }
    }

    /// Checks one detail: its members, its type, its circles, its own rules, and what its kind asks.
    func item(_ node: JSONNode, _ kind: KindSchema, _ keys: inout ItemKeys, extra: StaticString? = nil) {
        let found = members(of: node, kind.object, kind: kind, extra: extra)
        label(node, found, kind)
        circleReferences(found, kind)
        itemRules(found, kind)
        switch kind.detail {
        case .name: name(node, found, kind, &keys)
        case .phone: phone(node, found, kind, &keys)
        case .email: email(node, found, kind, &keys)
        case .address: address(node, found, kind)
        case .date: date(node, found, kind)
        case .photo: photo(node, found, kind)
        case nil: break
        }
    }

    /// A custom type needs a label, and only a custom type shows one.
    private func label(_ node: JSONNode, _ found: FoundMembers, _ kind: KindSchema) {
        guard let type = found[kind.position(.type)] else { return }
        let isCustom = document.text(of: type, equals: rules.listText(kind.customType))
        let label = found[kind.position(.label)]
        let isEmpty = label.flatMap { document.withText(of: $0) { $0.isEmpty } } ?? true
        if isCustom, isEmpty {
            report(RuleCode.labelMissing, at: label ?? type)
        } else if !isCustom, let label {
            report(RuleCode.labelUnused, at: label)
        }
    }
}

/// The kinds that have checks of their own. Others are checked by their schema and rules alone.
enum DetailKind: String, CaseIterable {
    case name, phone, email, address, date, photo
}
