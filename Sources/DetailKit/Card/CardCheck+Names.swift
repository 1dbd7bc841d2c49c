import JSONText
import PersonNames

extension CardCheck {
    func name(_ item: JSONNode, _ found: FoundMembers, _ kind: KindSchema, _ keys: ItemKeys) {
        guard let value = found[kind.position(.value)] else { return }
        let isRight = name(at: value)
        guard keys.isNeeded else { return }
        keys.add(item: item, value: value) { bytes in
            _ = withText(of: value) { text in
                lent.names {
                    isRight ? $0.appendKey(ofRight: text, to: &bytes) : $0.appendKey(of: text, to: &bytes)
                }
            }
        }
    }

    /// A name by itself. Says whether it is right as it stands.
    @discardableResult
    func name(at node: JSONNode) -> Bool {
        if withText(of: node, { text in lent.names { $0.isPlainlyRight(text) } }) == true { return true }
        guard let result = withText(of: node, { text in lent.names { $0.check(text) } }) else { return false }
        report(result.findings, at: node)
        return result.findings.isEmpty && result.stored == nil
    }
}
