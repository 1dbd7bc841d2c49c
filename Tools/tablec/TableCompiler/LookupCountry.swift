import JSONText
import TableFormat

/// What the table of a country (`CountryData/address`) says of its look-ups and postal codes.
struct LookupCountry {
    let code: String

    /// The field that the postal code stands in.
    let codeField = "postalCode"

    /// The fields that a look-up asks for and fills.
    let needs: [String]
    let yields: [String]

    /// The keys of its regions.
    let regions: Set<String>

    /// `postal`: how its codes are recognised.
    let postal: SourceValue?

    init?(_ code: String, at place: SourceValue, _ workspace: Workspace, _ diagnostics: Diagnostics) {
        let layouts = AddressLayoutFiles(workspace, diagnostics)
        guard let layout = layouts.countries.first(where: { $0.stem == code }) else {
            diagnostics.report("lookup.unknownCountry", at: place, "there is no table of addresses for '\(code)'")
            return nil
        }
        guard let members = layout.root.entries(diagnostics) else { return nil }
        func member(_ name: String) -> SourceValue? { members.first { $0.name == name }?.value }
        func entries(_ value: SourceValue?) -> [String: SourceValue] {
            let entries = value?.entries(diagnostics) ?? []
            return Dictionary(entries.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        }
        self.code = code
        postal = member("postal")
        if let lookup = member("lookup").map({ entries($0) }) {
            needs = lookup["needs"]?.texts(diagnostics) ?? []
            yields = lookup["yields"]?.texts(diagnostics) ?? []
        } else {
            let rows = member("input")?.array(diagnostics) ?? []
            let cells = rows.flatMap { $0.array(diagnostics) ?? [] }
            let fields = Set(cells.compactMap { entries($0)["field"]?.text(diagnostics) })
            let usual = LookupUsual(workspace, diagnostics).choice(where: fields.contains)
            needs = usual?.needs ?? []
            yields = usual?.yields ?? []
        }
        if postal == nil || !needs.contains(codeField) {
            diagnostics.report(
                "lookup.noCodes", at: place, "addresses of '\(code)' have no postal code to look them up by")
        }
        let items = entries(member("regions"))["items"]?.array(diagnostics) ?? []
        regions = Set(items.compactMap { entries($0)["key"]?.text(diagnostics) })
    }
}
