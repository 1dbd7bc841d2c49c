import PostalAddresses
import Testing

@Suite("The list of countries")
struct CountryListTests {
    static func list(_ language: String) throws -> CountryList { CountryList(try .embedded, language: language) }

    @Test(
        "Every country has a name in every language",
        arguments: ["en", "nl", "de", "sv", "ar", "ja", "nl-BE", "xx", ""])
    func names(_ language: String) throws {
        let list = try Self.list(language)
        #expect(list.countries.count >= 249)
        #expect(Set(list.countries.map(\.code)).count == list.countries.count)
        for country in list.countries {
            #expect(!country.name.isEmpty && country.name != country.code, "\(country.code)")
            #expect(country.code.utf8.count == 2 && country.alpha3.utf8.count == 3)
            #expect(try AddressLayouts.embedded.regionCode(for: country.alpha3) == country.code)
        }
    }

    /// Swedish has its Å behind Z; German and Dutch have it beside A.
    static let orders: [(String, [String])] = [
        ("en", ["Afghanistan", "Åland Islands", "Albania"]), ("nl", ["Afghanistan", "Åland", "Albanië"]),
        ("de", ["Afghanistan", "Ägypten", "Ålandinseln", "Albanien"]), ("sv", ["Afghanistan", "Albanien", "Algeriet"]),
    ]

    @Test("A list is sorted as its language sorts", arguments: orders)
    func order(_ language: String, _ first: [String]) throws {
        let names = try Self.list(language).countries.map(\.name)
        #expect(Array(names.prefix(first.count)) == first)
        let aland = try #require(names.firstIndex { $0.hasPrefix("Åland") })
        let last = try #require(names.lastIndex { $0.hasPrefix("Z") })
        #expect((aland > last) == (language == "sv"))
    }

    @Test("A language that is none is answered in English")
    func languagesThatAreNone() throws {
        for tag in ["../../etc", "-", "_", "é", "nl;rm", "\0", String(repeating: "a", count: 10_000)] {
            #expect(try Self.list(tag).countries.contains { $0.code == "NL" && $0.name == "Netherlands" })
            #expect(try FormTests.layout("US").regionChoices(language: tag).count == 62)
        }
    }

    static let searches: [(String, String)] = [
        ("Holland", "NL"), ("UK", "GB"), ("USA", "US"), ("Deutschland", "DE"), ("duits", "DE"), ("nld", "NL"),
        ("EL", "GR"), ("nederl", "NL"), ("the netherlands", "NL"), ("cote d ivoire", "CI"), ("Ivory Coast", "CI"),
        ("日本", "JP"), ("Österreich", "AT"), ("osterreich", "AT"), ("Türkei", "TR"), ("turkey", "TR"),
        ("Cape Verde", "CV"), ("burma", "MM"), ("scotland", "GB"), ("Česko", "CZ"), ("Czech Republic", "CZ"),
        ("zealand", "NZ"), ("england", "GB"), ("U.S.A.", "US"), ("suisse", "CH"), ("ελλάδα", "GR"), ("ΕΛΛΑΔΑ", "GR"),
        ("κυπρος", "CY"), (" fr ", "FR"),
    ]

    @Test("A country is found by what people call it", arguments: searches)
    func search(_ text: String, _ code: String) throws {
        for language in ["en", "nl", "de"] {
            #expect(try Self.list(language).matching(text).first?.code == code, "\(language)")
        }
    }

    @Test("What begins a name comes before what begins a later word of one")
    func ranks() throws {
        let list = try Self.list("en")
        #expect(list.matching("").count == list.countries.count)
        #expect(list.matching("ne").prefix(4).map(\.code) == ["NE", "NP", "NL", "NC"])
        #expect(list.matching("united").map(\.code).prefix(3) == ["AE", "GB", "US"])
        #expect(list.matching("!!!").isEmpty && list.matching("Atlantis").isEmpty)
        #expect(list.matching(String(repeating: "e\u{301}", count: 100_000)).isEmpty)
    }

    static let slips: [(String, String?)] = [
        ("Nehterlands", "NL"), ("Germny", "DE"), ("Belguim", "BE"), ("Atlantis", nil), ("", nil), ("Untied", nil),
    ]

    @Test("A slip is understood", arguments: slips)
    func slip(_ text: String, _ code: String?) throws {
        #expect(try Self.list("en").nearest(text).first?.code == code)
        #expect(try Self.list("en").nearest(text).count <= 5)
    }

    @Test("A whole name names a country, half a name does not")
    func wholeNames() throws {
        let list = try Self.list("en")
        #expect(list.country("holland")?.code == "NL" && list.country("Congo-Kinshasa")?.code == "CD")
        #expect(list.country("Nether") == nil && list.country("") == nil && list.country("uk")?.code == "GB")
    }
}
