public import PostalAddresses
import Findings

extension LookupSession {
    /// What there is to say about the address now, field by field. Nothing of it keeps the address from being saved.
    public var findings: [AddressFinding] {
        var findings: [AddressFinding] = []
        switch state {
        case .offered:
            let offers = offers
            if let first = offers.first?.changes.first {
                var finding = finding(.offered, first.name)
                finding.finding.parameters.append(Parameter("count", offers.count))
                finding.suggestions = offers.map { offer in
                    .init(offer.changes.map { PostalAddress.Field($0.name, $0.value) })
                }
                findings.append(finding)
            }
        case .notFound:
            if let name = lastNeed { findings.append(finding(.notFound, name)) }
        case .failed:
            if let name = lastNeed {
                var finding = finding(.failed, name)
                finding.finding.parameters = [Parameter("reason", failure?.rawValue ?? "")]
                findings.append(finding)
            }
        default: break
        }
        if isStale { findings += (origin?.fields ?? []).map { finding(.stale, $0.name) } }
        return findings
    }

    /// The last field that the question needs, in the order of the form: the house number where there is one.
    private var lastNeed: String? {
        layout?.question?.needs.last
    }

    private func finding(_ code: LookupCode, _ name: String) -> AddressFinding {
        let given = givenName(name)
        let entry = address.fields.firstIndex { $0.name == given }
        let length = entry.map { address.fields[$0].value.utf8.count } ?? 0
        let label = layout?.rows.joined().first { $0.name == name }?.labelKey ?? name
        return AddressFinding(
            field: name, entry: entry,
            finding: Finding(
                code: code.rawValue, range: 0..<length,
                parameters: [Parameter("field", name), Parameter("label", label)]),
            suggestions: [])
    }
}
