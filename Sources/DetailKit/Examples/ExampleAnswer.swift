import TableFormat

/// What was found in an example, whoever was asked.
package struct ExampleAnswer: Sendable {
    /// In the order in which they were found.
    package let problems: [Problem]

    /// The example was a payload, and this is the report on it.
    package let report: Report?

    package var codes: [String] { problems.map(\.code) }

    package init(_ payload: [UInt8], _ context: CaseContext, _ validator: Validator) throws(PolicyError) {
        let validator = try context.validator(validator)
        guard let question = context.question else {
            let surroundings = context.surroundings(validator)
            let report =
                context.before.map { validator.validate(payload, before: $0, in: surroundings) }
                ?? validator.validate(payload, in: surroundings)
            self.report = report
            problems = report.problems
            return
        }
        report = nil
        problems = ExampleAsker(payload, context, validator).ask(question).compactMap { found in
            validator.severity(of: found.finding).map { severity in
                Problem(
                    path: found.path, code: found.finding.code, severity: severity, range: found.range,
                    parameters: found.finding.parameters, fix: nil)
            }
        }
    }
}
