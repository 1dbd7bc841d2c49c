import DetailKit

/// The page of all rules: contents by kind, and an article for each code.
struct RulePage {
    let wording: Wording
    private let articles: [RuleArticle]

    init(_ rules: [RuleDescription], _ wording: Wording) {
        self.wording = wording
        articles = rules.map { RuleArticle($0, wording) }
    }

    /// The kinds in the order of the tables, with what there is of each.
    private var kinds: [(name: String, articles: [RuleArticle])] {
        var kinds: [(name: String, articles: [RuleArticle])] = []
        for article in articles {
            if let place = kinds.firstIndex(where: { $0.name == article.kind }) {
                kinds[place].articles.append(article)
            } else {
                kinds.append((article.kind, [article]))
            }
        }
        return kinds
    }

    var markdown: String {
        var lines = ["# \(wording.phrase("rules.title"))", ""]
        lines += [wording.phrase("rules.introduction", count: articles.count), ""]
        lines += kinds.map { "- [\($0.name)](#\($0.name)) (\($0.articles.count))" }
        for kind in kinds {
            lines += ["", "## <a id=\"\(kind.name)\"></a>\(kind.name)", ""]
            lines.append(
                "| \(["rule.code", "rule.severity", "rule.message"].map { wording.phrase($0) }.joined(separator: " | ")) |"
            )
            lines.append("| --- | --- | --- |")
            lines += kind.articles.map { article in
                "| [`\(article.rule.code)`](#\(article.rule.code)) | \(article.severity) | \(Markdown.text(article.message)) |"
            }
            for article in kind.articles { lines += ["", String(article.markdown.dropLast())] }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// One line a code.
    var table: String {
        let width = articles.map { $0.rule.code.count }.max() ?? 0
        return articles.map { article in
            let code = article.rule.code + String(repeating: " ", count: width - article.rule.code.count)
            let severity = article.severity + String(repeating: " ", count: 7 - min(article.severity.count, 7))
            return "\(code)  \(severity)  \(Excerpt.visible(article.message))\n"
        }.joined()
    }

    var json: String { articles.map { $0.json + "\n" }.joined() }
}
