import DetailKit
import JSONText
import TableFormat

extension RuleArticle {
    /// The article as one JSON object:
    /// ```
    /// {"code", "kind", "severity", "since", "source", "parameters": [name], "message", "explanation",
    ///  "examples": [{"asks"?, "today"?, "policy"?, "severities"?, "breaks": text, "keeps": text, "problems": [{"path", "code", ...}]}]}
    /// ```
    /// A payload is given as its text; of a large one, what is repeated stands there once, in angle brackets.
    var json: String {
        JSONWriter.object { writer in
            writer.member("code", rule.code)
            writer.member("kind", kind)
            writer.member("severity", severity)
            writer.member("since", rule.since)
            writer.member("source", rule.source)
            writer.name("parameters")
            writer.beginArray()
            for parameter in rule.parameters { writer.string(parameter) }
            writer.endArray()
            writer.member("message", message)
            writer.member("explanation", explanation)
            writer.name("examples")
            writer.beginArray()
            for example in examples { write(example, to: &writer) }
            writer.endArray()
        }
    }

    /// What the code speaks of: what stands before its dot.
    var kind: String { String(rule.code.prefix { $0 != "." }) }

    private func write(_ example: Example, to writer: inout JSONWriter) {
        let context = example.context
        writer.beginObject()
        if let question = context.question { writer.member("asks", question.rawValue) }
        if let today = context.today { writer.member("today", today) }
        if let policy = context.policy { writer.member("policy", policy) }
        if !context.levels.isEmpty {
            writer.name("severities")
            writer.beginObject()
            for level in context.levels { writer.member(level.code, level.level) }
            writer.endObject()
        }
        writer.member("breaks", example.example.broken.shown)
        writer.member("keeps", example.example.kept.shown)
        writer.name("problems")
        writer.beginArray()
        for problem in example.answer.problems where problem.code == rule.code { write(problem, to: &writer) }
        writer.endArray()
        writer.endObject()
    }

    private func write(_ problem: Problem, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("path", problem.path)
        writer.member("code", problem.code)
        writer.member("severity", problem.severity.rawValue)
        writer.member("message", wording.validator.message(problem, language: wording.language))
        writer.name("params")
        writer.object(problem.parameters)
        writer.name("offset")
        writer.number(problem.range.lowerBound)
        writer.name("length")
        writer.number(problem.range.count)
        writer.endObject()
    }
}
