import EmailAddresses
import JSONText

extension CardCheck {
    func email(_ item: JSONNode, _ found: FoundMembers, _ kind: KindSchema, _ keys: inout ItemKeys) {
        guard let value = found[kind.position(.value)],
            let result = document.withText(of: value, { tables.emails.check($0) })
        else { return }
        report(result.findings, at: value)
        guard keys.isNeeded else { return }
        keys.add(item: item, value: value) { bytes in
            _ = document.withText(of: value) { tables.emails.appendKey(of: $0, to: &bytes) }
        }
    }
}
