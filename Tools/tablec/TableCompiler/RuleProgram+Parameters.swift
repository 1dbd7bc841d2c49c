import JSONText
import TableFormat

extension RuleProgram {
    /// Tells the parameters of problems that nothing fills in, and those that stand twice.
    func checkParameters(_ files: [DetailFile]) {
        for problem in files.flatMap(\.problems) {
            let places = problem.parameterSource.flatMap { $0.array(diagnostics) } ?? []
            for (index, name) in problem.parameters.enumerated() where index < places.count {
                if problem.parameters[..<index].contains(name) {
                    report(places[index], problem, "'\(name)' is listed twice")
                } else if let filled = filled(problem), !filled.contains(name) {
                    report(
                        places[index], problem,
                        "nothing fills in the parameter '\(name)' of '\(problem.code)'\(NearestName.hint(name, among: filled))"
                    )
                }
            }
            if problem.parameters.contains("first"), let rule = operations[problem.code], rule == "atMost",
                problem.parameters.contains(where: { ["count", "limit"].contains($0) }),
                let place = problem.parameterSource
            {
                report(
                    place, problem, "a problem at each that is too many has 'first', one of all has 'count' and 'limit'"
                )
            }
        }
    }

    /// The test that makes a condition one about the use of a phone number.
    static let numberType = "numberType"

    /// Whether a condition has such a test.
    func asksOfNumber(_ condition: SourceValue?) -> Bool {
        guard let condition else { return false }
        switch condition.kind {
        case .array: return condition.ownElements.contains(where: asksOfNumber)
        case .object:
            return condition.ownEntries.contains { $0.name == RuleProgram.numberType || asksOfNumber($0.value) }
        default: return false
        }
    }

    private func report(_ place: SourceValue, _ problem: DetailFile.Problem, _ message: String) {
        diagnostics.report("rules.parameter", at: place, message)
        // What messages say of them would be told once more.
        diagnostics.doubt(.parameters, problem.code, of: "")
    }

    /// The parameters that are filled in: by the rule that reports the problem, else by a check, which is known of ours only.
    private func filled(_ problem: DetailFile.Problem) -> [String]? {
        guard let word = operations[problem.code] else {
            return problem.parameterSource?.isOverlaid == true ? problem.ownParameters : nil
        }
        switch word {
        case "unique": return RuleAction.uniqueKey.parameters
        case "exactly": return RuleAction.atLeast.parameters
        case RuleProgram.numberType: return RuleAction.numberParameters
        default: return RuleAction(rawValue: word)?.parameters
        }
    }
}
