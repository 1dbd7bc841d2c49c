import DetailKit

extension RuleArticle {
    /// The article as a person reads it.
    var text: String {
        var lines = ["\(rule.code): \(Excerpt.visible(message))"]
        if !explanation.isEmpty { lines.append("  \(Excerpt.visible(explanation))") }
        lines += wording.columns(facts)
        for (number, example) in examples.enumerated() {
            lines += ["", heading("rule.breaks", number)] + conditions(example).map { "  (\($0))" } + [""]
            lines.append(transcript(example))
            lines.append(heading("rule.keeps", number))
            lines.append("")
            lines += example.example.kept.shown.split(separator: "\n").map { "  " + Excerpt.visible(String($0)) }
        }
        if let exception { lines += ["", exception] }
        return lines.joined(separator: "\n") + "\n"
    }

    private func heading(_ key: String, _ number: Int) -> String {
        wording.phrase(number == 0 ? key : key + ".other")
    }

    /// What the command prints about the payload that breaks the rule, as far as it is about this code; ends with a line break.
    func transcript(_ example: Example) -> String {
        if let report = example.answer.report {
            let input = Input(name: "example.json", bytes: example.broken)
            let transcript = Transcript(input, report, wording.validator, language: wording.language)
            return transcript.text { $0.code == rule.code }.dropLastBreak
        }
        let problems = example.answer.problems.filter { $0.code == rule.code }
        return problems.flatMap { problem in
            let finding = Finding(code: problem.code, range: problem.range, parameters: problem.parameters)
            // What is about the whole, such as an address that nobody knows, has no place to mark.
            let isWhole = problem.range == 0..<example.broken.count
            return wording.lines((finding, problem.severity), in: isWhole ? nil : example.broken)
        }.map { $0 + "\n" }.joined()
    }
}

extension String {
    /// Without the empty line at the end.
    fileprivate var dropLastBreak: String { hasSuffix("\n\n") ? String(dropLast()) : self }
}
