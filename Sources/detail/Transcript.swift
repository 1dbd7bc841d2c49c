import DetailKit
import JSONText

/// A report as a person reads it: each problem with its place, the line with the place marked, and the repair.
///
/// Everything that comes from outside goes through `Excerpt.visible`, messages too: their parameters name members and files.
struct Transcript {
    private let input: Input
    private let report: Report
    private let validator: Validator
    private let language: String

    init(_ input: Input, _ report: Report, _ validator: Validator, language: String) {
        self.input = input
        self.report = report
        self.validator = validator
        self.language = language
    }

    var text: String {
        if report.problems.isEmpty { return "" }
        let places = JSONPositionIndex(input.bytes)
        return report.problems.map { text(of: $0, places.position(ofByte: $0.range.lowerBound)) }.joined()
    }

    private func text(of problem: Problem, _ position: JSONPosition) -> String {
        let line = (input.line ?? 1) + position.line - 1
        let excerpt = Excerpt(input.bytes, problem.range)
        let margin = String(repeating: " ", count: String(line).count)
        var text = "\(problem.severity.rawValue)[\(problem.code)]: "
        text += "\(Excerpt.visible(report.message(problem, language: language)))\n"
        text += "\(margin)--> \(Excerpt.visible(input.name)):\(line):\(position.column)"
        text += problem.path.isEmpty ? "\n" : "  \(Excerpt.visible(problem.path))\n"
        text += "\(margin) |\n\(line) | \(excerpt.line)\n\(margin) | \(excerpt.marks)\n"
        for operation in problem.fix?.operations ?? [] { text += "\(margin) = \(self.text(of: operation, problem))\n" }
        if let explanation = report.explanation(problem, language: language) {
            text += "\(margin) = \(Excerpt.visible(explanation))\n"
        }
        return text + "\n"
    }

    private func text(of operation: PatchOperation, _ problem: Problem) -> String {
        let key =
            switch operation.kind {
            case .remove: "transcript.removal"
            case .add: "transcript.elsewhere"
            case .replace where operation.path != problem.path: "transcript.elsewhere"
            case .replace: problem.fix?.certainty == .certain ? "transcript.repair" : "transcript.proposal"
            }
        let parameters = [
            Parameter("path", Excerpt.visible(operation.path)),
            Parameter("value", Excerpt.visible(operation.value ?? "")),
        ]
        return validator.phrase(key, language: language, parameters)
    }
}
