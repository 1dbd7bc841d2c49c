import JSONText

/// `usual` of `Rules/address/lookup.json`: what look-ups need and fill in countries whose own table says nothing of it.
struct LookupUsual {
    struct Choice {
        let needs: [String]
        let also: [String]
        let yields: [String]
    }

    private var choices: [Choice] = []

    init(_ workspace: Workspace, _ diagnostics: Diagnostics) {
        let entries = workspace.file(LookupRules.path)?.root.entries(diagnostics) ?? []
        let usual = entries.first { $0.name == "usual" }?.value
        guard let object = usual?.object(["source", "choices"], diagnostics), object.text("source") != nil else {
            return
        }
        for value in object.array("choices") ?? [] {
            guard let choice = value.object(["needs", "also", "yields"], diagnostics),
                let needs = choice.texts("needs"),
                let also = choice.texts("also"), let yields = choice.texts("yields")
            else { continue }
            choices.append(Choice(needs: needs, also: also, yields: yields))
        }
    }

    /// The first choice whose needs a country has, with the fields that it has.
    func choice(where has: (String) -> Bool) -> Choice? {
        choices.first { !$0.needs.isEmpty && $0.needs.allSatisfy(has) }.map { choice in
            Choice(needs: choice.needs, also: choice.also.filter(has), yields: choice.yields.filter(has))
        }
    }
}
