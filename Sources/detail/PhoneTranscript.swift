import DetailKit
import PhoneNumbers

/// What is known about one number, as a person reads it: its forms in columns, then what is wrong or doubtful, each with its
/// place.
struct PhoneTranscript {
    private let answer: PhoneAnswer
    private let validator: Validator
    private let language: String

    init(_ answer: PhoneAnswer, _ validator: Validator, language: String) {
        self.answer = answer
        self.validator = validator
        self.language = language
    }

    var text: String {
        var lines = [Excerpt.visible(answer.query.input)]
        if let number = answer.number {
            lines.append("  " + headline(number))
            lines += rows(number)
        }
        let findings = FindingLines(answer.query.input, validator, language: language)
        for problem in answer.problems { lines += findings.lines(problem) }
        if let suggestion = answer.suggestion {
            lines.append("  = " + phrase("transcript.proposal", [Parameter("value", suggestion)]))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What the number is and where: a mobile number (Netherlands).
    private func headline(_ number: PhoneNumber) -> String {
        let type = answer.plans.type(of: number)
        guard answer.plans.possibility(of: number).isPossible else { return phrase("phone.impossible") }
        let region = answer.plans.region(of: number) ?? number.mainRegion
        return phrase(
            type == .unknown ? "phone.unassigned" : "phone.assigned",
            [Parameter("type", type.rawValue), Parameter("region", region.description)])
    }

    private func rows(_ number: PhoneNumber) -> [String] {
        let plans = answer.plans
        var rows = PhoneNumberStyle.allCases.map { ("phone.\($0.rawValue)", plans.format(number, $0)) }
        if let from = answer.query.from {
            rows.append(("phone.outOfCountry", plans.formatOutOfCountry(number, from: from)))
            let mobile = plans.formatForMobileDialling(number, from: from, withFormatting: true)
            rows.append(("phone.mobileDialling", mobile.isEmpty ? phrase("phone.unreachable") : mobile))
        }
        if let carrier = answer.query.carrier {
            rows.append(("phone.withCarrier", plans.formatNational(number, carrierCode: carrier)))
        }
        if let match = answer.match { rows.append(("phone.match", phrase("match.\(match.rawValue)"))) }
        let labels = rows.map { phrase($0.0) }
        let width = labels.map(Excerpt.columns).max() ?? 0
        return zip(labels, rows).map { label, row in
            "    \(label)\(String(repeating: " ", count: width - Excerpt.columns(label)))  \(Excerpt.visible(row.1))"
        }
    }

    private func phrase(_ key: String, _ parameters: [Parameter] = []) -> String {
        validator.phrase(key, language: language, parameters)
    }
}
