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
    private let paint: Paint

    init(
        _ input: Input, _ report: Report, _ validator: Validator, language: String, _ paint: Paint = Paint(isOn: false)
    ) {
        self.input = input
        self.report = report
        self.validator = validator
        self.language = language
        self.paint = paint
    }

    var text: String { text { _ in true } }

    /// The same of some of the problems.
    func text(_ isShown: (Problem) -> Bool) -> String {
        let problems = report.problems.filter(isShown)
        if problems.isEmpty { return "" }
        let places = LintPlaces(input)
        return problems.map { text(of: $0, places.region(of: $0).start) }.joined()
    }

    private func text(of problem: Problem, _ position: JSONPosition) -> String {
        let excerpt = Excerpt(input.bytes, problem.range)
        let margin = String(repeating: " ", count: String(position.line).count)
        let severity = Paint.Style.severity(problem.severity)
        let bar = paint("|", .frame)
        let message = Excerpt.visible(report.message(problem, language: language))
        var text = "\(paint("\(problem.severity.rawValue)[\(problem.code)]", severity)): \(paint(message, .strong))\n"
        let name = Excerpt.visible(FileName.shown(input.name))
        text += "\(margin)\(paint("-->", .frame)) \(name):\(position.line):\(position.column)"
        let pointer = input.pointer(problem.path)
        text += pointer.isEmpty ? "\n" : "  \(Excerpt.visible(pointer))\n"
        text += "\(margin) \(bar)\n\(paint(String(position.line), .frame)) \(bar) \(excerpt.line)\n"
        text += "\(margin) \(bar) \(paint(excerpt.marks, severity))\n"
        let sign = paint("=", .frame)
        for operation in problem.fix?.operations ?? [] {
            text += "\(margin) \(sign) \(self.text(of: operation, problem))\n"
        }
        if let explanation = report.explanation(problem, language: language) {
            text += "\(margin) \(sign) \(Excerpt.visible(explanation))\n"
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
