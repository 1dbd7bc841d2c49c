extension RuleExample {
    /// What is not as it should be, one line each: the payload that breaks the rule does so, and the other one does not and
    /// has no problem that the first does not have.
    package func faults(_ code: String, _ validator: Validator) -> [String] {
        let context = CaseContext(self.context)
        do throws(PolicyError) {
            let broken = try ExampleAnswer(self.broken.bytes, context, validator).codes
            let kept = try ExampleAnswer(self.kept.bytes, context, validator).codes
            var faults: [String] = []
            if !broken.contains(code) { faults.append("what breaks it gives \(Self.list(broken))") }
            if kept.contains(code) { faults.append("what keeps it breaks it") }
            let added = kept.filter { !broken.contains($0) }
            if !added.isEmpty { faults.append("only what keeps it gives \(Self.list(added))") }
            return faults
        } catch {
            return ["its severities: \(error.reason.rawValue) \(error.name)"]
        }
    }

    private static func list(_ codes: [String]) -> String { codes.isEmpty ? "nothing" : codes.joined(separator: ", ") }
}
