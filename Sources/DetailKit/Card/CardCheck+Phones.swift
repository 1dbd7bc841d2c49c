import JSONText
import PhoneNumbers

extension CardCheck {
    func phone(_ item: JSONNode, _ found: FoundMembers, _ kind: KindSchema, _ keys: inout ItemKeys) {
        guard let value = found[kind.position(.value)] else { return }
        let region = found[kind.position(.country)] ?? deviceRegion
        let code = region.flatMap(document.string(of:)).flatMap { RegionCode($0) }
        guard let result = document.withText(of: value, { tables.phones.check($0, region: code) }) else { return }
        report(result.findings, at: value)
        if keys.isNeeded, let number = result.number {
            keys.add(item: item, value: value) { $0.append(contentsOf: number.e164.utf8) }
        }
    }
}
