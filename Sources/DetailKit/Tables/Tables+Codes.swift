extension Tables {
    /// Every code that a report can carry, with its severity, kind and parameters, in the order of the tables. Those without
    /// a severity are told only where a policy asks for them.
    package var codes: [(code: String, severity: Severity?, kind: String, parameters: [String])] { rules.codes }

    /// The codes that the structure of a card can give.
    package static var structureCodes: [String] { RuleCode.all }
}
