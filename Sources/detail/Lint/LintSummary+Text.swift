import DetailKit
import JSONText

extension LintSummary {
    /// The last lines of a transcript; empty when nobody wants them or nothing could be looked at.
    func ending(_ options: LintOptions) -> String {
        if options.isQuiet || files == 0 { return "" }
        let (validator, language) = (options.validator, options.language)
        var text = text(validator, language: language)
        if let gone {
            text += validator.phrase("summary.known", count: knownCount, language: language)
            text += " " + validator.phrase("summary.gone", count: gone, language: language) + "\n"
        }
        return text
    }

    private func text(_ validator: Validator, language: String) -> String {
        func phrase(_ key: String, _ count: Int) -> String { validator.phrase(key, count: count, language: language) }
        let parts = Severity.allCases.reversed().compactMap { severity in
            count(severity) == 0 ? nil : phrase("summary.\(severity.rawValue)", count(severity))
        }
        let key = total == 0 ? "summary.none" : repairs == 0 ? "summary.found" : "summary.repairable"
        let parameters = [
            Parameter("files", phrase("summary.files", files)),
            Parameter("problems", phrase("summary.problems", total)),
            Parameter("parts", parts.joined(separator: ", ")), Parameter("count", repairs),
        ]
        return validator.phrase(key, language: language, parameters) + "\n"
    }

    /// The counts by code, the most frequent first.
    var statistics: [LintCodeCount] { codes.values.sorted { ($1.count, $0.code) < ($0.count, $1.code) } }

    /// The counts by code as a person reads them.
    func statisticsText(_ paint: Paint) -> String {
        let width = String(statistics.first?.count ?? 0).utf8.count
        return statistics.map { entry in
            let count = String(entry.count)
            let gap = String(repeating: " ", count: width - count.utf8.count)
            return "\(gap)\(count)  \(paint(entry.severity.rawValue, .severity(entry.severity)))[\(entry.code)]\n"
        }.joined()
    }

    /// The counts by code, one object a line.
    var statisticsJSON: String {
        statistics.map { entry in
            var writer = JSONWriter()
            writer.beginObject()
            writer.name("code")
            writer.string(entry.code)
            writer.name("severity")
            writer.string(entry.severity.rawValue)
            writer.name("count")
            writer.number(entry.count)
            writer.name("repairs")
            writer.number(entry.repairs)
            writer.endObject()
            return writer.text + "\n"
        }.joined()
    }
}
