import TableFormat

/// `Rules/address/lookup.json`: how much an answer may hold, and what the columns of lists are called.
struct LookupRules {
    static let path = "Rules/address/lookup.json"

    /// What a column of a list says.
    enum Column: String, CaseIterable {
        case postalCode, number, letter, addition, from, to, parity, street, district, city, region
    }

    /// What bounds a list.
    enum ListLimit: String, CaseIterable { case lineBytes, textBytes, houseNumber, additionBytes, rows }

    let limits: [(name: String, value: Int)]
    let listLimits: [String: Int]

    /// The country of a list that names none.
    let country: String

    /// The columns by their folded names.
    private(set) var columns: [String: Column] = [:]

    /// The fields of an address that columns hold.
    private(set) var fields: [Column: String] = [:]
    private(set) var parities: [String: LookupSchema.Parity] = [:]

    init?(_ workspace: Workspace, _ diagnostics: Diagnostics) {
        guard let file = workspace.file(LookupRules.path),
            let object = file.root.object(["source", "usual", "limits", "lists"], diagnostics),
            let lists = object.required("lists")?.object(["country", "limits", "columns", "parities"], diagnostics),
            let country = lists.text("country")
        else { return nil }
        _ = object.text("source")
        func limits(_ object: SourceObject, _ read: [String], of owner: String) -> [(name: String, value: Int)] {
            let source = object.optional("limits")
            let limits = DetailFile.limits(source, of: owner, diagnostics)
            NamedLimits.check(
                limits, in: source, of: file, read: read, unused: limits.map(\.name), kind: owner, diagnostics)
            return limits
        }
        self.limits = limits(object, LookupSchema.Limit.allCases.map(\.rawValue), of: LookupSchema.topic)
        listLimits = Dictionary(
            limits(lists, ListLimit.allCases.map(\.rawValue), of: "lists").map { ($0.name, $0.value) },
            uniquingKeysWith: { first, _ in first })
        self.country = country
        for value in lists.array("columns") ?? [] {
            guard let entry = value.object(["column", "field", "names"], diagnostics), let name = entry.text("column")
            else { continue }
            guard let column = Column(rawValue: name) else {
                diagnostics.report("lookup.unknownColumn", at: value, "there is no column '\(name)'")
                continue
            }
            fields[column] = entry.optionalText("field")
            for name in entry.texts("names") ?? [] where columns.updateValue(column, forKey: Self.folded(name)) != nil {
                diagnostics.report("lookup.duplicateColumn", at: value, "'\(name)' is there twice")
            }
        }
        for value in lists.array("parities") ?? [] {
            guard let entry = value.object(["parity", "words"], diagnostics), let name = entry.text("parity"),
                let parity = LookupSchema.Parity.allCases.first(where: { "\($0)" == name })
            else { continue }
            for word in entry.texts("words") ?? [] { parities[Self.folded(word)] = parity }
        }
    }

    /// A name without what differs from one maker of lists to the next: case and the signs between words.
    static func folded(_ name: String) -> String {
        String(
            String.UnicodeScalarView(name.lowercased().unicodeScalars.filter { !" _-.\t".unicodeScalars.contains($0) }))
    }
}
