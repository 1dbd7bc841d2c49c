import JSONText
import PersonNames

extension CardCheck {
    mutating func name(_ item: JSONNode, _ found: FoundMembers, _ kind: KindSchema, _ keys: inout ItemKeys) {
        guard let value = found[kind.position(.value)] else { return }
        guard let result = document.withText(of: value, { tables.names.check($0) }) else { return }
        report(result.findings, at: value)
        if keys.isNeeded, let key = document.withText(of: value, { tables.names.key(of: $0) }), !key.isEmpty {
            keys.add(key, item: item, value: value)
        }
    }
}
