import DetailKit
import JSONText

extension LintSarif {
    func end(_ summary: LintSummary) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("driver")
        writer.beginObject()
        writer.name("name")
        writer.string("detail")
        writer.name("version")
        writer.string(Command.version)
        writer.name("rules")
        writer.beginArray()
        let wording = Wording(validator: options.validator, language: options.language)
        for rule in options.validator.tables.ruleDescriptions { write(RuleArticle(rule, wording), to: &writer) }
        writer.endArray()
        writer.endObject()
        writer.endObject()
        let lineBreak = summary.total > 0 ? "\n" : ""
        return "\(lineBreak)],\"tool\":\(writer.text),\"invocations\":[\(invocation(summary))]}]}\n"
    }

    /// A rule, explained as it is in its first example.
    private func write(_ article: RuleArticle, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.name("id")
        writer.string(article.rule.code)
        if !article.explanation.isEmpty {
            writer.name("shortDescription")
            writer.text(article.explanation)
            writer.name("help")
            writer.text(article.explanation)
        }
        writer.name("defaultConfiguration")
        writer.beginObject()
        if let severity = article.rule.severity {
            writer.name("level")
            writer.string(LintSarif.level(severity))
        } else {
            writer.name("enabled")
            writer.bool(false)
        }
        writer.endObject()
        writer.endObject()
    }

    /// Whether every input could be looked at, and what was wrong with those that could not.
    private func invocation(_ summary: LintSummary) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("executionSuccessful")
        writer.bool(summary.faults.isEmpty)
        if !summary.faults.isEmpty {
            writer.name("toolExecutionNotifications")
            writer.beginArray()
            for fault in summary.faults {
                writer.beginObject()
                writer.name("level")
                writer.string("error")
                writer.object("descriptor") { $0.pair("id", LintFault.code) }
                writer.name("message")
                writer.text(fault.message)
                writer.array("locations") { writer in
                    writer.object { writer in
                        writer.object("physicalLocation") { writer in
                            writer.object("artifactLocation") {
                                $0.pair("uri", FileName.uri(FileName.plain(fault.input)))
                            }
                        }
                    }
                }
                writer.endObject()
            }
            writer.endArray()
        }
        writer.endObject()
        return writer.text
    }
}
