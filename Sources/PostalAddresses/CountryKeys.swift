import TableFormat
import UnicodeText

/// The names a country is found by, compared without case, marks, spaces and punctuation.
struct CountryKeys: Sendable {
    /// The name that is shown, first, and all others.
    private(set) var names: [[UInt8]] = []

    /// What begins at a later word of any name.
    private(set) var words: [[UInt8]] = []

    /// The name that is shown; those in the languages of the tables and in the language of the country; and the table's.
    init(_ country: CountryList.Country, aliases: [[UInt8]], _ tables: AddressTables) {
        add(country.name, tables)
        for language in 0..<tables.languages.count {
            CountryNames.displayName(country.code, locale: tables.languages[language]).map { add($0, tables) }
        }
        if let own = LikelyLanguage(region: country.code)?.language {
            CountryNames.displayName(country.code, locale: own).map { add($0, tables) }
        }
        for alias in aliases where !names.contains(alias) { names.append(alias) }
    }

    private mutating func add(_ name: String, _ tables: AddressTables) {
        let key = tables.foldedKey(name)
        guard !key.isEmpty, !names.contains(key) else { return }
        names.append(key)
        var rest = name.unicodeScalars[...]
        while let gap = rest.firstIndex(where: {
            !$0.properties.isAlphabetic && $0.properties.canonicalCombiningClass == .notReordered
        }) {
            rest = rest[gap...].drop { !$0.properties.isAlphabetic }
            let word = tables.foldedKey(String(rest))
            if !word.isEmpty, !words.contains(word) { words.append(word) }
        }
    }

    /// How well a folded text names the country: 0 is best, nil not at all.
    func rank(of text: [UInt8]) -> Int? {
        if names.contains(text) { return 0 }
        if names.first?.starts(with: text) == true { return 1 }
        if names.contains(where: { $0.starts(with: text) }) { return 2 }
        return words.contains { $0.starts(with: text) } ? 3 : nil
    }
}

extension AddressTables {
    /// The names that the tables have for each country, in the order of `countries`.
    var foldedCountryNames: [[[UInt8]]] {
        var names = [[[UInt8]]](repeating: [], count: countries.count)
        for row in 0..<countryNames.count {
            let country = countryNames[row, Schema.CountryNameColumn.country.rawValue]
            guard names.indices.contains(country) else { continue }
            names[country].append(
                Array(countryTexts.utf8(countryNames[row, Schema.CountryNameColumn.folded.rawValue])))
        }
        return names
    }

    /// A text folded like the names of regions; empty when it is too long to be a name.
    func foldedKey(_ text: String) -> [UInt8] {
        guard text.utf8.count <= Schema.maximumFoldedName * 4 else { return [] }
        return withFolded(text.utf8Span.span) { Array($0) }
    }
}
