import CalendarDates
import DetailKit

/// What is known about one date, as a person reads it: its forms in columns, then what is wrong or doubtful.
struct DateTranscript {
    private let answer: DateAnswer
    private let validator: Validator
    private let language: String

    init(_ answer: DateAnswer, _ validator: Validator, language: String) {
        self.answer = answer
        self.validator = validator
        self.language = language
    }

    var text: String {
        let given = answer.query.input ?? written
        var lines = [Excerpt.visible(given)] + rows
        let findings = FindingLines(given, validator, language: language)
        for problem in answer.problems { lines += findings.lines(problem) }
        for suggestion in answer.suggestions {
            lines.append(
                "  = "
                    + validator.phrase(
                        "transcript.proposal", language: language, [Parameter("value", suggestion)]))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Numbers as they were given.
    private var written: String {
        guard case .numbers(let date) = answer.query.subject else { return "" }
        return ([date.year, date.month, date.day].compactMap { $0 }.map { "\($0)" }).joined(separator: "-")
    }

    private var rows: [String] {
        guard let date = answer.date else { return ["    " + phrase("date.none")] }
        var rows = [("date.iso", date.iso), ("date.vCard", date.vCard)]
        if let next = answer.next { rows.append(("date.next", next.iso)) }
        if let years = answer.years { rows.append(("date.years", "\(years)")) }
        let labels = rows.map { phrase($0.0) }
        let width = labels.map(Excerpt.columns).max() ?? 0
        return zip(labels, rows).map { label, row in
            "    \(label)\(String(repeating: " ", count: width - Excerpt.columns(label)))  \(row.1)"
        }
    }

    private func phrase(_ key: String) -> String { validator.phrase(key, language: language) }
}
