import Findings
import PostalAddresses
import Testing

@Suite("Address checks")
struct CheckTests {
    static let dutch = [("postalCode", "1012 JS"), ("houseNumber", "1"), ("street", "Dam"), ("city", "Amsterdam")]

    /// A Dutch address with some fields replaced; an empty text leaves a field out.
    static func nl(_ changes: (String, String)...) -> [(String, String)] {
        let kept = dutch.filter { field in !changes.contains { $0.0 == field.0 } }
        return kept + changes.filter { !$0.1.isEmpty }
    }

    static let cases: [AddressCase] = [
        .init(id: "clean", country: "NL", fields: dutch),
        .init(id: "with an addition", country: "NL", fields: nl(("addition", "bis"))),
        .init(id: "an alias of a field", country: "NL", fields: nl(("houseAddition", "3-hs"))),
        .init(
            id: "both names of a field", country: "NL", fields: nl(("addition", "A"), ("houseAddition", "B")),
            finds: ["addition repeatedField"]),
        .init(
            id: "an empty one of two names", country: "NL", fields: nl(("houseAddition", "B")) + [("addition", "")]),
        .init(
            id: "stored forms", country: "nl",
            fields: nl(("postalCode", "1012js"), ("street", "  Dam "), ("city", "Den  Haag")),
            stored: ["country": "NL", "postalCode": "1012 JS", "street": "Dam", "city": "Den Haag"]),
        .init(
            id: "composed", country: "NL", fields: nl(("street", "Cafe\u{301}straat")),
            stored: ["street": "Caf\u{E9}straat"]),
        .init(
            id: "country letters before the code", country: "NL", fields: nl(("postalCode", "NL-1012 JS")),
            stored: ["postalCode": "1012 JS"]),
        .init(id: "missing", country: "NL", fields: nl(("street", "")), finds: ["street required"]),
        .init(id: "blank is missing", country: "NL", fields: nl(("street", " \t")), finds: ["street required"]),
        .init(
            id: "all missing, in input order", country: "NL", fields: [],
            finds: ["postalCode required", "houseNumber required", "street required", "city required"]),
        .init(
            id: "another country's field", country: "NL", fields: nl(("region", "Noord-Holland")),
            finds: ["region unusedField"]),
        .init(id: "no field at all", country: "NL", fields: nl(("shoe", "42")), finds: ["shoe unusedField"]),
        .init(id: "an empty field of another country", country: "NL", fields: nl(("shoe", "")), finds: []),
        .init(id: "a recipient is no part of it", country: "NL", fields: nl(("recipient", "Sanne Visser"))),
        .init(
            id: "letters never used", country: "NL", fields: nl(("postalCode", "1012 SS")),
            finds: ["postalCode letterNotUsed"]),
        .init(
            id: "a look-alike", country: "NL", fields: nl(("postalCode", "1O12 JS")),
            finds: ["postalCode postalCodeFormat"], suggests: ["postalCode": "1012 JS"]),
        .init(
            id: "no house number", country: "NL", fields: nl(("houseNumber", "one")), finds: ["houseNumber fieldFormat"]
        ),
        .init(
            id: "a house number with its addition", country: "NL", fields: nl(("houseNumber", "12-3 hs")),
            finds: ["houseNumber fieldFormat"], suggests: ["houseNumber": "12", "addition": "3 hs"]),
        .init(
            id: "the addition was given", country: "NL", fields: nl(("houseNumber", "1a"), ("addition", "b")),
            finds: ["houseNumber fieldFormat"]),
        .init(
            id: "a number is not cut", country: "NL", fields: nl(("houseNumber", "123456")),
            finds: ["houseNumber fieldFormat"]),
        .init(
            id: "house number zero", country: "NL", fields: nl(("houseNumber", "0")), finds: ["houseNumber fieldFormat"]
        ),
        .init(
            id: "full-width house number", country: "NL", fields: nl(("houseNumber", "１２")),
            stored: ["houseNumber": "12"]),
        .init(
            id: "a control character", country: "NL", fields: nl(("street", "Dam\u{7}")), finds: ["street fieldFormat"]),
        .init(
            id: "too long", country: "NL", fields: nl(("street", String(repeating: "é", count: 201))),
            finds: ["street tooLong"]),
        .init(
            id: "a code too long to be read", country: "NL",
            fields: nl(("postalCode", String(repeating: "1", count: 801))),
            finds: ["postalCode tooLong"]),
        .init(
            id: "blank however long", country: "NL", fields: nl(("street", String(repeating: " ", count: 801))),
            finds: ["street required"]),
        .init(id: "as long as can be", country: "NL", fields: nl(("street", String(repeating: "é", count: 200)))),
        .init(
            id: "no such country", country: "ZZ", fields: [("line1", "1 Example Street")],
            finds: ["country unknownCountry"]),
        .init(
            id: "DE ask once", country: "DE",
            fields: [("street", "Beispielstraße"), ("postalCode", "10115"), ("city", "Berlin")],
            finds: ["houseNumber missingSoft"]),
        .init(
            id: "DE range", country: "DE",
            fields: [
                ("street", "Beispielstraße"), ("houseNumber", "12a-14"), ("postalCode", "D-10115"), ("city", "Berlin"),
            ], stored: ["postalCode": "10115"]),
        .init(
            id: "DE never issued", country: "DE",
            fields: [("street", "Beispielstraße"), ("houseNumber", "1"), ("postalCode", "00123"), ("city", "Berlin")],
            finds: ["postalCode postalCodeFormat"]),
        .init(
            id: "BE box words", country: "BE",
            fields: [
                ("street", "Voorbeeldstraat"), ("houseNumber", "303"), ("box", "Boîte 100"), ("postalCode", "B-2000"),
                ("city", "Antwerpen"),
            ], stored: ["box": "100", "postalCode": "2000"]),
        .init(
            id: "BE first digit", country: "BE",
            fields: [
                ("street", "Voorbeeldstraat"), ("houseNumber", "1"), ("postalCode", "0999"), ("city", "Antwerpen"),
            ], finds: ["postalCode postalCodeFormat"]),
        .init(
            id: "GB forces and giro", country: "GB",
            fields: [("line1", "1 Example Street"), ("city", "London"), ("postalCode", "bfpo61")],
            stored: ["postalCode": "BFPO 61"]),
        .init(
            id: "GB letter never used", country: "GB",
            fields: [("line1", "1 Example Street"), ("city", "London"), ("postalCode", "SW1A 1AV")],
            finds: ["postalCode letterNotUsed"]),
        .init(
            id: "US state by name", country: "US",
            fields: [
                ("line1", "1 Example Street"), ("city", "San Juan"), ("region", "puerto  rico"),
                ("postalCode", "00926"),
            ], stored: ["region": "PR"]),
        .init(
            id: "US no such state", country: "US",
            fields: [
                ("line1", "1 Example Street"), ("city", "Exampletown"), ("region", "Example State"),
                ("postalCode", "94103"),
            ], finds: ["region unknownRegion"], suggests: ["region": "CA"]),
        .init(
            id: "KR given up", country: "KR",
            fields: [("postalCode", "110-032"), ("region", "Seoul"), ("line1", "161 Sajik-ro")],
            finds: ["postalCode postalCodeObsolete"], stored: ["region": "11"]),
        .init(
            id: "CN, a municipality is its own city", country: "CN",
            fields: [("region", "Beijing"), ("line1", "1 Example Road"), ("postalCode", "100080")],
            stored: ["region": "BJ"]),
        .init(
            id: "CN, Hong Kong's code", country: "CN",
            fields: [("region", "GD"), ("city", "Shenzhen"), ("line1", "1 Example Road"), ("postalCode", "999077")],
            finds: ["postalCode otherCountry"], suggests: ["country": "HK"]),
        .init(
            id: "HK has no codes", country: "HK",
            fields: [("line1", "1 Example Road"), ("region", "九龍"), ("postalCode", "999077")],
            finds: ["postalCode unusedField"], stored: ["region": "KLN"]),
        .init(
            id: "AE, a line or a box", country: "AE", fields: [("region", "DU"), ("city", "Dubai")],
            finds: ["line1 required"]),
        .init(
            id: "IE county with its word", country: "IE",
            fields: [
                ("line1", "Example House"), ("city", "Ennis"), ("region", "Co. Clare"), ("postalCode", "V95 X2YR"),
            ],
            stored: ["region": "CE"]),
        .init(
            id: "IE district of old", country: "IE",
            fields: [("line1", "Example House"), ("city", "Dublin"), ("postalCode", "Dublin 2")],
            finds: ["postalCode postalCodeObsolete"]),
    ]

    @Test(arguments: cases)
    func check(_ expected: AddressCase) throws {
        let findings = try AddressLayouts.embedded.check(expected.country, expected.fields)
        #expect(AddressAnswer(findings) == AddressAnswer(expected))
    }

    @Test("A stored form is stored as it is", arguments: cases)
    func storedFormIsFinal(_ given: AddressCase) throws {
        let layouts = try AddressLayouts.embedded
        var country = given.country
        var fields = given.fields
        for finding in layouts.check(country, fields) where finding.finding.repair?.certainty == .certain {
            let text = try #require(finding.finding.repair?.text)
            if let entry = finding.entry { fields[entry].1 = text } else { country = text }
        }
        let again = layouts.check(country, fields)
        #expect(!again.contains { $0.finding.repair?.certainty == .certain })
        #expect(AddressAnswer(again).finds == given.finds)
    }

    /// A run of marks that ICU would take minutes over: each way of reading a field bounds it first.
    @Test("A field of a megabyte is too long and nothing else")
    func endlessMarks() throws {
        let marks = "A" + String(repeating: "\u{301}\u{323}", count: 250_000)
        let layouts = try AddressLayouts.embedded
        for field in ["line1", "city", "region", "postalCode"] {
            let answer = AddressAnswer(layouts.check("US", [(field, marks)], isPartial: true))
            #expect(answer.finds == ["\(field) tooLong"] && answer.stored.isEmpty)
        }
        #expect(AddressAnswer(layouts.check("NL", Self.nl(("houseNumber", marks)))).finds == ["houseNumber tooLong"])
        #expect(AddressAnswer(layouts.check("ZZ", [("city", marks)])).finds.last == "city tooLong")
    }

    @Test("A finding says which field it is about and where")
    func places() throws {
        let fields = Self.nl(("postalCode", "1012"), ("region", "X"))
        let findings = try AddressLayouts.embedded.check("NL", fields)
        for finding in findings {
            let entry = try #require(finding.entry)
            #expect(fields[entry].0 == finding.field)
            #expect(finding.finding.range == 0..<fields[entry].1.utf8.count)
        }
        let missing = try AddressLayouts.embedded.check("NL", Self.nl(("city", "")))
        #expect(missing.map(\.entry) == [nil])
        #expect(
            missing.first?.finding.parameters == [
                Parameter("field", "city"), Parameter("label", "city.woonplaats"),
                Parameter("labels", "city.woonplaats"),
            ])
    }
}
