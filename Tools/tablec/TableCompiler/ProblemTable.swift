import TableFormat

/// Every code that a report can carry, once.
struct ProblemTable {
    private(set) var problems: [DetailFile.Problem] = []
    private var rows: [String: Int] = [:]

    func row(_ code: String) -> Int? { rows[code] }

    mutating func add(_ file: DetailFile, to tables: inout RuleTables, _ diagnostics: Diagnostics) {
        let kind = tables.texts.intern(file.kind)
        for problem in file.problems {
            guard rows[problem.code] == nil else {
                diagnostics.report(
                    "rules.duplicateCode", at: problem.value, "the code '\(problem.code)' is given twice")
                continue
            }
            let parameters = tables.addList(problem.parameters)
            let severity = ProblemSeverity.allCases.firstIndex { $0.rawValue == problem.severity } ?? 0
            rows[problem.code] = tables.problems.add([
                tables.texts.intern(problem.code), severity, kind, tables.texts.intern(problem.source),
                parameters.first, parameters.count,
            ])
            tables.examples.add(problem, &tables.texts)
            problems.append(problem)
        }
    }

    /// The codes that an example's context names must be there. Only once every file has been added are all known.
    func checkExamples(policies: [String], _ diagnostics: Diagnostics) {
        for place in problems.flatMap(\.examples).compactMap(\.policy) {
            guard let name = place.text(diagnostics), !policies.contains(name) else { continue }
            let hint = NearestName.hint(name, among: policies)
            diagnostics.report("rules.unknownPolicy", at: place, "there is no policy '\(name)'\(hint)")
        }
        for place in problems.flatMap(\.examples).flatMap(\.codes) {
            guard let code = place.text(diagnostics), row(code) == nil else { continue }
            diagnostics.report(
                "rules.unknownCode", at: place,
                "the code '\(code)' is not among the problems\(NearestName.of(code, among: problems.map(\.code)).map { "; did you mean '\($0)'?" } ?? "")"
            )
        }
    }
}
