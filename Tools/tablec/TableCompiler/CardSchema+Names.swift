import JSONText
import TableFormat

extension CardSchema {
    /// What tells payloads apart: a detail has a kind, and a change two cards.
    private static let payloadWords = ["kind", "before", "after"]

    /// Tells names of members that mean something else where they would stand.
    func checkName(_ entry: SourceValue.Entry, of object: String, _ diagnostics: Diagnostics) {
        let name = entry.name
        func report(_ what: String) { diagnostics.report("rules.memberName", at: entry.nameValue, what) }
        // The name of a collection is the value of its member.
        if name.isEmpty || name.contains(where: { $0.isWhitespace || $0.isNewline }) {
            report("the name '\(name)' is empty or has spaces; a name is one word, such as 'badgeNumber'")
        } else if RuleCondition.words.contains(name) || name.contains(".") {
            report("'\(name)' means something else in a condition; choose another name")
        } else if CardSchema.payloadWords.contains(name),
            object == CardSchema.card || name == CardSchema.payloadWords[0],
            object != "change"
        {
            report("'\(name)' says what a payload is; choose another name")
        }
    }

    /// The words that say something of members of some types only.
    private static let uses: [(word: String, types: [MemberType])] = [
        ("of", [.choice, .object]), ("to", [.references, .sharing]), ("region", [.phone, .fields]),
    ]

    /// Tells what a member of the type does not use.
    func checkUse(_ source: SourceObject, _ type: MemberType, _ diagnostics: Diagnostics) {
        for use in CardSchema.uses where !use.types.contains(type) {
            guard let place = source.optional(use.word) else { continue }
            let types = use.types.map(\.rawValue).joined(separator: " or ")
            diagnostics.report(
                "rules.type", at: place, "a \(type.rawValue) has no '\(use.word)', only a \(types) has")
        }
    }

    /// The values of a choice.
    func choices(_ source: SourceObject, _ diagnostics: Diagnostics) -> [String] {
        guard let place = source.required("of"), let values = place.array(diagnostics) else { return [] }
        if values.isEmpty {
            diagnostics.report("rules.choice", at: place, "a choice of nothing; list the values that it may have")
        }
        return words(values, "rules.choice", diagnostics)
    }

    /// Tells types that cannot be chosen, or are not what they seem.
    func checkTypes(_ file: DetailFile, _ diagnostics: Diagnostics) {
        guard let place = file.source.optional("types"), place.kind == .array,
            let values = place.array(diagnostics)
        else {
            if file.source.means("types") { diagnostics.doubt(.type, of: file.kind) }
            return
        }
        _ = words(values, "rules.kindType", diagnostics)
        for value in values where value.kind == .string && value.text(diagnostics) == customType {
            diagnostics.report("rules.kindType", at: value, "'\(customType)' is there in every kind; leave it out")
        }
        let members = members[file.kind] ?? []
        if !values.isEmpty, !members.contains(where: { $0.type == .kindType }), !members.isEmpty {
            diagnostics.report(
                "rules.kindType", at: place,
                "no member has these types; give one the type \"\(MemberType.kindType.rawValue)\", or leave the list out"
            )
        }
    }

    /// Texts that can be told apart.
    private func words(_ values: [SourceValue], _ code: String, _ diagnostics: Diagnostics) -> [String] {
        var known: [String] = []
        for value in values {
            guard let word = value.text(diagnostics) else { continue }
            if word.allSatisfy(\.isWhitespace) {
                diagnostics.report(code, at: value, "an empty text is nothing to choose")
            }
            if known.contains(word) { diagnostics.report(code, at: value, "'\(word)' is listed twice") }
            known.append(word)
        }
        return known
    }
}
