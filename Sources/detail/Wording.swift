import DetailKit

/// The words of the tables in one language, laid out as a person reads them.
struct Wording {
    let validator: Validator
    let language: String

    func phrase(_ key: String, _ parameters: [Parameter] = []) -> String {
        validator.phrase(key, language: language, parameters)
    }

    /// A phrase about a number of things, in the form for one or for many.
    func phrase(_ key: String, count: Int) -> String { validator.phrase(key, count: count, language: language) }

    /// Phrases and what they stand for, in two columns.
    func columns(_ rows: [(key: String, value: String)]) -> [String] {
        let labels = rows.map { phrase($0.key) }
        let width = labels.map(Excerpt.columns).max() ?? 0
        return zip(labels, rows).map { label, row in
            let gap = String(repeating: " ", count: width - Excerpt.columns(label))
            return "    \(label)\(gap)  \(Excerpt.visible(row.value))"
        }
    }

    /// An answer as a whole: what it begins with, what was found in the text, and what was probably meant.
    func transcript(
        _ head: [String], _ problems: [RatedFinding], in text: String, suggestions: [String]
    ) -> String {
        let lines =
            head + problems.flatMap { self.lines($0, in: text) }
            + suggestions.map { "  = " + phrase("transcript.proposal", [Parameter("value", $0)]) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What was found, why it matters and, where the text is given, its place.
    func lines(_ problem: RatedFinding, in text: String? = nil) -> [String] {
        lines(problem, in: text.map { Array($0.utf8) })
    }

    func lines(_ problem: RatedFinding, in text: [UInt8]?) -> [String] {
        let finding = problem.finding
        let message = Excerpt.visible(validator.message(finding, language: language))
        var lines = ["  \(problem.severity.rawValue)[\(finding.code)]: \(message)"]
        if let text {
            let excerpt = Excerpt(text, finding.range)
            lines += ["   | \(excerpt.line)", "   | \(excerpt.marks)"]
        }
        if let explanation = validator.explanation(finding, language: language) {
            lines.append("   = " + Excerpt.visible(explanation))
        }
        return lines
    }
}

extension QueryLine.Fault {
    /// The fault as a person reads it.
    func text(line: Int, _ wording: Wording) -> String {
        wording.phrase(
            "query.badLine", [Parameter("line", line), Parameter("column", column), Parameter("code", code)])
    }
}
