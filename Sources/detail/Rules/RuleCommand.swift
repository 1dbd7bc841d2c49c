import DetailKit

extension Command {
    static let rule = Command(
        name: "rule", arguments: "[CODE|KIND]...",
        summary: "explain what a code means: why, an example that breaks the rule, and the same repaired",
        options: [
            .value(
                "format", short: "f", "FORMAT", choices: ["full", "json"], "text, or one code a line (default: full)"),
            .language, .tables,
        ],
        run: runRule)

    static let rules = Command(
        name: "rules", arguments: "[KIND]...", summary: "list all codes, or write the page that explains them",
        options: [
            .value(
                "format", short: "f", "FORMAT", choices: ["full", "json", "md"],
                "one line a code, one JSON object a line, or a page in Markdown (default: full)"),
            .value("output", short: "o", "FILE", "write to a file, whole or not at all"),
            .language, .tables,
        ],
        run: runRules)

    private static func runRule(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        let wording = try RuleSelection.wording(invocation)
        let isJSON = invocation["format"] == "json"
        if invocation.inputs.isEmpty {
            let page = RulePage(wording.validator.tables.ruleDescriptions, wording)
            Output.print(isJSON ? page.json : page.table)
            return .clean
        }
        // All of them are known before the first is explained.
        let selections = try invocation.inputs.map { (input) throws(Failure) in
            try RuleSelection("rule", input, wording.validator)
        }
        for (index, selection) in selections.enumerated() {
            if isJSON {
                Output.print(RulePage(selection.rules, wording).json)
            } else {
                if index > 0 { Output.print("\n") }
                Output.print(selection.text(wording))
            }
        }
        return .clean
    }

    private static func runRules(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        let wording = try RuleSelection.wording(invocation)
        var rules: [RuleDescription] = invocation.inputs.isEmpty ? wording.validator.tables.ruleDescriptions : []
        for input in invocation.inputs { rules += try RuleSelection("rules", input, wording.validator).rules }
        if let path = invocation["output"] { try Output.redirect(to: path) }
        let page = RulePage(rules, wording)
        switch invocation["format"] {
        case "json": Output.print(page.json)
        case "md": Output.print(page.markdown)
        default: Output.print(page.table)
        }
        return .clean
    }
}
