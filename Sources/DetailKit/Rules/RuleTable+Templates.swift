import Findings
import Synchronization
import TableFormat
import UnicodeText

extension RuleTable {
    /// Puts the parameters in their places, and takes the forms that go with their numbers.
    func fill(_ template: String, _ parameters: [Parameter], _ language: Int) -> String {
        let parts: [MessageTemplate.Part]
        // The compiler refuses what is no template; what an image from outside has is shown as it is.
        do { parts = try MessageTemplate(template).parts } catch { return template }
        var text = ""
        write(parts, parameters, language, number: nil, to: &text)
        return text
    }

    private func write(
        _ parts: [MessageTemplate.Part], _ parameters: [Parameter], _ language: Int, number: Parameter?,
        to text: inout String
    ) {
        for part in parts {
            switch part {
            case .text(let plain): text += plain
            case .parameter(let name):
                if let parameter = parameters.first(where: { $0.name == name }) {
                    text += display(parameter, language: language)
                }
            case .number: if let number { text += display(number, language: language) }
            case .plural(let name, let forms):
                let parameter = parameters.first { $0.name == name }
                if let form = form(parameter, of: forms, language) {
                    write(form.parts, parameters, language, number: parameter, to: &text)
                }
            }
        }
    }

    /// The form for a number: the one for just this number, that of the language's rules, or `other`.
    private func form(
        _ parameter: Parameter?, of forms: [MessageTemplate.Form], _ language: Int
    ) -> MessageTemplate.Form? {
        func first(_ selector: MessageTemplate.Selector) -> MessageTemplate.Form? {
            forms.first { $0.selector == selector }
        }
        let other = MessageTemplate.Selector.keyword(PluralRules.Form.other.rawValue)
        guard case .number(let number) = parameter?.value else { return first(other) }
        return first(.exactly(number)) ?? first(.keyword(pluralForm(number, language).rawValue)) ?? first(other)
    }

    private func pluralForm(_ number: Int, _ language: Int) -> PluralRules.Form {
        if languages[language, RuleLayout.Language.hasForms.rawValue] != 0 {
            let row = language * PluralTable.count + PluralTable.row(for: number)
            let form = plurals[row, RuleLayout.Plural.form.rawValue]
            return PluralRules.Form.allCases.indices.contains(form) ? PluralRules.Form.allCases[form] : .other
        }
        let rules = pluralRules.withLock { known -> PluralRules? in
            if let rules = known[language] { return rules }
            let rules = PluralRules(language: texts[languages[language, RuleLayout.Language.code.rawValue]])
            if let rules { known[language] = rules }
            return rules
        }
        return rules?.form(for: number) ?? .other
    }
}
