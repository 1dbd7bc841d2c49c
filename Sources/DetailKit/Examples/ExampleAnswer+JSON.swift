import JSONText

extension ExampleAnswer {
    /// The report as it is, or what was found by others in its shape.
    func json(_ validator: Validator, language: String) -> [UInt8] {
        if let report { return report.json(language: language) }
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("valid")
        writer.bool(!problems.contains { $0.severity == .error })
        writer.name("problems")
        writer.beginArray()
        for problem in problems {
            writer.beginObject()
            for (name, text) in [
                ("path", problem.path), ("code", problem.code), ("severity", problem.severity.rawValue),
                ("message", validator.message(problem, language: language)),
            ] {
                writer.name(name)
                writer.string(text)
            }
            writer.name("params")
            writer.object(problem.parameters)
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return writer.bytes
    }
}
