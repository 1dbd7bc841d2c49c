import TableFormat
import UnicodeText

/// Every country as a person picks one: by name, sorted as the language sorts.
///
/// ```swift
/// let list = try CountryList(.embedded, language: "nl")
/// list.countries            // Afghanistan, Åland, Albanië ...
/// list.matching("holl")     // Nederland
/// ```
/// Names are those of CLDR. Making a list asks ICU for some thousand names: keep it while it is shown.
public struct CountryList: Sendable {
    /// A country of the list.
    public struct Country: Sendable, Equatable {
        /// The ISO 3166-1 alpha-2 code; what is stored.
        public let code: String

        /// The ISO 3166-1 alpha-3 code.
        public let alpha3: String

        /// The name in the language of the list, else in English.
        public let name: String
    }

    /// The language that was asked for, as a BCP 47 tag.
    public let language: String

    /// Every country of ISO 3166-1, and those in general use beside it, in the order of the language.
    public let countries: [Country]

    /// What each of the countries is found by, folded.
    let keys: [CountryKeys]
    let layouts: AddressLayouts

    /// The countries in a language of CLDR.
    public init(_ layouts: AddressLayouts, language: String) {
        let tables = layouts.tables
        let column = AddressSchema.CountryColumn.self
        let others = tables.foldedCountryNames
        let named = (0..<tables.countries.count).map { row in
            let code = AddressTables.code(tables.countries[row, column.code.rawValue])
            let alpha3 = AddressTables.code(tables.countries[row, column.alpha3.rawValue])
            let name = tables.countryName(code, language: language)
            return (country: Country(code: code, alpha3: alpha3, name: name), row: row)
        }
        let sorted = Collation.sorted(named, language: language) { $0.country.name }
        countries = sorted.map(\.country)
        keys = sorted.map { CountryKeys($0.country, aliases: others[$0.row], tables) }
        self.language = language
        self.layouts = layouts
    }
}
