import PostalAddresses
import Testing

@Suite("Layouts")
struct LayoutTests {
    /// The order of the fields as the product has it; the number is the weight of a field in its row.
    static let orders: [(String, [[String]])] = [
        ("NL", [["postalCode 2", "houseNumber 1", "addition 1"], ["street 1"], ["city 1"]]),
        ("US", [["line1 1"], ["line2 1"], ["city 3", "region 2", "postalCode 2"]]),
        ("DE", [["street 3", "houseNumber 1"], ["line2 1"], ["postalCode 1", "city 3"]]),
        ("BE", [["street 4", "houseNumber 1", "box 1"], ["postalCode 1", "city 3"]]),
        ("GB", [["line1 1"], ["line2 1"], ["city 1"], ["postalCode 1"]]),
        ("GH", [["line1 1"], ["line2 1"], ["postalCode 1", "city 2"], ["region 1"]]),
        ("PT", [["line1 1"], ["line2 1"], ["postalCode 1", "city 2"]]),
        ("FR", [["line1 1"], ["line2 1"], ["postalCode 1", "city 2"]]),
        ("IT", [["line1 1"], ["line2 1"], ["postalCode 2", "city 3", "region 2"]]),
        ("QA", [["line1 1"], ["line2 1"], ["city 1"], ["region 1"]]),
        ("JP", [["postalCode 1", "region 2"], ["city 1"], ["line1 1"], ["line2 1"]]),
    ]

    @Test(arguments: orders)
    func order(_ country: String, _ rows: [[String]]) throws {
        let layout = try #require(try AddressLayouts.embedded.layout(for: country))
        #expect(layout.rows.map { $0.map { "\($0.name) \($0.weight)" } } == rows)
    }

    static let labels: [(String, String, String, String)] = [
        ("US", "postalCode", "ZIP code", "ZIP-code"),
        ("GB", "city", "Town or city", "Plaats"),
        ("NL", "houseNumber", "House number", "Huisnummer"),
        ("NL", "postalCode", "Postcode", "Postcode"),
        ("IE", "postalCode", "Eircode", "Eircode"),
        ("AU", "city", "Suburb or town", "Wijk of plaats"),
        ("GH", "region", "Region", "Regio"), ("PT", "postalCode", "Postal code", "Postcode"),
        ("RU", "region", "Oblast", "Oblast"), ("CO", "region", "Department", "Departement"),
    ]

    @Test("A field is called what its country calls it", arguments: labels)
    func label(_ country: String, _ field: String, _ english: String, _ dutch: String) throws {
        let layout = try #require(try AddressLayouts.embedded.layout(for: country))
        let input = try #require(layout.rows.joined().first { $0.name == field })
        #expect(input.label(language: "en") == english)
        #expect(input.label(language: "nl-BE") == dutch)
        #expect(input.label(language: "xx") == english)
    }

    static let needs: [(String, String, AddressInput.Need)] = [
        ("NL", "street", .required), ("NL", "addition", .optional), ("DE", "houseNumber", .soft),
        ("IE", "postalCode", .recommended), ("AE", "poBox", .oneOf), ("GH", "postalCode", .optional),
        ("PT", "postalCode", .required), ("VN", "postalCode", .recommended), ("VN", "region", .optional),
    ]

    @Test(arguments: needs)
    func need(_ country: String, _ field: String, _ need: AddressInput.Need) throws {
        let layout = try #require(try AddressLayouts.embedded.layout(for: country))
        #expect(layout.rows.joined().first { $0.name == field }?.need == need)
    }

    static let keyboards: [(String, String, AddressInput.Keyboard)] = [
        ("NL", "houseNumber", .digits), ("NL", "postalCode", .lettersAndDigits), ("US", "postalCode", .digits),
        ("US", "city", .text),
    ]

    @Test(arguments: keyboards)
    func keyboard(_ country: String, _ field: String, _ keyboard: AddressInput.Keyboard) throws {
        let layout = try #require(try AddressLayouts.embedded.layout(for: country))
        #expect(layout.rows.joined().first { $0.name == field }?.keyboard == keyboard)
    }

    static let codes: [(String, String?)] = [
        ("NL", "NL"), ("nl", "NL"), ("UK", "GB"), ("EL", "GR"), ("usa", "US"), ("XKX", "XK"), ("ZZ", nil), ("", nil),
        ("N", nil), ("NLDX", nil), ("N1", nil), ("Ñ", nil),
    ]

    @Test(arguments: codes)
    func country(_ written: String, _ code: String?) throws {
        #expect(try AddressLayouts.embedded.regionCode(for: written) == code)
    }

    @Test("Every country has a layout, and every example code is one of its own country")
    func everyCountry() throws {
        let layouts = try AddressLayouts.embedded
        #expect(layouts.regionCodes.count >= 249)
        for code in layouts.regionCodes {
            let layout = try #require(layouts.layout(for: code))
            #expect(layout.regionCode == code)
            #expect(!layout.rows.isEmpty)
            guard let example = layout.postalCodeExample else { continue }
            #expect(layouts.check(code, [("postalCode", example)], isPartial: true).isEmpty)
        }
    }

    @Test("Sharing names the fields of the layout and the country", arguments: ["NL", "US", "PT", "GH"])
    func shared(_ country: String) throws {
        let layout = try #require(try AddressLayouts.embedded.layout(for: country))
        for name in ["country", "city", "postalCode", "street", "line1", "houseAddition", "recipient", "shoe"] {
            let bytes = Array(name.utf8)
            let isField = layout.rows.joined().contains { $0.name == name }
            let isAlias = name == "houseAddition" && country == "NL"
            #expect(layout.contains(bytes.span) == (isField || isAlias || name == "country"))
        }
    }

    @Test("Regions have a key, a name, and a local name where the script is another")
    func regions() throws {
        let layouts = try AddressLayouts.embedded
        let states = try #require(layouts.layout(for: "US")).regions
        #expect(states.count == 62)
        #expect(states.contains(AddressRegion(key: "CA", name: "California", localName: nil)))
        let prefectures = try #require(layouts.layout(for: "JP")).regions
        #expect(prefectures.first == AddressRegion(key: "01", name: "Hokkaido", localName: "北海道"))
    }
}
