import EmailAddresses
import JSONText

extension CardCheck {
    func email(_ item: JSONNode, _ found: FoundMembers, _ kind: KindSchema, _ keys: ItemKeys) {
        guard let value = found[kind.position(.value)] else { return }
        let isOwnKey = email(at: value)
        guard keys.isNeeded else { return }
        keys.add(item: item, value: value) { bytes in
            _ = withText(of: value) { text in
                if isOwnKey {
                    text.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
                } else {
                    lent.emails { $0.appendKey(of: text, to: &bytes) }
                }
            }
        }
    }

    /// An address by itself. Says whether it is its own key.
    @discardableResult
    func email(at node: JSONNode) -> Bool {
        if withText(of: node, { text in lent.emails { $0.isPlainlyRight(text) } }) == true { return true }
        let result = withText(of: node) { text in lent.emails { $0.check(text, policy: policy.email) } }
        guard let result else { return false }
        report(result.findings, at: node)
        return result.isOwnKey
    }
}
