import DetailKit

/// What is known about one name, as a person reads it: its saved form, then what is wrong or doubtful, each with its place.
struct NameTranscript {
    private let answer: NameAnswer
    private let validator: Validator
    private let language: String

    init(_ answer: NameAnswer, _ validator: Validator, language: String) {
        self.answer = answer
        self.validator = validator
        self.language = language
    }

    var text: String {
        var lines = [Excerpt.visible(answer.input), "  " + headline]
        if answer.isValid { lines += rows }
        let findings = FindingLines(answer.input, validator, language: language)
        for problem in answer.problems { lines += findings.lines(problem) }
        if let suggestion = answer.suggestion {
            lines.append("  = " + phrase("transcript.proposal", [Parameter("value", suggestion)]))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Whether it is a name, and how long: a name of 16 characters.
    private var headline: String {
        guard answer.isValid, let graphemes = answer.graphemes else { return phrase("name.invalid") }
        return validator.phrase("name.valid", count: graphemes, language: language)
    }

    private var rows: [String] {
        let rows = [("name.saved", answer.normalized), ("name.key", answer.key)]
        let labels = rows.map { phrase($0.0) }
        let width = labels.map(Excerpt.columns).max() ?? 0
        return zip(labels, rows).compactMap { label, row in
            guard let value = row.1 else { return nil }
            let gap = String(repeating: " ", count: width - Excerpt.columns(label))
            return "    \(label)\(gap)  \(Excerpt.visible(value))"
        }
    }

    private func phrase(_ key: String, _ parameters: [Parameter] = []) -> String {
        validator.phrase(key, language: language, parameters)
    }
}
