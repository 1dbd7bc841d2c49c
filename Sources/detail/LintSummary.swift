import DetailKit

/// The last line of a transcript.
struct LintSummary {
    var files = 0
    private var counts: [Severity: Int] = [:]
    private var repairs = 0

    mutating func add(_ report: Report) {
        for problem in report.problems {
            counts[problem.severity, default: 0] += 1
            if problem.fix != nil { repairs += 1 }
        }
    }

    func text(_ validator: Validator, language: String) -> String {
        func phrase(_ key: String, _ count: Int) -> String { validator.phrase(key, count: count, language: language) }
        let total = counts.values.reduce(0, +)
        let parts = Severity.allCases.reversed().compactMap { severity in
            counts[severity].map { phrase("summary.\(severity.rawValue)", $0) }
        }
        let key = total == 0 ? "summary.none" : repairs == 0 ? "summary.found" : "summary.repairable"
        let parameters = [
            Parameter("files", phrase("summary.files", files)),
            Parameter("problems", phrase("summary.problems", total)),
            Parameter("parts", parts.joined(separator: ", ")), Parameter("count", repairs),
        ]
        return validator.phrase(key, language: language, parameters) + "\n"
    }
}
