import Findings
import JSONText
import PhoneNumbers

extension CardCheck {
    func phone(_ item: JSONNode, _ found: FoundMembers, _ kind: KindSchema, _ keys: inout ItemKeys) {
        let country = found[kind.position(.country)]
        // A country that is none is reported by itself; the number is then read without one.
        let region = country.map(region(at:)) ?? deviceRegion
        guard let value = found[kind.position(.value)] else { return }
        guard let result = document.withText(of: value, { tables.phones.check($0, region: region) }) else { return }
        report(country != nil && region == nil ? result.findings.filter(isNotAboutRegion) : result.findings, at: value)
        if keys.isNeeded, let number = result.number {
            keys.add(item: item, value: value) { $0.append(contentsOf: number.e164.utf8) }
        }
    }

    private func isNotAboutRegion(_ finding: Finding) -> Bool { finding.code != PhoneCode.noRegion.rawValue }
}
