import TableFormat

/// `CountryData/countries.json`: the countries there are, by their ISO 3166-1 codes, and other codes people write.
struct AddressCountries {
    private(set) var codes: [String] = []
    private var alpha3: [String] = []
    private var packed: [(packed: Int, country: Int)] = []

    init?(_ workspace: Workspace, _ diagnostics: Diagnostics) {
        guard let file = workspace.file("CountryData/countries.json"),
            let object = file.root.object(["source", "countries", "aliases"], diagnostics),
            let countries = object.array("countries")
        else { return nil }
        _ = object.text("source")
        var known: [Int: Int] = [:]
        func add(_ text: String, _ country: Int, at value: SourceValue, lengths: ClosedRange<Int>) {
            guard let number = Self.packed(text), lengths.contains(text.utf8.count) else {
                diagnostics.report("address.countryCode", at: value, "'\(text)' is not a code of capital letters")
                return
            }
            if known.updateValue(country, forKey: number) != nil {
                diagnostics.report("address.duplicateCountry", at: value, "'\(text)' is already there")
            }
            packed.append((number, country))
        }
        for value in countries {
            guard let country = value.object(["code", "alpha3"], diagnostics), let code = country.text("code"),
                let longer = country.text("alpha3")
            else { continue }
            add(code, codes.count, at: value, lengths: 2...2)
            add(longer, codes.count, at: value, lengths: 3...3)
            codes.append(code)
            alpha3.append(longer)
        }
        for value in object.optionalArray("aliases") ?? [] {
            guard let alias = value.object(["alias", "code"], diagnostics), let text = alias.text("alias"),
                let code = alias.text("code")
            else { continue }
            if let country = codes.firstIndex(of: code) {
                add(text, country, at: value, lengths: 2...3)
            } else {
                diagnostics.report("address.unknownCountry", at: value, "there is no country '\(code)'")
            }
        }
    }

    /// The longer code of a country by its packed code.
    func alpha3(_ packed: Int) -> String? {
        codes.firstIndex { Self.packed($0) == packed }.map { alpha3[$0] }
    }

    func contains(_ code: String) -> Bool { codes.contains(code) }

    /// The codes of a list; those of no country are reported.
    func codes(_ values: [SourceValue]?, _ diagnostics: Diagnostics) -> Set<String> {
        var found: Set<String> = []
        for value in values ?? [] {
            guard let code = value.text(diagnostics) else { continue }
            if !contains(code) {
                diagnostics.report("address.unknownCountry", at: value, "there is no country '\(code)'")
            }
            found.insert(code)
        }
        return found
    }

    /// Capital letters as one number, or nil.
    static func packed(_ text: String) -> Int? {
        guard (1...3).contains(text.utf8.count) else { return nil }
        var number = 0
        for byte in text.utf8 {
            guard 0x41...0x5A ~= byte else { return nil }
            number = number << 8 | Int(byte)
        }
        return number
    }

    /// `layouts`: the layout row of a country that has its own.
    func write(into image: inout ImageBuilder, layouts: [String: Int]) {
        var countries = RecordTable.Builder(
            AddressSchema.roles(AddressSchema.CountryColumn.self, [.layout: .reference("layt")]))
        for (code, longer) in zip(codes, alpha3) {
            countries.add([Self.packed(code), layouts[code] ?? 0, Self.packed(longer)])
        }
        var table = RecordTable.Builder([.number, .reference("ctry")])
        for entry in packed.sorted(by: { $0.packed < $1.packed }) { table.add([entry.packed, entry.country]) }
        var slots = [Int](repeating: 0, count: CountrySlot.count)
        for entry in packed where entry.packed >> 16 == 0 {
            let (first, second) = (UInt8(entry.packed >> 8), UInt8(entry.packed & 0xFF))
            if let slot = CountrySlot.slot(first, second) { slots[slot] = entry.country + 1 }
        }
        var index = RecordTable.Builder(fields: 1)
        for slot in slots { index.add([slot]) }
        image.add("ctix", index)
        image.add("ctry", countries)
        image.add("code", table)
    }
}
