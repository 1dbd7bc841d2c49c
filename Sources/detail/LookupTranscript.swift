import AddressLookup
import DetailKit

extension LookupAnswer: QueryAnswer {
    /// What was asked about, what is suggested, and what would be replaced by it.
    func text(_ wording: Wording) -> String {
        let given = address.fields.map { Excerpt.visible($0.value) }
        var lines = [([lookup.layout?.regionCode ?? address.regionCode] + given).joined(separator: "  ")]
        lines.append("  " + headline(wording))
        for (index, offer) in lookup.offers.enumerated() { lines += self.lines(offer, index + 1, wording) }
        for problem in problems where problem.found.finding.code != LookupCode.offered.rawValue {
            let text = problem.found.entry.map { address.fields[$0].value }
            lines += wording.lines((problem.found.finding, problem.severity), in: text)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func headline(_ wording: Wording) -> String {
        if lookup.state == .offered { return wording.phrase("lookup.offered", count: lookup.offers.count) }
        guard let reason else { return wording.phrase("lookup.\(lookup.state.rawValue)") }
        let country = Parameter("country", lookup.layout?.regionCode ?? "")
        return wording.phrase("lookup.none.\(reason.rawValue)", [country, Parameter("needs", needs(wording))])
    }

    private func lines(_ offer: LookupOffer, _ number: Int, _ wording: Wording) -> [String] {
        let source = wording.phrase(
            "lookup.source",
            [
                Parameter("source", Excerpt.visible(offer.candidate.source)),
                Parameter("confidence", offer.candidate.confidence),
            ])
        return ["  \(number). \(source)"]
            + offer.changes.map { change in
                let parameters = [
                    Parameter("label", label(change.name)), Parameter("value", Excerpt.visible(change.value)),
                    Parameter("old", Excerpt.visible(change.replaces ?? "")),
                ]
                return "     " + wording.phrase(change.replaces == nil ? "lookup.fill" : "lookup.replace", parameters)
            }
    }

    /// What has to be filled in first, by its labels.
    private func needs(_ wording: Wording) -> String {
        let inputs = lookup.layout.map { Array($0.rows.joined()) } ?? []
        let needs = lookup.layout?.question?.needs ?? []
        return inputs.filter { needs.contains($0.name) }.map { $0.label(language: wording.language) }
            .joined(separator: ", ")
    }

    private func label(_ name: String) -> String {
        lookup.layout?.rows.joined().first { $0.name == name }?.labelKey ?? name
    }
}
