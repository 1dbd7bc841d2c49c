import TableFormat

extension RuleTable {
    /// The row of a code.
    func problem(_ code: String) -> Int? {
        (0..<problems.count).first {
            code.utf8.elementsEqual(texts.utf8(problems[$0, RuleLayout.Problem.code.rawValue]))
        }
    }

    func code(ofProblem row: Int) -> String { texts[problems[row, RuleLayout.Problem.code.rawValue]] }

    /// How much a problem matters; `nil` when it is told only where a policy asks for it.
    func severity(ofProblem row: Int) -> Severity? { row < severities.count ? severities[row] : nil }

    static func severities(_ problems: RecordTable) -> [Severity?] {
        (0..<problems.count).map { row in
            let word = problems[row, RuleLayout.Problem.severity.rawValue]
            let severities = ProblemSeverity.allCases
            return severities.indices.contains(word) ? Severity(rawValue: severities[word].rawValue) : .error
        }
    }

    /// The names of what a problem's message needs to know.
    func parameters(ofProblem row: Int) -> [String] {
        list(
            problems[row, RuleLayout.Problem.firstParameter.rawValue],
            problems[row, RuleLayout.Problem.parameterCount.rawValue])
    }

    /// Every code with its severity, in the order of the tables.
    package var codes: [(code: String, severity: Severity?, kind: String, parameters: [String])] {
        (0..<problems.count).map { row in
            (
                code(ofProblem: row), severity(ofProblem: row), texts[problems[row, RuleLayout.Problem.kind.rawValue]],
                parameters(ofProblem: row)
            )
        }
    }
}
