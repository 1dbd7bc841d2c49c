import Findings
public import JSONText

extension Report {
    /// The report as compact JSON, the same bytes from every skin.
    ///
    /// ```
    /// {"valid": bool, "problems": [{"path", "code", "severity", "message", "params", "fix"?, "fixCertainty"?}], "normalized": card or null}
    /// ```
    public func json(language: String) -> [UInt8] {
        var writer = JSONWriter()
        write(to: &writer, language: language)
        return writer.bytes
    }

    /// Writes the report as one JSON value.
    public func write(to writer: inout JSONWriter, language: String) {
        write(to: &writer, language: language) { _, _ in }
    }

    /// Writes the report as one JSON value.
    ///
    /// - Parameter add: may add members to the object of a problem.
    package func write(
        to writer: inout JSONWriter, language: String, adding add: (Problem, inout JSONWriter) -> Void
    ) {
        let row = rules.language(language)
        writer.beginObject()
        writer.name("valid")
        writer.bool(isValid)
        writer.name("problems")
        writer.beginArray()
        for problem in problems { write(problem, to: &writer, language: row, add) }
        writer.endArray()
        writer.name("normalized")
        if let document { writeNormalized(document, to: &writer) } else { writer.null() }
        writer.endObject()
    }

    private func write(
        _ problem: Problem, to writer: inout JSONWriter, language: Int, _ add: (Problem, inout JSONWriter) -> Void
    ) {
        writer.beginObject()
        writer.name("path")
        writer.string(problem.path)
        writer.name("code")
        writer.string(problem.code)
        writer.name("severity")
        writer.string(problem.severity.rawValue)
        writer.name("message")
        writer.string(rules.message(problem.code, problem.parameters, language: language))
        writer.name("params")
        writer.object(problem.parameters)
        if let fix = problem.fix { write(fix, to: &writer) }
        add(problem, &writer)
        writer.endObject()
    }

    private func write(_ fix: Problem.Fix, to writer: inout JSONWriter) {
        writer.name("fix")
        writer.beginArray()
        for operation in fix.operations {
            writer.beginObject()
            writer.name("op")
            writer.string(operation.kind.rawValue)
            writer.name("path")
            writer.string(operation.path)
            if let value = operation.value {
                writer.name("value")
                writer.string(value)
            }
            writer.endObject()
        }
        writer.endArray()
        writer.name("fixCertainty")
        writer.string(fix.certainty.rawValue)
    }
}
