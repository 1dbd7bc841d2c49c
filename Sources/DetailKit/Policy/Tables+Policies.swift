import TableFormat

extension Tables {
    /// The policies that have a name, in the order of the tables.
    public var policyNames: [String] {
        (0..<rules.policies.count).map { rules.texts[rules.policies[$0, RuleLayout.Policy.name.rawValue]] }
    }
}

extension RuleTable {
    /// The JSON of a policy.
    func policy(_ name: String) -> String? {
        (0..<policies.count).first { texts[policies[$0, RuleLayout.Policy.name.rawValue]] == name }
            .map { texts[policies[$0, RuleLayout.Policy.json.rawValue]] }
    }
}
