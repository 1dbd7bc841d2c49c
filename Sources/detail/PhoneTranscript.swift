import DetailKit
import PhoneNumbers

extension PhoneAnswer: QueryAnswer {
    /// What is known about a number: its forms in columns, then what is wrong or doubtful, each with its place.
    func text(_ wording: Wording) -> String {
        var head = [Excerpt.visible(query.input)]
        if let number {
            head.append("  " + headline(number, wording))
            head += wording.columns(forms(number, wording))
        }
        return wording.transcript(head, problems, in: query.input, suggestions: suggestion.map { [$0] } ?? [])
    }

    /// What the number is and where: a mobile number (Netherlands).
    private func headline(_ number: PhoneNumber, _ wording: Wording) -> String {
        let type = plans.type(of: number)
        guard plans.possibility(of: number).isPossible else { return wording.phrase("phone.impossible") }
        let region = plans.region(of: number) ?? number.mainRegion
        return wording.phrase(
            type == .unknown ? "phone.unassigned" : "phone.assigned",
            [Parameter("type", type.rawValue), Parameter("region", region.description)])
    }

    private func forms(_ number: PhoneNumber, _ wording: Wording) -> [(String, String)] {
        var rows = PhoneNumberStyle.allCases.map { ("phone.\($0.rawValue)", plans.format(number, $0)) }
        if let from = query.from {
            rows.append(("phone.outOfCountry", plans.formatOutOfCountry(number, from: from)))
            let mobile = plans.formatForMobileDialling(number, from: from, withFormatting: true)
            rows.append(("phone.mobileDialling", mobile.isEmpty ? wording.phrase("phone.unreachable") : mobile))
        }
        if let carrier = query.carrier {
            rows.append(("phone.withCarrier", plans.formatNational(number, carrierCode: carrier)))
        }
        if let match { rows.append(("phone.match", wording.phrase("match.\(match.rawValue)"))) }
        return rows
    }
}
