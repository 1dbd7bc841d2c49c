import PostalAddresses
import Testing

@Suite("What is proposed for fields under other names, and for PO boxes")
struct OfferTests {
    static let boxes: [(String, (String, String), [PostalAddress.Field])] = [
        ("NL", ("line1", "Postbus 123"), [.init("street", "Postbus"), .init("houseNumber", "123")]),
        ("NL", ("line1", "postbus 123"), [.init("street", "Postbus"), .init("houseNumber", "123")]),
        ("NL", ("poBox", "123"), [.init("street", "Postbus"), .init("houseNumber", "123")]),
        ("NL", ("poBox", "Postbus 123"), [.init("street", "Postbus"), .init("houseNumber", "123")]),
        ("DE", ("poBox", "123"), [.init("street", "Postfach"), .init("houseNumber", "123")]),
        ("NL", ("poBox", "none"), []), ("BE", ("line1", "bus 3"), []),
    ]

    @Test("A PO box is proposed as a street where there is no field for one", arguments: boxes)
    func box(_ country: String, _ given: (String, String), _ fields: [PostalAddress.Field]) throws {
        let found = try AddressLayouts.embedded.check(country, [given])
        let street = try #require(found.first { $0.field == "street" })
        #expect(street.suggestions.map(\.fields) == (fields.isEmpty ? [] : [fields]))
    }

    static let additions: [(String, String, String)] = [
        ("houseAddition", "-3", "3"), ("addition", "-3", "3"), ("houseAddition", "/2", "2"),
    ]

    @Test("A repair is proposed under the name that the field was given by", arguments: additions)
    func names(_ name: String, _ typed: String, _ value: String) throws {
        let address = PostalAddress(
            regionCode: "NL", fields: [.init("houseNumber", "12"), .init(name, typed)])
        let stored = try AddressLayouts.embedded.stored(address, isPartial: true)
        #expect(stored.findings.flatMap(\.suggestions) == [.init(field: name, value: value)])
    }

    @Test("A house number is proposed without what nobody writes in it", arguments: [("012", "12"), ("12.", "12")])
    func number(_ typed: String, _ value: String) throws {
        let found = try AddressLayouts.embedded.check("NL", [("houseNumber", typed)], isPartial: true)
        #expect(found.flatMap(\.suggestions) == [.init(field: "houseNumber", value: value)])
    }

    @Test("The words for a box are no part of it", arguments: ["Bfk 3", "bus 3", "bte 3", "Briefkasten 3"])
    func boxWords(_ typed: String) throws {
        let answer = AddressAnswer(try AddressLayouts.embedded.check("BE", [("box", typed)], isPartial: true))
        #expect(answer.finds == [] && answer.stored == ["box": "3"])
    }
}
