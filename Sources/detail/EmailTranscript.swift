import DetailKit
import EmailAddresses

/// What is known about one address, as a person reads it: its forms, then what is wrong or doubtful, each with its place.
struct EmailTranscript {
    private let answer: EmailAnswer
    private let validator: Validator
    private let language: String

    init(_ answer: EmailAnswer, _ validator: Validator, language: String) {
        self.answer = answer
        self.validator = validator
        self.language = language
    }

    var text: String {
        var lines = [Excerpt.visible(answer.input), "  " + headline]
        lines += rows
        let findings = FindingLines(answer.input, validator, language: language)
        for problem in answer.problems { lines += findings.lines(problem) }
        if let suggestion = answer.suggestion {
            lines.append("  = " + phrase("transcript.proposal", [Parameter("value", suggestion)]))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private var headline: String {
        phrase(answer.parts == nil ? "email.invalid" : "email.\(answer.domainClass.rawValue)")
    }

    /// The saved form, and the others where they differ from it.
    private var rows: [String] {
        guard let saved = answer.normalized else { return [] }
        var rows = [("email.saved", saved)]
        for (label, text) in [("email.ascii", answer.parts?.ascii), ("email.key", answer.key)] {
            if let text, text != saved { rows.append((label, text)) }
        }
        let labels = rows.map { phrase($0.0) }
        let width = labels.map(Excerpt.columns).max() ?? 0
        return zip(labels, rows).map { label, row in
            let gap = String(repeating: " ", count: width - Excerpt.columns(label))
            return "    \(label)\(gap)  \(Excerpt.visible(row.1))"
        }
    }

    private func phrase(_ key: String, _ parameters: [Parameter] = []) -> String {
        validator.phrase(key, language: language, parameters)
    }
}
