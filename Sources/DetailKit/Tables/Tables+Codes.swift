extension Tables {
    /// Every code that a report can carry, with its severity, kind and parameters, in the order of the tables. Those without
    /// a severity are told only where a policy asks for them.
    package var codes: [(code: String, severity: Severity?, kind: String, parameters: [String])] { rules.codes }

    /// Whether a code is about reading a payload or about the bounds of a report, and so told to everybody.
    package func isFixed(_ code: String) -> Bool { rules.problem(code).map(rules.isFixed) ?? false }

    /// The kinds of details.
    package var kindNames: [String] { schema.kinds.map(\.name) }

    /// The codes that the structure of a card can give.
    package static var structureCodes: [String] { RuleCode.all }
}
