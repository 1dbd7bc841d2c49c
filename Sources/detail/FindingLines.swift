import DetailKit

/// What was found in a text, as a person reads it: each finding with its place and why it matters.
struct FindingLines {
    private let text: [UInt8]
    private let validator: Validator
    private let language: String

    init(_ text: String, _ validator: Validator, language: String) {
        self.text = Array(text.utf8)
        self.validator = validator
        self.language = language
    }

    func lines(_ problem: RatedFinding) -> [String] {
        let finding = problem.finding
        let excerpt = Excerpt(text, finding.range)
        var lines = [
            "  \(problem.severity.rawValue)[\(finding.code)]: "
                + Excerpt.visible(validator.message(finding, language: language)),
            "   | \(excerpt.line)", "   | \(excerpt.marks)",
        ]
        if let explanation = validator.explanation(finding, language: language) {
            lines.append("   = " + Excerpt.visible(explanation))
        }
        return lines
    }
}

extension QueryLine.Fault {
    /// The fault as a person reads it.
    func text(line: Int, _ validator: Validator, language: String) -> String {
        validator.phrase(
            "query.badLine", language: language,
            [Parameter("line", line), Parameter("column", column), Parameter("code", code)])
    }
}
