import TableFormat

extension Tables {
    /// Every code that a report can carry with all that the tables say of it, in their order.
    package var ruleDescriptions: [RuleDescription] { (0..<rules.problems.count).map(rules.description(ofProblem:)) }

    /// One of them.
    package func ruleDescription(_ code: String) -> RuleDescription? {
        rules.problem(code).map(rules.description(ofProblem:))
    }

    /// The codes that were probably meant, the likeliest first: those with this name in any kind, else the one that is most
    /// like it in each kind.
    package func nearestCodes(to text: String) -> [String] {
        let codes = rules.codes.map(\.code)
        let name = text.drop { $0 != "." }.dropFirst()
        let wanted = name.isEmpty ? text : String(name)
        let same = codes.filter { $0.drop { $0 != "." }.dropFirst() == wanted }
        if !same.isEmpty { return same }
        if let nearest = nearestWord(to: text, among: codes) { return [nearest] }
        let names = codes.map { String($0.drop { $0 != "." }.dropFirst()) }
        guard let nearest = nearestWord(to: wanted, among: names) else { return [] }
        return zip(codes, names).filter { $0.1 == nearest }.map(\.0)
    }
}

extension RuleTable {
    func description(ofProblem row: Int) -> RuleDescription {
        let first = history[row, RuleLayout.History.firstExample.rawValue]
        let count = history[row, RuleLayout.History.exampleCount.rawValue]
        return RuleDescription(
            code: code(ofProblem: row), severity: severity(ofProblem: row),
            kind: texts[problems[row, RuleLayout.Problem.kind.rawValue]],
            parameters: list(
                problems[row, RuleLayout.Problem.firstParameter.rawValue],
                problems[row, RuleLayout.Problem.parameterCount.rawValue]),
            source: texts[problems[row, RuleLayout.Problem.source.rawValue]],
            since: texts[history[row, RuleLayout.History.since.rawValue]],
            examples: RuleTable.run(first, count, of: examples).map(example))
    }

    private func example(_ row: Int) -> RuleExample {
        RuleExample(
            broken: payload(row, .firstBroken, .brokenCount), kept: payload(row, .firstKept, .keptCount),
            context: examples.reference(row, RuleLayout.Example.context.rawValue).map { texts[$0] } ?? "")
    }

    private func payload(_ row: Int, _ first: RuleLayout.Example, _ count: RuleLayout.Example) -> ExamplePayload {
        let rows = RuleTable.run(examples[row, first.rawValue], examples[row, count.rawValue], of: parts)
        return ExamplePayload(rows.map(part))
    }

    private func part(_ row: Int) -> ExamplePayload.Part {
        let forms = ExamplePartForm.allCases
        let form = parts[row, RuleLayout.Part.form.rawValue]
        return ExamplePayload.Part(
            form: forms.indices.contains(form) ? forms[form] : .text,
            text: texts[parts[row, RuleLayout.Part.text.rawValue]],
            times: min(max(parts[row, RuleLayout.Part.times.rawValue], 0), RuleLayout.largestExample))
    }

    /// Some rows of a table, as far as it has them.
    private static func run(_ first: Int, _ count: Int, of table: RecordTable) -> Range<Int> {
        let first = min(max(first, 0), table.count)
        return first..<first + max(0, min(count, table.count - first))
    }
}
