import PostalAddresses
import Testing

/// What is printed for post from one country to another.
@Suite("Envelopes for post from abroad")
struct EnvelopeAbroadTests {
    let layouts = try! AddressLayouts.embedded

    static let inland: [[String]] = [
        ["US", "PR", "GU", "VI", "AS", "MP", "UM"], ["FI", "AX"], ["NO", "SJ"], ["AU", "CC", "CX", "NF"],
        ["FR", "GF", "GP", "MQ", "RE", "YT", "PM", "BL", "MF", "NC", "PF", "WF"], ["GB", "GG", "JE", "IM"],
    ]

    @Test("Post between parts of one country names no country", arguments: inland)
    func namesNoCountryInland(_ codes: [String]) throws {
        for code in codes {
            let layout = try #require(layouts.layout(for: code))
            for origin in codes { #expect(layout.countryLine(from: origin) == nil, "\(origin) to \(code)") }
            #expect(layout.countryLine(from: "JP") != nil)
        }
    }

    @Test(
        "Other neighbours name it", arguments: [("NL", "AW"), ("DK", "GL"), ("CN", "HK"), ("GB", "GI"), ("NZ", "CK")])
    func namesTheCountry(_ one: String, _ other: String) throws {
        for (code, origin) in [(one, other), (other, one)] {
            let layout = try #require(layouts.layout(for: code))
            #expect(layout.countryLine(from: origin) != nil)
        }
    }

    static let printed: [EnvelopeCase] = [
        .init(
            id: "GG from abroad", country: "GG", fields: [("city", "St Peter Port"), ("postalCode", "GY1 1AA")],
            origin: "NL", lines: ["ST PETER PORT", "GY1 1AA", "GUERNSEY"]),
        .init(
            id: "GG from Britain", country: "GG", fields: [("city", "St Peter Port"), ("postalCode", "GY1 1AA")],
            origin: "GB", lines: ["ST PETER PORT", "GUERNSEY", "GY1 1AA"]),
        .init(
            id: "JE in another language", country: "JE", fields: [("city", "St Helier"), ("postalCode", "JE2 3AB")],
            origin: "RU", lines: ["ST HELIER", "JE2 3AB", "ДЖЕРСИ"]),
        .init(
            id: "AX from abroad", country: "AX", fields: [("city", "Mariehamn"), ("postalCode", "22100")],
            origin: "SE", lines: ["22100 Mariehamn", "ÅLAND"]),
        .init(
            id: "a town with the name of its country", country: "DJ",
            fields: [("line1", "1 Exemple"), ("city", "Djibouti")],
            origin: "FR", lines: ["1 Exemple", "DJIBOUTI"]),
        .init(
            id: "with a code beside it", country: "SG", fields: [("city", "Singapore"), ("postalCode", "018956")],
            origin: "US", lines: ["SINGAPORE 018956", "SINGAPORE"]),
        .init(
            id: "the capital of Argentina", country: "AR",
            fields: [("city", "Buenos Aires"), ("region", "C"), ("postalCode", "C1000ZAA")], origin: "ES",
            lines: ["C1000ZAA BUENOS AIRES", "ARGENTINA"]),
        .init(
            id: "a town of the province", country: "AR",
            fields: [("city", "La Plata"), ("region", "B"), ("postalCode", "B1900ZAA")], origin: "ES",
            lines: ["B1900ZAA LA PLATA", "Buenos Aires", "ARGENTINA"]),
        .init(
            id: "Moscow", country: "RU", fields: [("city", "Moscow"), ("region", "MOW"), ("postalCode", "101000")],
            origin: "GB", lines: ["MOSCOW", "101000", "RUSSIA"]),
        .init(
            id: "Kyiv", country: "UA", fields: [("city", "Київ"), ("region", "30"), ("postalCode", "01001")],
            origin: "PL", lines: ["Київ", "01001", "UKRAINA"]),
    ]

    @Test(arguments: printed) func lines(_ given: EnvelopeCase) throws {
        let layout = try given.layout()
        #expect(layout.envelope(of: given.address, language: given.language, origin: given.origin) == given.lines)
    }

    @Test("No line is printed twice in a row in any country", arguments: ["NL", "US", "RU", "SE", "JP"])
    func repeatsNoLine(_ origin: String) throws {
        for code in layouts.regionCodes {
            let layout = try #require(layouts.layout(for: code))
            let name = try #require(layouts.countryName(for: code, language: "en"))
            for city in ["Exampletown", name] {
                let fields = layout.fieldNames.map { field in
                    PostalAddress.Field(
                        field,
                        field == "city" ? city : field == "region" ? layout.regions.first?.key ?? city : "Example")
                }
                let address = PostalAddress(regionCode: code, fields: fields)
                for script in AddressScript.allCases {
                    let lines = layout.envelope(of: address, script: script, language: "en", origin: origin)
                        .map { $0.lowercased() }
                    let isTwice = zip(lines, lines.dropFirst()).contains { $0 == $1 && $0 != "example" }
                    #expect(!isTwice, "\(code): \(lines)")
                }
            }
        }
    }
}
