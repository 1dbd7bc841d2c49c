import Findings
import PostalAddresses
import Testing

/// What a check says of streets and numbers in the wrong fields, or in none.
@Suite struct StreetCheckTests {
    let layouts = try! AddressLayouts.embedded

    static let suggestions: [(country: String, fields: [(String, String)], suggests: [String: String])] = [
        (
            "BE", [("line1", "Voorbeeldstraat 303, bus 100")],
            ["street": "Voorbeeldstraat", "houseNumber": "303", "box": "100"]
        ),
        ("BE", [("line1", "Voorbeeldlaan 24-26")], ["street": "Voorbeeldlaan", "houseNumber": "24-26"]),
        ("NL", [("line1", "Dorpsstraat 12-2")], ["street": "Dorpsstraat", "houseNumber": "12", "addition": "2"]),
        ("NL", [("street", "Dorpsstraat 12A")], ["street": "Dorpsstraat", "houseNumber": "12", "addition": "A"]),
        ("NL", [("line1", "Dorpsstraat 263-267")], [:]), ("NL", [("houseNumber", "263-267")], [:]),
        ("NL", [("addition", "-II")], ["addition": "II"]), ("NL", [("addition", "- a,")], ["addition": "a"]),
        ("NL", [("addition", "(A)")], ["addition": "A"]),
        ("NL", [("addition", "3hoog-achter")], ["addition": "3-achter"]),
        ("NL", [("addition", "3 hoog achter")], ["addition": "3-achter"]),
        ("NL", [("addition", "Derde verdieping links")], ["addition": "3-links"]),
        ("NL", [("addition", "begane grond")], ["addition": "bg"]), ("NL", [("addition", "naast de oude kerk")], [:]),
        ("BE", [("houseNumber", "12,")], ["houseNumber": "12"]),
        ("BR", [("houseNumber", "Sem número")], ["houseNumber": "S/N"]), ("BR", [("houseNumber", "none here")], [:]),
        ("DE", [("street", "rue du 8 mai 1945")], [:]),
        ("NL", [("street", "Plein 1944")], [:]),
        ("NL", [("street", "Plein 1944"), ("houseNumber", "12")], [:]),
        ("NL", [("houseNumber", "12 bis")], ["houseNumber": "12", "addition": "bis"]),
        ("NL", [("houseNumber", "3-hs")], ["houseNumber": "3", "addition": "hs"]),
        ("NL", [("houseNumber", "12 II")], ["houseNumber": "12", "addition": "II"]),
        ("NL", [("houseNumber", "12A"), ("addition", "B")], [:]),
        ("NL", [("line1", "Dorpsstraat 12"), ("street", "Dorpsstraat")], [:]),
        ("BE", [("houseNumber", "303 bus 100")], ["houseNumber": "303", "box": "100"]),
        ("BE", [("houseNumber", "18/4")], ["houseNumber": "18", "box": "4"]),
        ("DE", [("street", "Beispielstraße 12a")], ["street": "Beispielstraße", "houseNumber": "12a"]),
        ("DE", [("line1", "Straße des 17. Juni 135")], ["street": "Straße des 17. Juni", "houseNumber": "135"]),
        (
            "BR", [("street", "Rua Exemplo, 123 - ap 4")],
            ["street": "Rua Exemplo", "houseNumber": "123", "line2": "ap 4"]
        ),
    ]

    @Test(arguments: suggestions)
    func suggestsThePartsOfAStreet(
        _ expected: (country: String, fields: [(String, String)], suggests: [String: String])
    ) {
        let findings = layouts.check(expected.country, expected.fields)
        var suggests: [String: String] = [:]
        for field in findings.flatMap(\.suggestions).flatMap(\.fields) { suggests[field.name] = field.value }
        #expect(suggests == expected.suggests)
    }

    static let lines: [(country: String, line: String, isAsked: Bool)] = [
        ("US", "Main Street", true), ("US", "12 Main Street", false), ("US", "One Example Way", false),
        ("US", "PO Box 12", false), ("US", "General Delivery", false), ("CA", "Example Road", true),
        ("GB", "Example House", false), ("IE", "Example House", false), ("HR", "Primjer 1", false),
    ]

    @Test(arguments: lines) func asksOnceForANumber(_ expected: (country: String, line: String, isAsked: Bool)) {
        let findings = layouts.check(expected.country, [("line1", expected.line)])
        let isAsked = findings.contains { $0.field == "line1" && $0.finding.code == AddressCode.missingSoft.rawValue }
        #expect(isAsked == expected.isAsked, "\(expected.country): \(expected.line)")
    }

    static let stored: [(country: String, field: String, given: String, stored: String?)] = [
        ("BE", "box", "bus 3", "3"), ("BE", "box", "bus3", "3"), ("BE", "box", "bte. 3", "3"), ("BE", "box", "B3", nil),
        ("BE", "box", "Bus788 ", "788"), ("BE", "box", "bus bus3", "3"),
        ("BE", "box", "3", nil), ("BE", "houseNumber", "№ 12", "12"), ("BE", "houseNumber", "nr. 12", "12"),
        ("NL", "houseNumber", "nr 12", "12"), ("DE", "houseNumber", "12 – 14", "12-14"),
        ("BE", "houseNumber", "12 -14", "12-14"), ("BE", "houseNumber", "24–26", "24-26"),
        ("NL", "addition", "3-hs", nil), ("NL", "addition", "bis", nil), ("BR", "houseNumber", "S/N", nil),
        ("BR", "houseNumber", "s/n", nil), ("BR", "houseNumber", "123 A", nil), ("BR", "houseNumber", "Lote 5", nil),
        ("BR", "houseNumber", "KM 12,5", nil), ("BR", "houseNumber", "0", nil),
    ]

    @Test(arguments: stored)
    func storesTheValueAlone(_ expected: (country: String, field: String, given: String, stored: String?)) {
        let address = PostalAddress(regionCode: expected.country, fields: [.init(expected.field, expected.given)])
        let stored = layouts.stored(address, isPartial: true)
        #expect(stored.address[expected.field] == expected.stored ?? expected.given)
        #expect(!stored.findings.contains { $0.finding.code == AddressCode.fieldFormat.rawValue })
    }

    static let numbersInStreets: [(country: String, fields: [(String, String)], offers: String?)] = [
        ("NL", [("street", "Dorpsstraat 12A")], "Dorpsstraat|12|A"),
        ("BE", [("street", "Voorbeeldlaan 3")], "Voorbeeldlaan|3"),
        ("DE", [("street", "Beispielstr. 12")], "Beispielstr.|12"), ("NL", [("street", "Plein 1944")], nil),
        ("NL", [("street", "Dorpsstraat 12"), ("houseNumber", "12")], nil), ("NL", [("street", "Dorpsstraat")], nil),
    ]

    @Test("A part of an address whose street holds the number", arguments: numbersInStreets)
    func offersTheNumberOfAStreet(country: String, fields: [(String, String)], offers: String?) {
        let findings = layouts.check(country, fields, isPartial: true)
        let found = findings.first { $0.finding.code == AddressCode.numberInStreet.rawValue }
        #expect(found?.suggestions.first?.fields.map(\.value).joined(separator: "|") == offers)
        #expect(findings.count == (offers == nil ? 0 : 1))
    }

    static let numberless = ["US", "PT", "DK", "PL", "CA", "CH", "AT"]

    @Test("The line that has no number is named, by a label that the form has", arguments: numberless)
    func namesTheLine(_ country: String) throws {
        let findings = layouts.check(country, [("line1", "Example Street")])
        let asked = try #require(findings.first { $0.finding.code == AddressCode.missingSoft.rawValue })
        let labels = try #require(layouts.layout(for: country)).rows.joined().map(\.labelKey)
        #expect(asked.field == "line1")
        for parameter in asked.finding.parameters where parameter.name == "label" {
            guard case .text(let label) = parameter.value else { continue }
            #expect(labels.contains(label))
        }
        #expect(asked.finding.parameters.contains(Parameter("lacks", "number")))
    }

    @Test("Every field that would do is named, once one is wanted") func namesTheChoices() throws {
        for code in layouts.regionCodes {
            let inputs = try #require(layouts.layout(for: code)).rows.joined().filter { $0.need == .oneOf }
            let missing = layouts.check(code, []).filter { $0.finding.code == AddressCode.required.rawValue }
            let choices = missing.filter { found in inputs.contains { $0.name == found.field } }
            #expect(choices.count == (inputs.isEmpty ? 0 : 1), "\(code)")
            let labels = Parameter("labels", inputs.map(\.labelKey).joined(separator: " "))
            #expect(choices.allSatisfy { $0.finding.parameters.contains(labels) }, "\(code)")
        }
    }

    @Test func survivesAnyLine() {
        let pieces = [
            "12", "A", "bus", " ", ",", "-", "/", "é", "ß", "\u{301}", "№", "½", "Straat", "'", "(", ".", "I", "🏠",
            "1944", "Plein",
        ]
        var seed: UInt64 = 1
        for _ in 0..<20_000 {
            var line = ""
            for _ in 0..<Int(seed >> 60) + 1 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                line += pieces[Int(seed >> 33) % pieces.count]
            }
            for code in ["NL", "BE", "DE", "FR", "US", "GB", "BR", "ES"] {
                guard let layout = layouts.layout(for: code), let parts = layout.splitStreet(line) else { continue }
                let merged = layout.mergedStreet(parts)
                #expect(layout.splitStreet(merged) == parts, "\(code): \(line) became \(merged)")
            }
        }
    }
}
