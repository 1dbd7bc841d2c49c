import DetailKit
import JSONText

/// `--format concise`: one problem a line, in the form of compilers, which editors read.
struct LintLines: LintWriter {
    let options: LintOptions

    func write(_ payload: Input, _ report: Report, to bytes: inout [UInt8]) {
        if report.problems.isEmpty { return }
        let places = LintPlaces(payload)
        let name = Excerpt.visible(FileName.shown(payload.name))
        let paint = options.paint
        for problem in report.problems {
            let start = places.region(of: problem).start
            let message = Excerpt.visible(report.message(problem, language: options.language))
            let severity = paint(LintLines.word(problem.severity), .severity(problem.severity))
            let place = paint("\(name):\(start.line):\(start.column):", .strong)
            bytes.append(contentsOf: "\(place) \(severity): \(message) [\(problem.code)]\n".utf8)
        }
    }

    /// The words that compilers use.
    private static func word(_ severity: Severity) -> String { severity == .info ? "note" : severity.rawValue }

    func end(_ summary: LintSummary) -> String { summary.ending(options) }
}
