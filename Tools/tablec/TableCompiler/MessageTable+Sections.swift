import TableFormat

extension MessageTable {
    /// `areAllCodes` says whether every file of problems could be read, so that a code that none has is unknown.
    func add(
        _ problems: ProblemTable, areAllCodes: Bool, to tables: inout RuleTables, _ diagnostics: Diagnostics
    ) {
        for language in languages {
            let forms = LanguageForms(language)
            tables.languages.add([
                tables.texts.intern(language), fallback(of: language), forms.areRegular ? 1 : 0,
            ])
            for form in forms.table { tables.plurals.add([form]) }
        }
        for problem in problems.problems {
            for (place, language) in languages.enumerated() {
                let entry = entries[language]?[problem.code]
                if entry == nil, isNeeded(place, by: problem.value) {
                    diagnostics.report(
                        "messages.missing", at: problem.value, "'\(problem.code)' has no message in '\(language)'")
                }
                tables.messages.add([
                    entry.map { tables.texts.intern($0.text) }, entry.map { tables.texts.intern($0.explanationText) },
                ])
            }
        }
        for language in languages where areAllCodes {
            for (code, entry) in entries[language] ?? [:] where problems.row(code) == nil {
                diagnostics.report("messages.unknownCode", at: entry.value, "no rule has the code '\(code)'")
            }
        }
        addWords(to: &tables, diagnostics)
        check(problems, diagnostics)
    }

    /// The row of the language whose texts are taken where this one has none.
    private func fallback(of language: String) -> Int? {
        var tag = Substring(language)
        while let end = tag.lastIndex(of: "-") {
            tag = tag[..<end]
            if let row = languages.firstIndex(of: String(tag)) { return row }
        }
        return language == languages.first ? nil : 0
    }

    /// Whether a language must have a text: ours have all of ours, and only the first needs those that a team adds.
    private func isNeeded(_ language: Int, by value: SourceValue) -> Bool {
        language == 0 || language < wholeCount && !value.isOverlaid
    }

    private func addWords(to tables: inout RuleTables, _ diagnostics: Diagnostics) {
        for key in Set(words.values.flatMap(\.keys)).sorted() {
            let known = languages.prefix(wholeCount).compactMap { words[$0]?[key] }
            for (place, language) in languages.enumerated() {
                let word = words[language]?[key]
                if let word, known.isEmpty {
                    diagnostics.report("messages.unknownWord", at: word.name, "nothing says '\(key)'")
                } else if word == nil, let place = known.first(where: { isNeeded(place, by: $0.name) }) {
                    diagnostics.report("messages.missing", at: place.name, "'\(key)' has no text in '\(language)'")
                }
                tables.words.add([tables.texts.intern(key), word.map { tables.texts.intern($0.text) }])
            }
        }
    }
}
