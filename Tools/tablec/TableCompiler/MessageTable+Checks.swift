import TableFormat

extension MessageTable {
    /// Checks what stands in the texts: the syntax, the parameters, and the forms that go with numbers.
    func check(_ problems: ProblemTable, _ diagnostics: Diagnostics) {
        for language in languages {
            let forms = LanguageForms(language)
            for problem in problems.problems {
                guard let entry = entries[language]?[problem.code] else { continue }
                for (text, place) in [(entry.text, entry.message), (entry.explanationText, entry.explanation)] {
                    let parameters =
                        diagnostics.isInDoubt(.parameters, problem.code, of: "") ? nil : problem.parameters
                    check(text, place, forms, parameters, "'\(problem.code)'", diagnostics)
                }
            }
            for (key, word) in words[language] ?? [:] {
                check(word.text, word.value, forms, parameters(ofWord: key, in: language), "'\(key)'", diagnostics)
            }
        }
    }

    /// The parameters that a phrase may name: the program fills in those of the first language. Nil where any will do.
    private func parameters(ofWord key: String, in language: String) -> [String]? {
        guard language != languages.first, let text = languages.first.flatMap({ words[$0]?[key]?.text }) else {
            return nil
        }
        do { return try MessageTemplate(text).parameters } catch { return nil }
    }

    private func check(
        _ text: String, _ place: SourceValue, _ forms: LanguageForms, _ parameters: [String]?, _ owner: String,
        _ diagnostics: Diagnostics
    ) {
        let template: MessageTemplate
        do { template = try MessageTemplate(text) } catch {
            diagnostics.report("messages.placeholder", at: place, error.rawValue)
            return
        }
        for name in template.parameters where !(parameters?.contains(name) ?? true) {
            let hint = NearestName.hint(name, among: parameters ?? [])
            diagnostics.report("messages.placeholder", at: place, "\(owner) has no parameter '\(name)'\(hint)")
        }
        template.forEach { part in
            guard case .plural(_, let given) = part else { return }
            let keywords = given.compactMap { form in
                if case .keyword(let word) = form.selector { word } else { nil }
            }
            for word in keywords where !forms.known.contains(word) {
                let known = forms.known.joined(separator: ", ")
                diagnostics.report(
                    "messages.plural", at: place, "'\(word)' is no form of '\(forms.language)'; it has \(known)")
            }
            for word in forms.needed where !keywords.contains(word) {
                diagnostics.report(
                    "messages.plural", at: place, "the form '\(word)', which '\(forms.language)' has, is missing")
            }
        }
    }
}
