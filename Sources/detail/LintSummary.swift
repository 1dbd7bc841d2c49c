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

    var text: String {
        let total = counts.values.reduce(0, +)
        let place = "in \(count(files, "file"))"
        guard total > 0 else { return "No problems \(place).\n" }
        let parts = Severity.allCases.reversed().compactMap { severity in
            counts[severity].map { severity == .info ? "\($0) info" : count($0, severity.rawValue) }
        }
        let repaired = repairs == 0 ? "" : "; \(repairs) with a repair"
        return "\(count(total, "problem")) (\(parts.joined(separator: ", "))) \(place)\(repaired).\n"
    }

    private func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
