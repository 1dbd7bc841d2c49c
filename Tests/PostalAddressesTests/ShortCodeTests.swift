import PostalAddresses
import Testing

/// Codes of digits that are too short: a zero was lost, or the end of the code is not there yet.
@Suite("Short codes")
struct ShortCodeTests {
    static let zeros: [AddressCase] = [
        .init(
            id: "a zero", country: "US", fields: [("postalCode", "2134")], finds: ["postalCode postalCodeFormat"],
            suggests: ["postalCode": "02134"]),
        .init(
            id: "a zero where the region has such codes", country: "US",
            fields: [("postalCode", "2134"), ("region", "MA")], finds: ["postalCode postalCodeFormat"],
            suggests: ["postalCode": "02134"]),
        .init(
            id: "two zeros in Puerto Rico", country: "US", fields: [("postalCode", "926"), ("region", "PR")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "00926"]),
        .init(
            id: "two zeros in Rome", country: "IT", fields: [("postalCode", "118"), ("region", "RM")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "00118"]),
        .init(
            id: "all codes have two zeros", country: "PR", fields: [("postalCode", "926")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "00926"]),
        .init(
            id: "the only code there is", country: "VA", fields: [("postalCode", "120")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "00120"]),
        .init(
            id: "a zero before a group", country: "BR", fields: [("postalCode", "1310-100")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "01310-100"]),
        .init(
            id: "a zero before nine digits", country: "US",
            fields: [("postalCode", "21341234"), ("region", "MA")],
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "02134-1234"]),
    ]

    static let beginnings: [AddressCase] = [
        .init(
            id: "three digits", country: "US", fields: [("postalCode", "606")],
            finds: ["postalCode postalCodeIncomplete"]),
        .init(
            id: "the region has no such codes", country: "US", fields: [("postalCode", "9410"), ("region", "CA")],
            finds: ["postalCode postalCodeIncomplete"]),
        .init(
            id: "a digit of the last four is missing", country: "US",
            fields: [("postalCode", "60606-123"), ("region", "IL")], finds: ["postalCode postalCodeIncomplete"]),
        .init(
            id: "the same without a hyphen", country: "US", fields: [("postalCode", "60606123")],
            finds: ["postalCode postalCodeIncomplete"]),
        .init(
            id: "the groups of another country too", country: "US", fields: [("postalCode", "01310-100")],
            finds: ["postalCode postalCodeIncomplete"], suggests: ["country": "BR"]),
        .init(id: "DE", country: "DE", fields: [("postalCode", "101")], finds: ["postalCode postalCodeIncomplete"]),
        .init(id: "IT", country: "IT", fields: [("postalCode", "118")], finds: ["postalCode postalCodeIncomplete"]),
        .init(id: "IN", country: "IN", fields: [("postalCode", "11000")], finds: ["postalCode postalCodeIncomplete"]),
        .init(id: "NL", country: "NL", fields: [("postalCode", "101")], finds: ["postalCode postalCodeIncomplete"]),
        .init(
            id: "no code begins with a digit", country: "GB", fields: [("postalCode", "12")],
            finds: ["postalCode postalCodeFormat"]),
    ]

    @Test(arguments: zeros + beginnings) func isReadAsWhatItProbablyIs(_ expected: AddressCase) throws {
        let findings = try AddressLayouts.embedded.check(expected.country, expected.fields, isPartial: true)
        #expect(AddressAnswer(findings) == AddressAnswer(expected))
    }

    static let areas: [(code: String, isRight: Bool)] = [
        ("QA1 1AA", false), ("FA1 1AA", false), ("AX1 1AA", false), ("ZZ99 3WZ", false), ("AB10 1AB", true),
        ("ZE1 0AA", true), ("W1A 1AA", true), ("BF1 2AY", true), ("BX1 1LT", true), ("GIR 0AA", true),
    ]

    @Test("Areas of Great Britain", arguments: areas) func area(_ code: String, isRight: Bool) throws {
        let findings = try AddressLayouts.embedded.check("GB", [("postalCode", code)], isPartial: true)
        #expect(findings.isEmpty == isRight, "\(code)")
    }
}
