import DetailKit

extension RuleArticle {
    /// The article as a section of the page of all rules.
    var markdown: String {
        var lines = ["### <a id=\"\(rule.code)\"></a>`\(rule.code)`", "", Markdown.text(message), ""]
        if !explanation.isEmpty { lines += [Markdown.text(explanation), ""] }
        lines += facts.map { "- \(wording.phrase($0.key)): \(Markdown.text($0.value))" }
        for (number, example) in examples.enumerated() {
            lines += ["", heading("rule.breaks", number, example), ""]
            lines += Markdown.block(example.example.broken.shown, language(example)) + [""]
            lines += Markdown.block(transcript(example), "")
            lines += ["", wording.phrase(number == 0 ? "rule.keeps" : "rule.keeps.other"), ""]
            lines += Markdown.block(example.example.kept.shown, language(example))
        }
        if let exception { lines += ["", Markdown.text(exception)] }
        return lines.joined(separator: "\n") + "\n"
    }

    private func heading(_ key: String, _ number: Int, _ example: Example) -> String {
        let conditions = conditions(example).map { " (\(Markdown.text($0)))" }.joined()
        return wording.phrase(number == 0 ? key : key + ".other") + conditions
    }

    /// What a block is coloured as; what breaks the syntax is not coloured.
    private func language(_ example: Example) -> String {
        let isJSON = example.answer.report != nil && kind != "json" && example.example.broken.parts.count == 1
        return isJSON ? "json" : "text"
    }
}

/// Texts as Markdown (CommonMark) shows them.
enum Markdown {
    /// A line of text in which nothing means anything.
    static func text(_ text: String) -> String {
        let visible = Excerpt.visible(text)
        return visible.reduce(into: "") { escaped, character in
            if "\\`*_{}[]<>#|~&".contains(character) { escaped.append("\\") }
            escaped.append(character)
        }
    }

    /// A block of code; the fence is longer than any in it.
    static func block(_ text: String, _ language: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Excerpt.visible(String($0)) }
        var fence = "```"
        while lines.contains(where: { $0.contains(fence) }) { fence += "`" }
        let body = lines.last == "" && lines.count > 1 ? Array(lines.dropLast()) : lines
        return [fence + language] + body + [fence]
    }
}
