import DetailKit
import Testing

/// A value is checked by its type wherever it stands, with the codes of the kind that knows it.
@Suite struct MemberTypeTests {
    private static func validator() throws -> Validator {
        try TeamTables.validator(
            [
                "details/emergencyContact.json": #"""
                {"kind": "emergencyContact", "collection": "emergencyContacts", "source": "a test", "since": "1.0",
                 "members": {
                   "value": {"type": "name"}, "number": {"type": "phone", "region": "from"}, "mail": {"type": "email"},
                   "from": {"type": "region"}, "born": {"type": "object", "of": "date"}, "lives": {"type": "object", "of": "address"},
                   "picture": {"type": "object", "of": "photo"}, "stays": {"type": "fields", "region": "in"}, "in": {"type": "region"},
                   "seen": {"type": "object", "of": "sharing"}, "work": {"type": "object", "of": "job"}},
                 "problems": []}
                """#,
                "card.json": #"""
                {"objects": {"job": {"reach": {"type": "phone", "region": "in"}, "in": {"type": "region"},
                                     "circles": {"type": "references", "to": "circles"}, "boss": {"type": "object", "of": "job"}},
                             "card": {"office": {"type": "phone"}, "home": {"type": "region"}}}}
                """#,
            ])
    }

    static let cases: [(members: String, told: [String])] = [
        (
            #""value": "Sanne Visser", "number": "06 12345678", "from": "NL", "mail": "sanne@example.nl""#,
            ["number phone.storedForm"]
        ),
        (#""value": """#, ["value name.empty"]),
        (#""number": "12""#, ["number phone.noRegion"]),
        (#""number": "+31612345678", "from": "nl""#, ["from card.storedRegion"]),
        (#""number": "+31612345678", "from": "Nowhere""#, ["from card.unknownRegion"]),
        (#""mail": "sanne@""#, ["mail email.domainEmpty"]),
        (#""born": {"day": 31, "month": 4}"#, ["born/day date.dayNotInMonth"]),
        (#""born": {"day": "1", "month": 4}"#, ["born/day card.wrongType"]),
        (#""born": {"month": 4}"#, ["born card.missingMember"]),
        (
            #""lives": {"country": "NL", "fields": {"postalCode": "1012 JS", "houseNumber": "1", "city": "Amsterdam"}}"#,
            ["lives/fields address.required"]
        ),
        (
            #""stays": {"postalCode": "1012 JS", "houseNumber": "1", "city": "Amsterdam"}, "in": "NL""#,
            ["stays address.required"]
        ),
        (#""stays": {}, "in": "ZZ""#, ["in address.unknownCountry"]),
        (
            #""picture": {"width": 8, "height": 8, "format": "jpeg", "metadata": true}"#,
            ["picture/width photo.wrongSize", "picture/metadata photo.metadata"]
        ),
        (#""seen": {"mode": "whole", "circles": ["famly"]}"#, ["seen/circles/0 circle.unknown"]),
        (#""seen": {"mode": "hole", "circles": []}"#, ["seen/mode card.unknownChoice"]),
        (
            #""work": {"reach": "06 12345678", "in": "NL", "circles": ["famly"]}"#,
            ["work/reach phone.storedForm", "work/circles/0 circle.unknown"]
        ),
        (
            #""work": {"boss": {"boss": {"in": "nl", "reech": ""}}}"#,
            ["work/boss/boss/in card.storedRegion", "work/boss/boss/reech card.unknownMember"]
        ),
    ]

    @Test(arguments: cases) func isCheckedInAKindOfATeam(members: String, told: [String]) throws {
        let card = #"{"circles": ["family"], "emergencyContacts": [{\#(members)}]}"#
        #expect(try Self.validator().told(card) == told.map { "/emergencyContacts/0/\($0)" })
    }

    @Test func isCheckedOnTheCard() throws {
        let told = try Self.validator().told(#"{"office": "06 12345678", "home": "nl", "deviceRegion": "NL"}"#)
        #expect(told == ["/office phone.storedForm", "/home card.storedRegion"])
    }

    /// What is read is also what is saved.
    @Test func aRepairIsMadeWhereTheValueStands() throws {
        let card = #"{"emergencyContacts": [{"number": "06 12345678", "from": "NL"}]}"#
        let fixed = try #require(try Self.validator().fixed(Array(card.utf8)))
        #expect(String(decoding: fixed.payload, as: UTF8.self).contains(#""number": "+31612345678""#))
    }
}
