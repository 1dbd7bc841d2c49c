import PostalAddresses
import Testing

/// What a change of country keeps, clears and offers.
@Suite struct ChangeTests {
    typealias Field = PostalAddress.Field

    let layouts = try! AddressLayouts.embedded

    struct Case: Sendable, CustomTestStringConvertible {
        let id: String
        let from: String
        let to: String
        let fields: [(String, String)]
        var clears: [String] = []
        var offers: [String] = []
        var testDescription: String { id }
    }

    static let cases: [Case] = [
        .init(
            id: "a province goes", from: "CA", to: "CO", fields: [("line1", "1 Example St"), ("region", "BC")],
            clears: ["region"]),
        .init(
            id: "a region goes where the new country has regions too", from: "US", to: "CA",
            fields: [("region", "CA"), ("city", "Exampletown")], clears: ["region"]),
        .init(
            id: "an alias is the same country", from: "UK", to: "GB",
            fields: [("line1", "1 Example St"), ("region", "X")]),
        .init(id: "so is a code of three letters", from: "USA", to: "us", fields: [("region", "CA")]),
        .init(id: "Greece by its other code", from: "EL", to: "GR", fields: [("region", "A")]),
        .init(id: "no country, no loss", from: "NL", to: "ZZ", fields: [("street", "Dorpsstraat"), ("region", "X")]),
        .init(
            id: "a line becomes street and number", from: "US", to: "NL",
            fields: [("line1", "Dorpsstraat 12A"), ("city", "Utrecht")], clears: ["line1"],
            offers: ["street=Dorpsstraat, houseNumber=12, addition=A"]),
        .init(
            id: "a year in the name of a street is no number", from: "FR", to: "DE",
            fields: [("line1", "rue du 8 mai 1945")], clears: ["line1"], offers: ["street=rue du 8 mai 1945"]),
        .init(
            id: "a line of the old country too", from: "US", to: "DE",
            fields: [("line1", "123 Main St"), ("line2", "Apt 4")],
            clears: ["line1"], offers: ["street=Main St, houseNumber=123"]),
        .init(
            id: "a flat of the second line is an addition", from: "US", to: "NL",
            fields: [("line1", "123 Main St"), ("line2", "Apt 4")], clears: ["line1", "line2"],
            offers: ["street=Main St, houseNumber=123, addition=Apt 4"]),
        .init(
            id: "a line that only the old country can read", from: "US", to: "NL",
            fields: [("line1", "100 Highway 12")],
            clears: ["line1"], offers: ["street=Highway 12, houseNumber=100"]),
        .init(
            id: "street and number become a line", from: "NL", to: "US",
            fields: [("postalCode", "1012 JS"), ("houseNumber", "12"), ("addition", "A"), ("street", "Dorpsstraat")],
            clears: ["houseNumber", "addition", "street"], offers: ["line1=12 A Dorpsstraat"]),
        .init(
            id: "an addition joins the number", from: "NL", to: "DE",
            fields: [("street", "Dorpsstraat"), ("houseNumber", "12"), ("addition", "A")], clears: ["addition"],
            offers: ["houseNumber=12 A"]),
        .init(
            id: "a letter joins the number in Belgium", from: "NL", to: "BE",
            fields: [("street", "Dorpsstraat"), ("houseNumber", "12"), ("addition", "A")], clears: ["addition"],
            offers: ["houseNumber=12A"]),
        .init(
            id: "any other addition is a box in Belgium", from: "NL", to: "BE",
            fields: [("street", "Dorpsstraat"), ("houseNumber", "12"), ("addition", "2")], clears: ["addition"],
            offers: ["box=2"]),
        .init(
            id: "an addition that is no number in Germany is a line", from: "NL", to: "DE",
            fields: [("street", "Dorpsstraat"), ("houseNumber", "12"), ("addition", "3-hs")], clears: ["addition"],
            offers: ["line2=3-hs"]),
        .init(
            id: "a flat becomes an addition", from: "BR", to: "NL",
            fields: [("street", "Rua Exemplo"), ("houseNumber", "12"), ("line2", "Apto 4")], clears: ["line2"],
            offers: ["addition=Apto 4"]),
        .init(
            id: "what belongs to the number is no box", from: "FR", to: "BE",
            fields: [("line1", "12 bis rue de l’Exemple")], clears: ["line1"],
            offers: ["street=12 bis rue de l’Exemple"]),
        .init(
            id: "a box becomes an addition with its word", from: "BE", to: "NL",
            fields: [("street", "Voorbeeldstraat"), ("houseNumber", "12"), ("box", "3")], clears: ["box"],
            offers: ["addition=bus 3"]),
        .init(
            id: "a box in French", from: "BE", to: "DE",
            fields: [("street", "Rue de l’Exemple"), ("houseNumber", "12"), ("box", "3")], clears: ["box"],
            offers: ["line2=bte 3"]),
        .init(
            id: "Hong Kong has districts in place of towns", from: "US", to: "HK",
            fields: [("line1", "1 Example Road"), ("city", "Central"), ("postalCode", "94103")],
            clears: ["city", "postalCode"], offers: ["district=Central"]),
        .init(
            id: "a post office box is a line elsewhere", from: "AE", to: "GB",
            fields: [("poBox", "123"), ("city", "Dubai")],
            clears: ["poBox"], offers: ["line1=PO Box 123"]),
        .init(
            id: "a name stays everywhere", from: "NL", to: "JP",
            fields: [("recipient", "A. Example"), ("organization", "B")]),
        .init(
            id: "what no layout knows goes as well", from: "NL", to: "JP",
            fields: [("shoe", "left"), ("city", "Utrecht")],
            clears: ["shoe"]),
    ]

    @Test(arguments: cases) func keepsClearsAndOffers(_ expected: Case) {
        let address = PostalAddress(regionCode: expected.from, fields: expected.fields.map { Field($0.0, $0.1) })
        let change = layouts.changing(address, to: expected.to, isPartial: true)
        #expect(change.cleared.map(\.name) == expected.clears)
        let offers = change.offers.map { $0.map { "\($0.name)=\($0.value)" }.joined(separator: ", ") }
        #expect(offers == expected.offers)
        #expect(change.address.fields == change.kept)
        #expect(change.previous == address)
    }

    @Test func tellsACodeOfTheOldCountryAtOnce() {
        let address = PostalAddress(
            regionCode: "NL", fields: [Field("postalCode", "1012 JS"), Field("city", "Amsterdam")])
        let change = layouts.changing(address, to: "BE", isPartial: true)
        #expect(change.address["postalCode"] == "1012 JS")
        #expect(change.findings.contains { $0.field == "postalCode" && $0.finding.code == "address.postalCodeFormat" })
    }

    @Test func losesNothingBetweenAnyTwoCountries() throws {
        let codes = layouts.regionCodes
        #expect(codes.count >= 249)
        var failures: [String] = []
        for from in codes {
            let fields = layouts.fieldNames.filter { $0 != "country" }.map { Field($0, "12 \($0) 3") }
            let address = PostalAddress(regionCode: from, fields: fields)
            for to in codes {
                let change = layouts.changing(address, to: to, isPartial: true)
                let layout = try #require(layouts.layout(for: to))
                let names = Set(layout.rows.joined().map(\.name) + ["recipient", "organization"])
                let all = change.kept + change.cleared
                let isSame = from == to
                if change.previous != address || all.count != fields.count
                    || !fields.allSatisfy({ all.contains($0) })
                    || change.kept != fields.filter({ change.kept.contains($0) })
                    || (isSame ? !change.cleared.isEmpty : !change.kept.allSatisfy { names.contains($0.name) })
                    || !isSame && change.address["region"] != nil
                    || !change.offers.joined().allSatisfy({ names.contains($0.name) })
                {
                    failures.append("\(from) to \(to)")
                }
            }
        }
        #expect(failures.isEmpty, "\(failures.prefix(10))")
    }

    static let left: [(from: String, to: String, field: (String, String))] = [
        ("NL", "BE", ("postalCode", "1012 JS")), ("GB", "US", ("postalCode", "SW1A 1AA")),
        ("CA", "US", ("postalCode", "H3Z 2Y7")),
        ("BE", "DE", ("postalCode", "B-2000")), ("UK", "IE", ("postalCode", "BT79 0HR")),
        ("GI", "GB", ("postalCode", "GX11 1AA")),
        ("US", "DE", ("city", "APO")), ("AT", "DE", ("postalCode", "1067")),
    ]

    @Test("To go back to the country that was left is not suggested", arguments: left)
    func suggestsNoWayBack(_ given: (from: String, to: String, field: (String, String))) throws {
        let fields = [Field(given.field.0, given.field.1)]
        let address = PostalAddress(regionCode: given.from, fields: fields)
        let change = layouts.changing(address, to: given.to, isPartial: true)
        #expect(!change.findings.isEmpty)
        #expect(change.findings.allSatisfy { $0.suggestions.isEmpty })
        let others = layouts.stored(PostalAddress(regionCode: given.to, fields: fields), isPartial: true).findings
        #expect(others.contains { !$0.suggestions.isEmpty })
    }
}
