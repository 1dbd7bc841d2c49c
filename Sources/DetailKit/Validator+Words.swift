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
        tables.rules.phrase(key, parameters, language: tables.rules.language(language)) ?? key
    }

    /// How much a finding matters, by the tables and the policy; `nil` when it is not to be told.
    public func severity(of finding: Finding) -> Severity? {
        tables.rules.problem(finding.code).flatMap { policy.severity($0, in: tables.rules) }
    }

    /// A phrase about a number of things, its parameter `count`.
    public func phrase(_ key: String, count: Int, language: String) -> String {
        phrase(key, language: language, [Parameter("count", count)])
    }

    /// What a finding says, in a language found as for `Report.message`.
    public func message(_ finding: Finding, language: String) -> String {
        tables.rules.message(finding.code, finding.parameters, language: tables.rules.language(language))
    }

    /// What a problem says, whoever found it.
    package func message(_ problem: Problem, language: String) -> String {
        tables.rules.message(problem.code, problem.parameters, language: tables.rules.language(language))
    }

    /// Why a problem is one and what to do about it.
    package func explanation(_ problem: Problem, language: String) -> String? {
        tables.rules.explanation(problem.code, problem.parameters, language: tables.rules.language(language))
    }

    /// Why a finding matters and what to do about it.
    public func explanation(_ finding: Finding, language: String) -> String? {
        tables.rules.explanation(finding.code, finding.parameters, language: tables.rules.language(language))
    }
}
