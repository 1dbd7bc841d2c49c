import JSONText
import PersonNames

extension CardCheck {
    func name(_ item: JSONNode, _ found: FoundMembers, _ kind: KindSchema, _ keys: ItemKeys) {
        guard let value = found[kind.position(.value)] else { return }
        name(at: value)
        guard keys.isNeeded else { return }
        keys.add(item: item, value: value) { bytes in
            _ = withText(of: value) { tables.names.appendKey(of: $0, to: &bytes) }
        }
    }

    /// A name by itself.
    func name(at node: JSONNode) {
        if let result = withText(of: node, { tables.names.check($0) }) { report(result.findings, at: node) }
    }
}
