import PostalAddresses
import Testing
import UnicodeText

@Suite("What a form is told")
struct FormTests {
    static func layout(_ country: String) throws -> AddressLayout {
        try #require(try AddressLayouts.embedded.layout(for: country))
    }

    static func input(_ country: String, _ field: String) throws -> AddressInput {
        try #require(try layout(country).rows.joined().first { $0.name == field })
    }

    static let tokens: [(String, String, String)] = [
        ("NL", "postalCode", "postal-code"), ("NL", "street", "address-line1"), ("NL", "houseNumber", "off"),
        ("NL", "city", "address-level2"), ("US", "line1", "address-line1"), ("US", "line2", "address-line2"),
        ("US", "region", "address-level1"), ("BR", "district", "address-level3"), ("HK", "district", "address-level2"),
        ("CN", "district", "address-level3"), ("AE", "poBox", "off"),
    ]

    @Test("Browsers are told what a field takes", arguments: tokens)
    func autocomplete(_ country: String, _ field: String, _ token: String) throws {
        #expect(try Self.input(country, field).autocomplete == token)
    }

    /// Those of HTML that name a part of an address.
    static let known: Set<String> = [
        "off", "name", "organization", "address-line1", "address-line2", "address-line3", "address-level1",
        "address-level2", "address-level3", "address-level4", "postal-code", "country",
    ]

    @Test("No country has two fields with one token")
    func tokensAreDistinct() throws {
        let layouts = try AddressLayouts.embedded
        let common = layouts.commonFields
        #expect(common.map(\.autocomplete) == ["name", "organization", "country"])
        for code in layouts.regionCodes {
            let tokens = try Self.layout(code).rows.joined().map(\.autocomplete) + common.map(\.autocomplete)
            #expect(Self.known.isSuperset(of: tokens), "\(code)")
            let told = tokens.filter { $0 != "off" }
            #expect(Set(told).count == told.count, "\(code): \(told)")
        }
    }

    static let placed: [(String, String, String?)] = [
        ("BR", "city", "region"), ("HK", "district", "region"), ("CN", "city", "region"), ("CN", "district", "city"),
        ("KR", "city", "region"), ("BR", "district", nil), ("US", "city", nil), ("NL", "city", nil),
    ]

    @Test("A form knows where the places of a field depend on another", arguments: placed)
    func choicesBelow(_ country: String, _ field: String, _ above: String?) throws {
        #expect(try Self.input(country, field).choicesBelow == above)
    }

    @Test("Places are offered below what was chosen, sorted, under the names of the reader")
    func choices() throws {
        let city = try Self.input("CN", "city")
        let labels = city.choices(below: ["ZJ"], language: "en").map(\.label)
        #expect(labels.contains("Hangzhou Shi") && labels.first == "Hangzhou Shi" && labels == labels.sorted())
        #expect(city.choices(below: ["ZJ"], language: "zh").contains { $0.label == "杭州市" })
        let district = try Self.input("CN", "district")
        #expect(district.choices(below: ["ZJ", "杭州市"], language: "zh").contains { $0.label == "西湖区" })
        #expect(district.choices(below: ["ZJ"], language: "zh").isEmpty)
        #expect(city.choices(below: ["nowhere"], language: "en").isEmpty)
        #expect(city.choices(below: [], language: "en").isEmpty)
        #expect(try Self.input("US", "city").choices(below: ["CA"], language: "en").isEmpty)
    }

    static let keyboards: [(String, String, String, String, AddressInput.Capitals)] = [
        ("NL", "postalCode", "text", "asciiCapable", .characters), ("NL", "houseNumber", "numeric", "numberPad", .none),
        ("US", "postalCode", "numeric", "numberPad", .none), ("GB", "postalCode", "text", "asciiCapable", .characters),
        ("NL", "street", "text", "default", .words), ("GB", "line1", "text", "default", .words),
    ]

    @Test("Phones are told which keys to show", arguments: keyboards)
    func keyboard(
        _ country: String, _ field: String, _ mode: String, _ ios: String, _ capitals: AddressInput.Capitals
    ) throws {
        let input = try Self.input(country, field)
        #expect(input.inputMode == mode && input.iosKeyboard == ios && input.capitals == capitals)
    }

    static let shown: [(String, String, String?, String?, Int)] = [
        ("NL", "postalCode", "1234 AB", "1012 JS", 7), ("US", "postalCode", "12345", "94103", 10),
        ("GB", "postalCode", "SW1A 1AA", "SW1A 1AA", 9), ("DE", "postalCode", "12345", "10115", 5),
        ("JP", "postalCode", "123-4567", "100-0001", 8), ("NL", "houseNumber", "1", "1", 5),
        ("IL", "postalCode", "1234567", "9614303", 7), ("TW", "postalCode", "123", "104", 6),
        ("NL", "street", "Dam", "Dam", 200), ("US", "region", nil, "CA", 200), ("AE", "city", "Dubai", "Dubai", 200),
    ]

    @Test("An empty field shows what it takes", arguments: shown)
    func placeholder(_ country: String, _ field: String, _ shown: String?, _ example: String?, _ most: Int) throws {
        let input = try Self.input(country, field)
        #expect(input.placeholder == shown)
        #expect(input.example == example)
        #expect(input.maximumLength == most)
    }

    @Test("What an empty field shows, and each example, is stored as it stands")
    func examplesAreRight() throws {
        let layouts = try AddressLayouts.embedded
        for code in layouts.regionCodes {
            for input in try Self.layout(code).rows.joined() {
                for text in [input.placeholder, input.example].compactMap({ $0 }) {
                    let findings = layouts.check(code, [(input.name, text)], isPartial: true)
                    #expect(findings.isEmpty, "\(code) \(input.name) \(text): \(findings)")
                    #expect(text.unicodeScalars.count <= input.maximumLength, "\(code) \(input.name) \(text)")
                }
            }
        }
    }

    @Test("The masks of a country lay out its example")
    func masks() throws {
        #expect(try Self.layout("NL").postalCodeMasks == ["9999 AA"])
        #expect(try Self.layout("US").postalCodeMasks == ["99999", "99999-9999"])
        #expect(try Self.layout("HK").postalCodeMasks.isEmpty)
    }

    @Test("A form has the look-up, the word for no number, and the fields that are absent")
    func rest() throws {
        let dutch = try Self.layout("NL")
        #expect(dutch.lookup?.needs == ["postalCode", "houseNumber"])
        #expect(dutch.lookup?.yields == ["street", "city"] && dutch.lookupAlso == ["addition"])
        #expect(dutch.absent.contains("region") && dutch.absent.contains("line1") && !dutch.absent.contains("city"))
        #expect(!dutch.absent.contains("country") && !dutch.absent.contains("recipient"))
        #expect(dutch.noNumber == nil)
        #expect(try Self.layout("BR").noNumber == "S/N")
        #expect(try Self.layout("DE").lookup == nil)
    }

    static let kinds: [(String, String, String, String)] = [
        ("EG", "region", "Governorate", "Gouvernement"), ("CO", "region", "Department", "Departement"),
        ("KY", "region", "Island", "Eiland"), ("RO", "region", "County", "District"),
        ("CL", "region", "Region", "Regio"), ("NZ", "district", "Suburb", "Wijk"),
        ("SE", "city", "Town or city", "Plaats"),
        ("IN", "postalCode", "PIN code", "Postcode (PIN)"), ("BR", "postalCode", "Postal code (CEP)", "Postcode (CEP)"),
    ]

    @Test("A field is called what it is in the country", arguments: kinds)
    func kind(_ country: String, _ field: String, _ english: String, _ dutch: String) throws {
        let input = try Self.input(country, field)
        #expect(input.label(language: "en") == english && input.label(language: "nl") == dutch)
    }

    @Test("A country without codes has no field for them", arguments: ["QA", "MO", "HK", "AE"])
    func noCodes(_ country: String) throws {
        #expect(try Self.layout(country).rows.joined().allSatisfy { $0.name != "postalCode" })
        #expect(try Self.layout(country).absent.contains("postalCode"))
    }

    @Test("A label belongs to the country that is chosen now, in the language or the one it is a variant of")
    func labels() throws {
        let irish = try Self.input("IE", "postalCode")
        let dutch = try Self.input("NL", "postalCode")
        #expect(irish.labelKey == "eircode" && dutch.labelKey == "postcode.nl")
        let city = try Self.input("NL", "city")
        for tag in ["nl", "nl-BE", "NL-be", "nl_NL", "nl-Latn-NL"] {
            #expect(city.label(language: tag) == "Woonplaats")
        }
        for tag in ["en", "en-GB", "sv", "", "nld", "n", String(repeating: "x-", count: 99)] {
            #expect(city.label(language: tag) == "Town or city")
        }
    }

    @Test("A country's own language may run from right to left")
    func direction() throws {
        #expect(try Self.layout("AE").localLanguage?.isRightToLeft == true)
        #expect(try Self.layout("AE").localLanguage?.script == "Arab")
        #expect(try Self.layout("JP").localLanguage?.language == "ja")
        #expect(try Self.layout("NL").localLanguage?.isRightToLeft == false)
    }

    @Test("Regions are listed as the reader's language has them")
    func regionChoices() throws {
        let states = try Self.layout("US").regionChoices(language: "nl")
        #expect(states.first?.label == "Alabama" && states.count == 62)
        let japanese = try Self.layout("JP").regionChoices(language: "ja")
        #expect(japanese.contains { $0.label == "東京都" && $0.region.key == "13" })
        let english = try Self.layout("JP").regionChoices(language: "en")
        #expect(english.first?.label == "Aichi" && english.last?.label == "Yamanashi")
        let brazil = try Self.layout("BR").regionChoices(language: "pt").map(\.label)
        #expect(brazil.firstIndex(of: "Pará").map { brazil[$0 + 1] } == "Paraíba")
    }

    @Test("Region keys are distinct and every choice has a name", arguments: ["en", "nl", "ja", "ar", "xx", ""])
    func everyRegion(_ language: String) throws {
        for code in try AddressLayouts.embedded.regionCodes {
            let layout = try Self.layout(code)
            let choices = layout.regionChoices(language: language)
            #expect(choices.count == layout.regions.count && choices.allSatisfy { !$0.label.isEmpty })
            #expect(Set(choices.map(\.region.key)).count == choices.count)
        }
    }
}
