import TableFormat

extension EnvelopeRules {
    /// A field that is not printed where another says the same, in lines that do not say so themselves.
    struct Once {
        let field: Int
        let other: Int
        let exceptions: Set<String>
    }

    /// The word that is written before a field in some countries.
    struct Word {
        let field: Int
        let countries: Set<String>
        let texts: [(language: String, text: String)]
    }

    /// `betweenDigits`, `once` and `words`: what holds for the lines of many countries.
    mutating func addWords(
        _ object: SourceObject, _ vocabulary: AddressVocabulary, _ countries: AddressCountries,
        _ diagnostics: Diagnostics
    ) {
        for value in object.array("betweenDigits") ?? [] {
            guard let rule = value.object(["fields", "text"], diagnostics), let text = rule.text("text") else {
                continue
            }
            for field in (rule.array("fields") ?? []).compactMap({ vocabulary.field($0, diagnostics) }) {
                betweenDigits[field] = text
            }
        }
        for value in object.array("once") ?? [] {
            guard let rule = value.object(["field", "unless", "except", "source"], diagnostics),
                let field = rule.required("field").flatMap({ vocabulary.field($0, diagnostics) }),
                let other = rule.required("unless").flatMap({ vocabulary.field($0, diagnostics) })
            else { continue }
            let exceptions = countries.codes(rule.optionalArray("except"), diagnostics)
            once.append(Once(field: field, other: other, exceptions: exceptions))
        }
        for value in object.array("words") ?? [] {
            guard let rule = value.object(["field", "countries", "words"], diagnostics),
                let field = rule.required("field").flatMap({ vocabulary.field($0, diagnostics) })
            else { continue }
            let texts = (rule.required("words")?.entries(diagnostics) ?? []).compactMap { entry in
                entry.value.text(diagnostics).map { (language: entry.name, text: $0) }
            }
            let own = countries.codes(rule.array("countries"), diagnostics)
            words.append(Word(field: field, countries: own, texts: texts))
        }
    }

    /// The words before fields in a country that its own table does not have.
    func words(of country: String, without own: Set<Int>) -> [(field: Int, language: String, text: String)] {
        words.filter { $0.countries.contains(country) && !own.contains($0.field) }.flatMap { word in
            word.texts.map { (word.field, $0.language, $0.text) }
        }
    }
}
