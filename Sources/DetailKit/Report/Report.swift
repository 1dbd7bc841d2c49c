import Findings
import JSONText
import TableFormat

/// What is wrong with a payload, and the card as it should be saved.
///
/// Messages and the saved form are made when they are asked for, so a report that nobody prints costs nothing more.
public struct Report: Sendable {
    /// All problems, in document order.
    public let problems: [Problem]

    /// Whether the card may be saved: no problem is an error.
    public let isValid: Bool

    /// The payload, when a saved form can be made of it.
    let document: JSONDocument?
    let edits: [Edit]
    let rules: RuleTable

    init(problems: [Problem], document: JSONDocument?, edits: [Edit], rules: RuleTable) {
        self.problems = problems
        self.isValid = !problems.contains { $0.severity == .error }
        self.document = document.flatMap { $0.hasDuplicates ? nil : $0 }
        self.edits = edits
        self.rules = rules
    }

    /// The report with some problems left out. Whether the card may be saved stays as it was found.
    package func keeping(_ isKept: (Problem) -> Bool) -> Report {
        let kept = problems.filter(isKept)
        return kept.count == problems.count ? self : Report(self, problems: kept)
    }

    private init(_ report: Report, problems: [Problem]) {
        self.problems = problems
        isValid = report.isValid
        document = report.document
        edits = report.edits
        rules = report.rules
    }

    /// The message of a problem of this report.
    ///
    /// - Parameter language: a BCP 47 tag. Subtags are cut off until the tables have the language; else the first is taken.
    public func message(_ problem: Problem, language: String) -> String {
        rules.message(problem.code, problem.parameters, language: rules.language(language))
    }

    /// Why a problem of this report is one and what to do about it, in a language found as for `message`.
    public func explanation(_ problem: Problem, language: String) -> String? {
        rules.explanation(problem.code, problem.parameters, language: rules.language(language))
    }

    /// The card as it should be saved, as compact JSON; `nil` when the payload is not JSON, or has a member twice and so does
    /// not say what it means.
    ///
    /// Members keep their order, and what could not be repaired stays as it was given.
    public var normalized: [UInt8]? {
        guard let document else { return nil }
        var writer = JSONWriter()
        writeNormalized(document, to: &writer)
        return writer.bytes
    }

    func writeNormalized(_ document: JSONDocument, to writer: inout JSONWriter) {
        let edits = edits.sorted { $0.node.index < $1.node.index }
        var next = 0
        writer.value(document.root, of: document) { node, writer in
            while next < edits.count, edits[next].node.index < node.index { next += 1 }
            guard next < edits.count, edits[next].node == node else { return false }
            writer.string(edits[next].text)
            return true
        }
    }
}
