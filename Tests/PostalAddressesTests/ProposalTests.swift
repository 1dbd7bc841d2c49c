import Findings
import PostalAddresses
import Testing

/// What is proposed for a text that is refused. Nothing of it is ever applied.
@Suite("Proposals for addresses")
struct ProposalTests {
    static let slips: [AddressCase] = [
        .init(
            id: "two look-alikes", country: "NL", fields: [("postalCode", "I0I2 JS")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "1012 JS"]),
        .init(
            id: "a digit in a letter's place", country: "NL", fields: [("postalCode", "1012 J5")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "1012 JS"]),
        .init(
            id: "the halves the other way round", country: "NL", fields: [("postalCode", "JS 1012")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "1012 JS"]),
        .init(
            id: "a doubled digit", country: "NL", fields: [("postalCode", "11012 JS")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "1012 JS"]),
        .init(
            id: "a letter and a digit that changed places", country: "CA", fields: [("postalCode", "KA1 0B1")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "K1A 0B1"]),
        .init(
            id: "two zeros lost, as the region tells", country: "US",
            fields: [("region", "NY"), ("postalCode", "501")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "00501"]),
        .init(
            id: "a zero lost before nine digits", country: "US", fields: [("postalCode", "2134-1234")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "02134-1234"]),
        .init(
            id: "digits that may be of another country", country: "DE", fields: [("postalCode", "101055")],
            finds: ["postalCode postalCodeFormat"]),
        .init(
            id: "nobody can tell which of two was doubled", country: "DE", fields: [("postalCode", "110115")],
            finds: ["postalCode postalCodeFormat"]),
        .init(
            id: "a sign that no code has", country: "GB", fields: [("postalCode", "AB!1 2CD")],
            finds: ["postalCode postalCodeFormat"]),
    ]

    static let places: [AddressCase] = [
        .init(
            id: "the town behind the code", country: "BE", fields: [("postalCode", "2800 Mechelen")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "2800", "city": "Mechelen"]),
        .init(
            id: "the town behind a code of two words", country: "NL", fields: [("postalCode", "1012 JS Amsterdam")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "1012 JS", "city": "Amsterdam"]),
        .init(
            id: "a comma between them", country: "DE", fields: [("postalCode", "01067, Dresden")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "01067", "city": "Dresden"]),
        .init(
            id: "the town before the code", country: "GB", fields: [("postalCode", "London SW1A 1AA")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "SW1A 1AA", "city": "London"]),
        .init(
            id: "a town of several words", country: "FR", fields: [("city", "75001 Saint-Denis sur Mer")]),
        .init(
            id: "the town is there as well", country: "BE",
            fields: [("postalCode", "2800 Mechelen"), ("city", "Mechelen")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "2800"]),
        .init(
            id: "the state beside the code", country: "US", fields: [("postalCode", "CA 94103")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "94103", "region": "CA"]),
        .init(
            id: "code and town exchanged", country: "NL", fields: [("postalCode", "Amsterdam"), ("city", "1012js")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "1012 JS", "city": "Amsterdam"]),
    ]

    static let countries: [AddressCase] = [
        .init(
            id: "a Dutch code in Belgium", country: "BE", fields: [("postalCode", "1012 JS")],
            finds: ["postalCode postalCodeFormat"], suggests: ["country": "NL"]),
        .init(
            id: "a British code in the United States", country: "US", fields: [("postalCode", "SW1A 1AA")],
            finds: ["postalCode postalCodeFormat"], suggests: ["country": "GB"]),
        .init(
            id: "a Canadian code in the United States", country: "US", fields: [("postalCode", "H3Z 2Y7")],
            finds: ["postalCode postalCodeFormat"], suggests: ["country": "CA"]),
        .init(
            id: "letters of another country before the code", country: "DE", fields: [("postalCode", "B-2000")],
            finds: ["postalCode postalCodeFormat"], suggests: ["country": "BE"]),
        .init(
            id: "digits in the groups of another country", country: "DE", fields: [("postalCode", "00-902")],
            finds: ["postalCode postalCodeFormat"], suggests: ["country": "PL"]),
        .init(
            id: "digits in groups that several countries write", country: "NO", fields: [("postalCode", "114 55")],
            finds: ["postalCode postalCodeFormat"]),
        .init(
            id: "a code of wide letters", country: "ＮＬ", fields: [], finds: ["country unknownCountry"],
            suggests: ["country": "NL"]),
        .init(
            id: "a post office of American forces", country: "DE",
            fields: [("postalCode", "09012"), ("city", "APO"), ("region", "AE")],
            finds: ["city otherCountry", "region unusedField"], suggests: ["country": "US"]),
        .init(
            id: "the same in the code", country: "DE", fields: [("postalCode", "FPO AP 96349")],
            finds: ["postalCode postalCodeFormat"], suggests: ["country": "US"]),
        .init(
            id: "a country by its name", country: "Nederland", fields: [], finds: ["country unknownCountry"],
            suggests: ["country": "NL"]),
        .init(
            id: "a country by a common name", country: "Holland", fields: [], finds: ["country unknownCountry"],
            suggests: ["country": "NL"]),
        .init(
            id: "a slip in a country's name", country: "Duitslnad", fields: [], finds: ["country unknownCountry"],
            suggests: ["country": "DE"]),
        .init(
            id: "a country by letters with full stops", country: "U.K.", fields: [], finds: ["country unknownCountry"],
            suggests: ["country": "GB"]),
        .init(
            id: "a part of a country that ISO 3166-1 reserves a code for", country: "AC",
            fields: [("postalCode", "ASCN 1ZZ")], stored: ["country": "SH"]),
        .init(
            id: "the other part", country: "TA", fields: [("postalCode", "TDCU 1ZZ")], stored: ["country": "SH"]),
        .init(id: "a code that it had before", country: "ROM", fields: [], stored: ["country": "RO"]),
        .init(id: "its own short form", country: "KSA", fields: [], stored: ["country": "SA"]),
        .init(id: "no country", country: "", fields: [], finds: ["country unknownCountry"]),
    ]

    static let regions: [AddressCase] = [
        .init(
            id: "a slip in a state's name", country: "US", fields: [("region", "Californa")],
            finds: ["region unknownRegion"], suggests: ["region": "CA"]),
        .init(
            id: "a region of another country", country: "US", fields: [("region", "Ontario")],
            finds: ["region unknownRegion"], suggests: ["country": "CA"]),
        .init(
            id: "the code tells the region", country: "US",
            fields: [("region", "Example State"), ("postalCode", "94103")],
            finds: ["region unknownRegion"], suggests: ["region": "CA"]),
        .init(
            id: "a state with its word", country: "US", fields: [("region", "State of New York")],
            stored: ["region": "NY"]),
        .init(
            id: "the whole code of ISO 3166-2", country: "US", fields: [("region", "us-ny")], stored: ["region": "NY"]),
        .init(id: "a prefecture without its sign", country: "JP", fields: [("region", "東京")], stored: ["region": "13"]),
        .init(
            id: "a prefecture with its word", country: "JP", fields: [("region", "Aichi-ken")], stored: ["region": "23"]
        ),
        .init(
            id: "a province with its word", country: "CN", fields: [("region", "Guangdong Province")],
            stored: ["region": "GD"]),
    ]

    @Test(arguments: slips + places + countries + regions)
    func proposal(_ expected: AddressCase) throws {
        let findings = try AddressLayouts.embedded.check(expected.country, expected.fields, isPartial: true)
        #expect(AddressAnswer(findings) == AddressAnswer(expected))
    }

    static let missing: [AddressCase] = [
        .init(
            id: "the code stands beside the town", country: "NL",
            fields: [("houseNumber", "1"), ("street", "Dam"), ("city", "1012 JS Amsterdam")],
            finds: ["postalCode required"], suggests: ["postalCode": "1012 JS", "city": "Amsterdam"]),
        .init(
            id: "the code tells the region", country: "US",
            fields: [("line1", "1 Example Street"), ("city", "Exampletown"), ("postalCode", "94103")],
            finds: ["region required"], suggests: ["region": "CA"]),
        .init(
            id: "signs and words for nothing", country: "US",
            fields: [("line1", "N/A"), ("city", "-"), ("region", "CA"), ("postalCode", "94103")],
            finds: ["line1 required", "city required"]),
    ]

    @Test("What is missing is proposed where it is known", arguments: missing)
    func whole(_ expected: AddressCase) throws {
        let findings = try AddressLayouts.embedded.check(expected.country, expected.fields)
        #expect(AddressAnswer(findings) == AddressAnswer(expected))
    }

    @Test("A text for nothing is told at its place")
    func nothing() throws {
        let finding = try AddressLayouts.embedded.check("GB", [("line1", "-")]).first
        #expect(finding?.entry == 0 && finding?.finding.range == 0..<1)
    }
}
