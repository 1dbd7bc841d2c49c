import EmailAddresses
import JSONText

extension CardCheck {
    func email(_ item: JSONNode, _ found: FoundMembers, _ kind: KindSchema, _ keys: ItemKeys) {
        guard let value = found[kind.position(.value)] else { return }
        email(at: value)
        guard keys.isNeeded else { return }
        keys.add(item: item, value: value) { bytes in
            _ = withText(of: value) { tables.emails.appendKey(of: $0, to: &bytes) }
        }
    }

    /// An address by itself.
    func email(at node: JSONNode) {
        if let result = withText(of: node, { tables.emails.check($0, policy: policy.email) }) {
            report(result.findings, at: node)
        }
    }
}
