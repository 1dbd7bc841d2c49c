import TableFormat

extension MessageTable {
    /// `areAllCodes` says whether every file of problems could be read, so that a code that none has is unknown.
    ///
    /// - Parameter collections: the members of the card that the program names by words `collection.MEMBER`.
    func add(
        _ problems: ProblemTable, areAllCodes: Bool, collections: [String], team: (isThere: Bool, unread: [String]),
        to tables: inout RuleTables, _ diagnostics: Diagnostics
    ) {
        for language in languages {
            let forms = LanguageForms(language)
            tables.languages.add([
                tables.texts.intern(language), fallback(of: language), forms.areRegular ? 1 : 0,
            ])
            for form in forms.table { tables.plurals.add([form]) }
        }
        if areAllCodes { checkCodes(problems, isTeam: team.isThere, unread: team.unread, diagnostics) }
        for problem in problems.problems {
            for (place, language) in languages.enumerated() {
                let entry = entries[language]?[problem.code]
                if entry == nil, isNeeded(place, by: problem.value),
                    !diagnostics.isInDoubt(.message, problem.code, of: language),
                    !diagnostics.isInDoubt(.message, problem.code, of: "")
                {
                    diagnostics.report(
                        "messages.missing", at: problem.value,
                        "'\(problem.code)' has no message in '\(language)'; add it to messages/\(language)/\(problem.code.prefix { $0 != "." }).json"
                    )
                }
                tables.messages.add([
                    entry.map { tables.texts.intern($0.text) }, entry.map { tables.texts.intern($0.explanationText) },
                ])
            }
        }
        addWords(collections, to: &tables, diagnostics)
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

    private func addWords(_ collections: [String], to tables: inout RuleTables, _ diagnostics: Diagnostics) {
        let added = Set(collections.map { "collection.\($0)" })
        for key in Set(words.values.flatMap(\.keys)).sorted() {
            let known = languages.prefix(wholeCount).compactMap { words[$0]?[key] }
            for (place, language) in languages.enumerated() {
                let word = words[language]?[key]
                if let word, known.isEmpty || word.name.isOverlaid && !ownKeys.contains(key) && !added.contains(key) {
                    let hint = NearestName.of(key, among: ownKeys.union(added)).map { "; did you mean '\($0)'?" } ?? ""
                    diagnostics.report("messages.unknownWord", at: word.name, "nothing says '\(key)'\(hint)")
                } else if word == nil, let place = known.first(where: { isNeeded(place, by: $0.name) }) {
                    diagnostics.report("messages.missing", at: place.name, "'\(key)' has no text in '\(language)'")
                }
                tables.words.add([tables.texts.intern(key), word.map { tables.texts.intern($0.text) }])
            }
        }
    }
}
