public import Findings

extension Validator {
    /// The languages that messages are in, as BCP 47 codes; the first is taken for a language that is not among them.
    public var languages: [String] { tables.rules.languageCodes }

    /// Whether a BCP 47 tag, or what is left of it without its last subtags, is one of the languages.
    public func speaks(_ language: String) -> Bool { tables.rules.knownLanguage(language) != nil }

    /// A phrase of the tables that belongs to no problem, such as those of a transcript, with its parameters filled in.
    ///
    /// - Parameters:
    ///   - key: the name of the phrase in `Rules/messages`; answered as it is when there is no such phrase.
    ///   - language: a BCP 47 tag, found as for `Report.message`.
    public func phrase(_ key: String, language: String, _ parameters: [Parameter] = []) -> String {
        let row = tables.rules.language(language)
        return tables.rules.word(key, language: row).map { tables.rules.fill($0, parameters, row) } ?? key
    }

    /// What a finding of one of the modules says, for a skin that asks a module alone.
    public func message(_ finding: Finding, language: String) -> String {
        tables.rules.message(problem(finding, .error), language: tables.rules.language(language))
    }

    /// How much a finding matters, by the tables and the policy; `nil` when it is not to be told.
    public func severity(of finding: Finding) -> Severity? {
        tables.rules.problem(finding.code).flatMap { policy.severity($0, in: tables.rules) }
    }

    private func problem(_ finding: Finding, _ severity: Severity) -> Problem {
        Problem(
            path: "", code: finding.code, severity: severity, range: finding.range, parameters: finding.parameters)
    }

    /// A phrase about a number of things, in the form for one or for many.
    public func phrase(_ key: String, count: Int, language: String) -> String {
        phrase("\(key).\(count == 1 ? "one" : "other")", language: language, [Parameter("count", count)])
    }
}
