import Findings
import PostalAddresses
import Testing

/// Towns and districts beside the lists of them, and what fields that a country does not have could fill.
@Suite("Places of addresses")
struct PlaceTests {
    static let cases: [AddressCase] = [
        .init(
            id: "a letter of a town", country: "BR", fields: [("city", "São Paolo"), ("region", "SP")],
            finds: ["city placeSpelling"], suggests: ["city": "São Paulo"]),
        .init(
            id: "the town in other letters", country: "BR", fields: [("region", "SP"), ("city", "SAO PAULO")]),
        .init(id: "a town that the list lacks", country: "BR", fields: [("region", "SP"), ("city", "Exampletown")]),
        .init(id: "a town without its state", country: "BR", fields: [("city", "São Paolo")]),
        .init(
            id: "a bairro is in no list", country: "BR",
            fields: [("region", "SP"), ("city", "São Paulo"), ("district", "Centru")]),
        .init(
            id: "a ward in Latin letters", country: "KR", fields: [("region", "11"), ("city", "Jongro-gu")],
            finds: ["city placeSpelling"], suggests: ["city": "Jongno-gu"]),
        .init(
            id: "a district below its town", country: "CN",
            fields: [("region", "AH"), ("city", "Anqing Shi"), ("district", "Huainin Xian")],
            finds: ["district placeSpelling"], suggests: ["district": "Huaining Xian"]),
        .init(
            id: "a district where there are no towns", country: "HK",
            fields: [("district", "Kowloon Tomg"), ("region", "KLN")],
            finds: ["district placeSpelling"], suggests: ["district": "Kowloon Tong"]),
        .init(
            id: "a town longer than any", country: "BR",
            fields: [("region", "SP"), ("city", String(repeating: "São Paolo ", count: 9) + "X")]),
    ]

    @Test(arguments: cases)
    func finds(_ expected: AddressCase) throws {
        let found = try AddressLayouts.embedded.check(expected.country, expected.fields, isPartial: true)
        #expect(AddressAnswer(found) == AddressAnswer(expected))
    }

    static let missing: [(String, [(String, String)], String?)] = [
        ("HK", [("line1", "1 Example Road"), ("district", "Kowloon Tong")], "KLN"),
        ("AE", [("line1", "Example Road"), ("city", "Dubai")], "DU"), ("AE", [("line1", "1"), ("city", "دبي")], "DU"),
        ("AE", [("line1", "Example Road"), ("city", "Exampletown")], nil),
        ("HK", [("line1", "1 Example Road"), ("city", "Kowloon")], "KLN"),
        ("BR", [("city", "Belo Horizonte")], "MG"), ("BR", [("city", "Exampletown")], nil),
        // Five states have one.
        ("BR", [("city", "Bom Jesus")], nil),
    ]

    @Test("A missing region is that of the town, when only one has it", arguments: missing)
    func region(_ country: String, _ fields: [(String, String)], _ region: String?) throws {
        let found = try AddressLayouts.embedded.check(country, fields)
        let missing = try #require(found.first { $0.field == "region" })
        #expect(missing.suggestions == (region.map { [.init(field: "region", value: $0)] } ?? []))
    }

    static let strays: [(String, [(String, String)], String?)] = [
        ("US", [("poBox", "12")], "PO Box 12"), ("US", [("poBox", "n/a")], nil), ("US", [("city", "Exampletown")], nil),
        ("FR", [("houseNumber", "12"), ("street", "rue de l’Exemple")], "12 rue de l’Exemple"),
        ("US", [("street", "Example Street"), ("houseNumber", "12"), ("poBox", "12")], "12 Example Street"),
    ]

    @Test("Fields that the country does not have make up a missing line", arguments: strays)
    func line(_ country: String, _ fields: [(String, String)], _ line: String?) throws {
        let found = try AddressLayouts.embedded.check(country, fields)
        let missing = try #require(found.first { $0.field == "line1" })
        #expect(missing.suggestions == (line.map { [.init(field: "line1", value: $0)] } ?? []))
    }

    @Test("A place is told with its region, and keeps nobody from saving")
    func parameters() throws {
        let found = try AddressLayouts.embedded.check("BR", [("city", "São Paolo"), ("region", "SP")], isPartial: true)
        let finding = try #require(found.first)
        #expect(finding.entry == 0)
        #expect(finding.finding.range == 0..<10)
        #expect(
            finding.finding.parameters == [
                Parameter("field", "city"), Parameter("label", "city"), Parameter("region", "SP"),
                Parameter("regionName", "São Paulo"),
            ])
        #expect(finding.finding.repair == Repair("São Paulo", .proposed))
    }
}
