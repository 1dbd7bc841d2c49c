import Findings
import TableFormat
import UnicodeText

/// Parameters as a person reads them.
extension RuleTable {
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
    func display(_ parameter: Parameter, language: Int) -> String {
        switch parameter.value {
        case .number(let number): return String(number)
        case .text(let value):
            let code = texts[languages[language, RuleLayout.Language.code.rawValue]]
            if RuleTable.regionParameters.contains(parameter.name) {
                return CountryNames.displayName(value, locale: code) ?? word("region.\(value)", language: language)
                    ?? CountryNames.displayName(value, locale: languageCodes.first ?? "") ?? value
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
    func word(_ key: String, language: Int) -> String? { wordTemplate(key, language)?.text }

    func wordTemplate(_ key: String, _ language: Int) -> (text: String, language: Int)? {
        let count = languages.count
        guard count > 0 else { return nil }
        for first in stride(from: 0, to: words.count, by: count)
        where key.utf8.elementsEqual(texts.utf8(words[first, RuleLayout.Word.key.rawValue])) {
            return inLanguage(language) { words.reference(first + $0, RuleLayout.Word.text.rawValue) }
        }
        return nil
    }
}
