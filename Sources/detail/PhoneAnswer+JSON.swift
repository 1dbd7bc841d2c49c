import DetailKit
import JSONText
import PhoneNumbers

extension PhoneAnswer {
    /// One object with the members of the contract (SPEC.md, `detail phone`).
    func json(_ validator: Validator, language: String) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        write("input", query.input, to: &writer)
        write("region", query.region, to: &writer)
        switch result {
        case .failure(let error): write("error", error.rawValue, to: &writer)
        case .success(let number): write(number, to: &writer)
        }
        if let match { write("match", match.rawValue, to: &writer) }
        writer.name("problems")
        writer.beginArray()
        for problem in problems { write(problem.finding, problem.severity, validator, language, to: &writer) }
        writer.endArray()
        write("suggestion", suggestion, to: &writer)
        writer.endObject()
        return writer.text
    }

    private func write(
        _ finding: Finding, _ severity: Severity, _ validator: Validator, _ language: String,
        to writer: inout JSONWriter
    ) {
        writer.beginObject()
        write("code", finding.code, to: &writer)
        write("severity", severity.rawValue, to: &writer)
        writer.name("offset")
        writer.number(finding.range.lowerBound)
        writer.name("length")
        writer.number(finding.range.count)
        writer.name("params")
        writer.object(finding.parameters)
        write("message", validator.message(finding, language: language), to: &writer)
        writer.endObject()
    }

    /// The answer to a line of a batch that asks nothing, so that answers stay beside their lines.
    static func json(of fault: PhoneQuery.Fault) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("input")
        writer.null()
        writer.name("region")
        writer.null()
        writer.name("error")
        writer.string(PhoneParseError.notANumber.rawValue)
        writer.name("problem")
        writer.string(fault.code)
        writer.name("column")
        writer.number(fault.column)
        writer.name("problems")
        writer.beginArray()
        writer.endArray()
        writer.name("suggestion")
        writer.null()
        writer.endObject()
        return writer.text
    }
}
