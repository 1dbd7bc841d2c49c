import JSONText

/// `usual` of `Rules/address/lookup.json`: what look-ups need and fill in countries whose own table says nothing of it.
struct LookupUsual {
    let needs: [String]
    let also: [String]
    let yields: [String]

    init(_ workspace: Workspace, _ diagnostics: Diagnostics) {
        let entries = workspace.file(LookupRules.path)?.root.entries(diagnostics) ?? []
        let usual = entries.first { $0.name == "usual" }?.value
        let object = usual?.object(["source", "needs", "also", "yields"], diagnostics)
        _ = object?.text("source")
        needs = object?.texts("needs") ?? []
        also = object?.texts("also") ?? []
        yields = object?.texts("yields") ?? []
    }

    /// Whether a country with these fields can be looked up: it has what is needed.
    func fits(_ has: (String) -> Bool) -> Bool { !needs.isEmpty && needs.allSatisfy(has) }
}
