import TableFormat
import UnicodeText

/// `Rules/address/country-names.json`: the names that are written where a country's code belongs, and towns that only one
/// country has.
struct AddressCountryNames {
    private var names: [[UInt8]: Int] = [:]
    private var towns: [(name: String, country: Int)] = []

    init?(
        _ workspace: Workspace, _ countries: AddressCountries, _ folding: RegionFolding, _ diagnostics: Diagnostics
    ) {
        guard let file = workspace.file("Rules/address/country-names.json"),
            let object = file.root.object(["source", "languages", "own", "names", "towns"], diagnostics)
        else { return nil }
        _ = object.text("source")
        func country(_ value: SourceValue?) -> Int? {
            guard let value, let code = value.text(diagnostics) else { return nil }
            if let row = countries.codes.firstIndex(of: code) { return row }
            diagnostics.report("address.unknownCountry", at: value, "there is no country '\(code)'")
            return nil
        }
        // Names that were chosen come first: CLDR calls two countries Congo.
        for value in object.array("names") ?? [] {
            guard let entry = value.object(["country", "names"], diagnostics),
                let row = country(entry.required("country"))
            else { continue }
            for name in entry.optionalTexts("names") ?? [] {
                let folded = Array(folding.fold(name).utf8)
                if names.updateValue(row, forKey: folded).map({ $0 != row }) == true {
                    diagnostics.report("address.ambiguousCountry", at: value, "'\(name)' already names another country")
                }
            }
        }
        for language in object.optionalTexts("languages") ?? [] {
            for row in countries.codes.indices { add(row, language, countries, folding) }
        }
        for value in object.array("own") ?? [] {
            guard let entry = value.object(["countries", "language"], diagnostics),
                let language = entry.text("language")
            else { continue }
            for value in entry.array("countries") ?? [] {
                if let row = country(value) { add(row, language, countries, folding) }
            }
        }
        for value in object.array("towns") ?? [] {
            guard let entry = value.object(["town", "country"], diagnostics), let town = entry.text("town"),
                let row = country(entry.required("country"))
            else { continue }
            towns.append((folding.fold(town), row))
        }
    }

    private mutating func add(_ row: Int, _ language: String, _ countries: AddressCountries, _ folding: RegionFolding) {
        guard let name = CountryNames.displayName(countries.codes[row], locale: language) else { return }
        let folded = Array(folding.fold(name).utf8)
        if !folded.isEmpty, folded.count <= AddressSchema.maximumFoldedName, names[folded] == nil {
            names[folded] = row
        }
    }

    /// What the towns have in common.
    var townFilter: WordFilter {
        var filter = WordFilter()
        for town in towns { filter.add(town.name.utf8) }
        return filter
    }

    /// `cnam`: names in the order of their bytes; `town`: the towns; both with texts in `cnmt`.
    func write(into image: inout ImageBuilder) {
        var pool = TextPool.Builder()
        let roles: [AddressSchema.Role] = [.reference("cnmt"), .reference("ctry")]
        var table = RecordTable.Builder(roles)
        for (name, row) in names.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            table.add([pool.intern(String(decoding: name, as: UTF8.self)), row])
        }
        var townTable = RecordTable.Builder(roles)
        for town in towns { townTable.add([pool.intern(town.name), town.country]) }
        image.add("cnmt", pool)
        image.add("cnam", table)
        image.add("town", townTable)
    }
}
