import DetailKit
import JSONText

/// What is wrong or doubtful, and how much it matters.
typealias RatedFinding = (finding: Finding, severity: Severity)

extension JSONWriter {
    /// One object on one line.
    static func object(_ members: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        members(&writer)
        writer.endObject()
        return writer.text
    }

    /// The member `problems`: what was found in one text, places in bytes of it.
    mutating func problems(_ problems: [RatedFinding], _ wording: Wording) {
        name("problems")
        beginArray()
        for problem in problems { self.problem(problem, wording) }
        endArray()
    }

    private mutating func problem(_ problem: RatedFinding, _ wording: Wording) {
        beginObject()
        members(of: problem, wording)
        endObject()
    }

    /// The members that every problem has.
    mutating func members(of problem: RatedFinding, _ wording: Wording) {
        let finding = problem.finding
        member("code", finding.code)
        member("severity", problem.severity.rawValue)
        name("offset")
        number(finding.range.lowerBound)
        name("length")
        number(finding.range.count)
        name("params")
        object(finding.parameters)
        member("message", wording.validator.message(finding, language: wording.language))
    }

    /// The members `problem`, `column` and `problems` of the answer to a line that asks nothing.
    mutating func fault(_ fault: QueryLine.Fault) {
        member("problem", fault.code)
        member("column", fault.column)
        name("problems")
        beginArray()
        endArray()
    }

    /// A member that is a text, or null.
    mutating func member(_ name: String, _ text: String?) {
        self.name(name)
        if let text { string(text) } else { null() }
    }

    /// A member that is true, false or null.
    mutating func member(_ name: String, _ value: Bool?) {
        self.name(name)
        if let value { bool(value) } else { null() }
    }

    /// A member that is a whole number, or null.
    mutating func member(_ name: String, _ value: Int?) {
        self.name(name)
        if let value { number(value) } else { null() }
    }
}

extension Validator {
    /// Findings with their severity, those left out that the policy does not tell.
    func rated(_ findings: [Finding]) -> [RatedFinding] {
        findings.compactMap { finding in severity(of: finding).map { (finding, $0) } }
    }
}
