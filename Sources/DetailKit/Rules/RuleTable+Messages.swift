import Findings
import TableFormat

extension RuleTable {
    /// The languages that messages are in, as BCP 47 codes; the first is the one to fall back on.
    var languageCodes: [String] {
        (0..<languages.count).map { texts[languages[$0, RuleLayout.Language.code.rawValue]] }
    }

    /// The language row for a BCP 47 tag: the tag itself, then with subtags cut off its end (RFC 4647, section 3.4), then
    /// the first of the table.
    func language(_ tag: String) -> Int { knownLanguage(tag) ?? 0 }

    /// The same without falling back on the first.
    func knownLanguage(_ tag: String) -> Int? {
        let codes = languageCodes
        // Tags differ in case without a difference (RFC 5646, section 2.1.1).
        var wanted = Substring(tag.lowercased())
        while !wanted.isEmpty {
            if let row = codes.firstIndex(where: { $0.lowercased().utf8.elementsEqual(wanted.utf8) }) { return row }
            wanted = wanted.lastIndex(of: "-").map { wanted[..<$0] } ?? ""
        }
        return nil
    }

    /// The message of a code with its parameters filled in.
    func message(_ code: String, _ parameters: [Parameter], language: Int) -> String {
        template(code, language, .message).map { fill($0.text, parameters, $0.language) } ?? code
    }

    /// Why a code is a problem and what to do about it, with its parameters filled in.
    func explanation(_ code: String, _ parameters: [Parameter], language: Int) -> String? {
        template(code, language, .explanation).map { fill($0.text, parameters, $0.language) }
    }

    /// A phrase that belongs to no problem, with its parameters filled in.
    func phrase(_ key: String, _ parameters: [Parameter], language: Int) -> String? {
        wordTemplate(key, language).map { fill($0.text, parameters, $0.language) }
    }

    private func template(
        _ code: String, _ language: Int, _ field: RuleLayout.Message
    ) -> (text: String, language: Int)? {
        guard let row = problem(code) else { return nil }
        return inLanguage(language) { messages.reference(row * languages.count + $0, field.rawValue) }
    }

    /// The first text that a language, or one that it falls back on, has; with the language that has it.
    func inLanguage(_ language: Int, _ text: (Int) -> Int?) -> (text: String, language: Int)? {
        var row: Int? = language
        // No table makes this longer than there are languages, whatever it says.
        for _ in 0..<languages.count {
            guard let current = row else { return nil }
            if let found = text(current) { return (texts[found], current) }
            row = languages.reference(current, RuleLayout.Language.fallback.rawValue)
        }
        return nil
    }
}
