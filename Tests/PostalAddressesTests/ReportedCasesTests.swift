import PostalAddresses
import Testing

/// Addresses that people reported as refused, spoiled or let through wrongly, in one form checker or another.
@Suite("Reported addresses")
struct ReportedCasesTests {
    static let codes: [AddressCase] = [
        .init(
            id: "NL without the space", country: "NL", fields: [("postalCode", "1071DJ")],
            stored: ["postalCode": "1071 DJ"]),
        .init(
            id: "NL with a space behind", country: "NL", fields: [("postalCode", "1012 JS ")],
            stored: ["postalCode": "1012 JS"]),
        .init(
            id: "NL, district only", country: "NL", fields: [("postalCode", "1012")],
            finds: ["postalCode postalCodeIncomplete"]),
        .init(
            id: "BR without the hyphen", country: "BR", fields: [("postalCode", "01310100")],
            stored: ["postalCode": "01310-100"]),
        .init(
            id: "GB in lower case", country: "GB", fields: [("postalCode", "sw1a 1aa")],
            stored: ["postalCode": "SW1A 1AA"]),
        .init(
            id: "GB without the space", country: "GB", fields: [("postalCode", "SW1A1AA")],
            stored: ["postalCode": "SW1A 1AA"]),
        .init(
            id: "GB, the space goes before the last three", country: "GB", fields: [("postalCode", "EC1Y8SY")],
            stored: ["postalCode": "EC1Y 8SY"]),
        .init(
            id: "GB, letter O for a digit", country: "GB", fields: [("postalCode", "EC1V OBW")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "EC1V 0BW"]),
        .init(
            id: "GB, a slip on the shift key is not cut out", country: "GB", fields: [("postalCode", "AB!1 2CD")],
            finds: ["postalCode postalCodeFormat"]),
        .init(id: "GB, British Forces", country: "GB", fields: [("postalCode", "BF1 2AY")]),
        .init(
            id: "GB, Gibraltar's code", country: "GB", fields: [("postalCode", "GX11 1AA")],
            finds: ["postalCode otherCountry"], suggests: ["country": "GI"]),
        .init(id: "GB as UK", country: "UK", fields: [("postalCode", "SW1A 1AA")], stored: ["country": "GB"]),
        .init(
            id: "CA in lower case", country: "CA", fields: [("postalCode", "K1A 0b1"), ("region", "ON")],
            stored: ["postalCode": "K1A 0B1"]),
        .init(
            id: "CA, letter O for a zero", country: "CA", fields: [("postalCode", "KOA 0B1")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "K0A 0B1"]),
        .init(
            id: "CA, first half only", country: "CA", fields: [("postalCode", "L5P")],
            finds: ["postalCode postalCodeIncomplete"]),
        .init(id: "CA as it should be", country: "CA", fields: [("postalCode", "K1A 0B1")]),
        .init(
            id: "AU with its leading zero", country: "AU",
            fields: [("postalCode", "0800"), ("city", "Darwin"), ("region", "NT")]),
        .init(
            id: "AU, the zero lost in a spreadsheet", country: "AU", fields: [("postalCode", "800"), ("region", "NT")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "0800"]),
        .init(
            id: "DE, the zero lost", country: "DE", fields: [("postalCode", "1067"), ("city", "Dresden")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "01067"]),
        .init(
            id: "US, nine digits run together", country: "US", fields: [("postalCode", "941031234"), ("region", "CA")],
            stored: ["postalCode": "94103-1234"]),
        .init(
            id: "US, five and four with a space", country: "US",
            fields: [("postalCode", "94103 1234"), ("region", "CA")], stored: ["postalCode": "94103-1234"]),
        .init(
            id: "IE, the one key with a third letter", country: "IE", fields: [("postalCode", "D6WXK06")],
            stored: ["postalCode": "D6W XK06"]),
        .init(
            id: "IE, a code of Northern Ireland", country: "IE", fields: [("postalCode", "BT79 0HR")],
            finds: ["postalCode postalCodeFormat"], suggests: ["country": "GB"]),
        .init(
            id: "BE, a Dutch pattern has no say", country: "BE", fields: [("postalCode", "2800"), ("city", "Mechelen")]),
        .init(
            id: "JP in full-width digits", country: "JP", fields: [("postalCode", "１００－０００１")],
            stored: ["postalCode": "100-0001"]),
        .init(
            id: "JP with the postal mark", country: "JP", fields: [("postalCode", "〒100-0001")],
            stored: ["postalCode": "100-0001"]),
        .init(
            id: "IN written three and three", country: "IN", fields: [("postalCode", "110 001")],
            stored: ["postalCode": "110001"]),
    ]

    static let regions: [AddressCase] = [
        .init(
            id: "US, the code of another state", country: "US", fields: [("region", "NY"), ("postalCode", "94103")],
            finds: ["postalCode regionMismatch"], suggests: ["region": "CA"]),
        .init(
            id: "US, a code that serves three states", country: "US",
            fields: [("region", "MT"), ("postalCode", "57717")]),
        .init(
            id: "US, a code of Oregon that serves California", country: "US",
            fields: [("region", "CA"), ("city", "New Pine Creek"), ("postalCode", "97635")]),
        .init(
            id: "US, Puerto Rico as a state", country: "US",
            fields: [("city", "San Juan"), ("region", "PR"), ("postalCode", "00926")]),
        .init(id: "US, part of an address", country: "US", fields: [("region", "CA")]),
        .init(
            id: "CA, E is New Brunswick", country: "CA", fields: [("region", "BC"), ("postalCode", "E4P 2A9")],
            finds: ["postalCode regionMismatch"], suggests: ["region": "NB"]),
        .init(id: "KR, Daegu", country: "KR", fields: [("region", "27"), ("city", "달성군"), ("postalCode", "43013")]),
        .init(id: "IE, keys cross counties", country: "IE", fields: [("region", "MN"), ("postalCode", "H16 X000")]),
        .init(id: "IN, Telangana", country: "IN", fields: [("region", "TS"), ("postalCode", "500001")]),
        .init(id: "IS keeps what was written", country: "IS", fields: [("city", "Kópavogur"), ("line1", "Dæmi 1")]),
        .init(
            id: "BR, a state without its accent", country: "BR", fields: [("region", "Sao Paulo")],
            stored: ["region": "SP"]),
    ]

    static let whole: [AddressCase] = [
        .init(
            id: "AE, PO box and emirate", country: "AE", fields: [("poBox", "12345"), ("region", "Dubai")],
            finds: ["city recommended"], stored: ["region": "DU"]),
        .init(
            id: "IE without a code", country: "IE", fields: [("line1", "Example House"), ("city", "Dublin")],
            finds: ["postalCode recommended"]),
        .init(
            id: "IE without a county", country: "IE",
            fields: [("line1", "Example House"), ("city", "Dublin"), ("postalCode", "D02 AF30")]),
        .init(id: "BW has no codes", country: "BW", fields: [("line1", "Plot 1"), ("city", "Gaborone")]),
        .init(id: "QA has no codes", country: "QA", fields: [("line1", "PO Box 1"), ("city", "Doha")]),
        .init(
            id: "US as USA", country: "USA",
            fields: [("line1", "100 Example Dr"), ("city", "Nashville"), ("region", "TN"), ("postalCode", "37204")],
            stored: ["country": "US"]),
        .init(
            id: "DE without a state", country: "DE",
            fields: [("street", "Beispielstr."), ("houseNumber", "1"), ("postalCode", "22145"), ("city", "Hamburg")]),
        .init(
            id: "GB without a second line", country: "GB",
            fields: [("line1", "160 Broad St"), ("city", "Birmingham"), ("postalCode", "B15 1DT")]),
    ]

    @Test("Parts of addresses", arguments: codes + regions)
    func parts(_ expected: AddressCase) throws {
        let findings = try AddressLayouts.embedded.check(expected.country, expected.fields, isPartial: true)
        #expect(AddressAnswer(findings) == AddressAnswer(expected))
    }

    @Test("Whole addresses", arguments: whole)
    func wholes(_ expected: AddressCase) throws {
        let findings = try AddressLayouts.embedded.check(expected.country, expected.fields)
        #expect(AddressAnswer(findings) == AddressAnswer(expected))
    }
}
