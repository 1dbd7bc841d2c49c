import Findings
import TableFormat
import UnicodeText

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
        template(code, language, .message).map { fill($0, parameters, language) } ?? code
    }

    /// Why a code is a problem and what to do about it, with its parameters filled in.
    func explanation(_ code: String, _ parameters: [Parameter], language: Int) -> String? {
        template(code, language, .explanation).map { fill($0, parameters, language) }
    }

    /// Puts the parameters in the place of their `{name}`.
    func fill(_ template: String, _ parameters: [Parameter], _ language: Int) -> String {
        var text = ""
        for (index, part) in template.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
            guard index > 0, let end = part.firstIndex(of: "}") else {
                text += part
                continue
            }
            let name = part[..<end]
            if let parameter = parameters.first(where: { $0.name == name }) {
                text += display(parameter, language: language)
            }
            text += part[part.index(after: end)...]
        }
        return text
    }

    private func template(_ code: String, _ language: Int, _ field: RuleLayout.Message) -> String? {
        guard let row = problem(code),
            let text = messages.reference(row * languages.count + language, field.rawValue)
        else { return nil }
        return texts[text]
    }

    /// The parameters that hold a region code.
    private static let regionParameters: Set<String> = ["country", "region", "numberRegion"]

    /// The parameters that hold several values, of which one is wanted.
    private static let listParameters: Set<String> = ["lengths"]

    /// The parameters that hold several keys of words, and what the keys begin with.
    private static let keyParameters = ["labels": "label"]

    /// Several values as a sentence names them: "7, 9 or 10".
    private func alternatives(_ values: [String], _ or: String, _ language: Int) -> String {
        guard let last = values.last, values.count > 1, let or = word(or, language: language) else {
            return values.joined(separator: ", ")
        }
        return values.dropLast().joined(separator: ", ") + or + last
    }

    /// A parameter as a person reads it: a country by its name, a word of the tables in the language, else the value.
    private func display(_ parameter: Parameter, language: Int) -> String {
        switch parameter.value {
        case .number(let number): return String(number)
        case .text(let value):
            let code = texts[languages[language, RuleLayout.Language.code.rawValue]]
            if RuleTable.regionParameters.contains(parameter.name) {
                return CountryNames.displayName(value, locale: code) ?? word("region.\(value)", language: language)
                    ?? value
            }
            if RuleTable.listParameters.contains(parameter.name) {
                let values = value.split(separator: " ").map { String($0.prefix { $0 != "," }) }
                return alternatives(values, "list.or", language)
            }
            if let kind = RuleTable.keyParameters[parameter.name] {
                let words = value.split(separator: " ").map { word("\(kind).\($0)", language: language) ?? String($0) }
                return alternatives(words, "\(parameter.name).or", language)
            }
            return word("\(parameter.name).\(value)", language: language) ?? value
        }
    }

    /// A word of the tables, such as the label of a field.
    func word(_ key: String, language: Int) -> String? {
        let count = languages.count
        guard count > 0 else { return nil }
        for first in stride(from: 0, to: words.count, by: count)
        where key.utf8.elementsEqual(texts.utf8(words[first, RuleLayout.Word.key.rawValue])) {
            return texts[words[first + language, RuleLayout.Word.text.rawValue]]
        }
        return nil
    }
}
