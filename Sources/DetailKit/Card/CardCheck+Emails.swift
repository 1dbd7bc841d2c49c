import EmailAddresses
import JSONText

extension CardCheck {
    mutating func email(_ item: JSONNode, _ found: FoundMembers, _ kind: KindSchema, _ keys: inout ItemKeys) {
        guard let value = found[kind.position(.value)],
            let result = document.withText(of: value, { tables.emails.check($0) })
        else { return }
        report(result.findings, at: value)
        if keys.isNeeded, let key = document.withText(of: value, { tables.emails.key(of: $0) }), !key.isEmpty {
            keys.add(key, item: item, value: value)
        }
    }
}
