import DetailKit
import JSONText
import Testing

/// What a circle sees of a card, and that it sees nothing else.
@Suite struct PreviewTests {
    private static let card = Array(
        """
        {
          "circles": ["family", "friends", "work"], "deviceRegion": "NL",
          "names": [
            {"value": " Marieke  de Vries", "type": "personal", "default": true, "circles": ["family"]},
            {"value": "M. de Vries", "type": "work", "circles": ["work"], "id": "n2", "searchable": true, "nickname": "Rie"}
          ],
          "phones": [
            {"value": "06 12345678", "type": "mobile", "circles": ["family", "friends"]},
            {"value": "+31201234567", "type": "work", "circles": ["work"]}
          ],
          "emails": [{"value": "Marieke@Example.nl", "type": "custom", "label": "Boat", "verified": true, "circles": ["work"]}],
          "addresses": [
            {"type": "home", "country": "nl", "fields": {"postalCode": "1012lg", "houseNumber": "1", "street": "Dam", "city": "Amsterdam"},
             "sharing": {"mode": "perField", "circles": {"city": ["friends"], "country": ["friends"], "postalCode": ["family"]}}},
            {"type": "work", "country": "NL", "fields": {"postalCode": "3511 LX", "houseNumber": "2", "street": "Stationsplein", "city": "Utrecht"},
             "sharing": {"mode": "whole", "circles": ["work"]}}
          ],
          "dates": [{"type": "birthday", "day": 29, "month": 2, "year": 1992, "circles": ["family", "friends"], "yearCircles": ["family"]}],
          "photos": [
            {"type": "personal", "file": "me.jpg", "circles": ["family"]},
            {"type": "work", "file": "desk.jpg", "circles": ["work"]}
          ]
        }
        """.utf8)

    @Test(arguments: [
        (
            "family",
            #"{"circle":"family","summary":"+31 6 12345678","avatar":{"photo":{"path":"/photos/0","file":"me.jpg"}},"names":[{"path":"/names/0","value":"Marieke de Vries","type":"personal","default":true}],"phones":[{"path":"/phones/0","value":"+31612345678","type":"mobile"}],"emails":[],"addresses":[{"path":"/addresses/0","type":"home","fields":{"postalCode":"1012 LG"}}],"dates":[{"path":"/dates/0","type":"birthday","day":29,"month":2,"year":1992}],"photos":[{"path":"/photos/0","type":"personal","file":"me.jpg"}]}"#
        ),
        (
            "friends",
            #"{"circle":"friends","summary":"+31 6 12345678 · Amsterdam","avatar":{"initials":"MV"},"names":[{"path":"/names/0","value":"Marieke de Vries","type":"personal","default":true}],"phones":[{"path":"/phones/0","value":"+31612345678","type":"mobile"}],"emails":[],"addresses":[{"path":"/addresses/0","type":"home","country":"NL","fields":{"city":"Amsterdam"}}],"dates":[{"path":"/dates/0","type":"birthday","day":29,"month":2}],"photos":[]}"#
        ),
        (
            // The first photo stands for the person for all that see one.
            "work",
            #"{"circle":"work","summary":"+31 20 123 4567 · Utrecht","avatar":{"photo":{"path":"/photos/0","file":"me.jpg"}},"names":[{"path":"/names/0","value":"Marieke de Vries","type":"personal","default":true},{"path":"/names/1","value":"M. de Vries","type":"work"}],"phones":[{"path":"/phones/1","value":"+31201234567","type":"work"}],"emails":[{"path":"/emails/0","value":"marieke@example.nl","type":"custom","label":"Boat","verified":true}],"addresses":[{"path":"/addresses/1","type":"work","country":"NL","fields":{"postalCode":"3511 LX","houseNumber":"2","street":"Stationsplein","city":"Utrecht"}}],"dates":[],"photos":[{"path":"/photos/1","type":"work","file":"desk.jpg"}]}"#
        ),
    ]) func showsWhatACircleSees(circle: String, expected: String) throws {
        let preview = try #require(try Project.validator.preview(Self.card, circle: circle))
        #expect(String(decoding: preview.json, as: UTF8.self) == expected)
    }

    @Test func showsAStrangerWhatEverybodySees() throws {
        let preview = try #require(try Project.validator.preview(Self.card, circle: "frends"))
        #expect(preview.collections.map(\.items.count) == [1, 0, 0, 0, 0, 0] && preview.summary.isEmpty)
    }

    @Test(arguments: [
        "", "{", "[]", "null", #"{"kind": "phone", "value": "+31612345678"}"#, #"{"before": {}, "after": {}}"#,
        #"{"circles": ["a"], "names": [{"value": "A", "circles": ["a"], "circles": ["b"]}]}"#,
    ]) func showsNothingOfWhatIsNoCard(payload: String) throws {
        #expect(try Project.validator.previews(Array(payload.utf8)) == nil)
    }

    /// A part that is not understood is shown to nobody, and the others are shown.
    @Test(arguments: [
        (#"{"names": [{"value": "Sanne", "default": "yes", "circles": ["a"]}]}"#, 1),
        (#"{"names": [{"value": "Sanne", "circles": "a"}]}"#, 0), (#"{"names": [{"value": "Sanne"}, 7, null]}"#, 0),
        (#"{"names": [{"value": 7, "circles": ["a"]}]}"#, 0), (#"{"names": {"value": "Sanne", "circles": ["a"]}}"#, 0),
        (#"{"phones": [{"value": "x", "circles": ["b", 1, null, "a"]}]}"#, 1),
        (#"{"dates": [{"day": 1, "month": 13, "circles": ["a"]}]}"#, 1),
        (#"{"addresses": [{"country": "NL", "fields": {"city": "Delft"}, "circles": ["a"]}]}"#, 1),
        (#"{"addresses": [{"country": "NL", "fields": {"city": "Delft"}, "circles": ["a"], "sharing": "whole"}]}"#, 0),
        (
            #"{"addresses": [{"country": "NL", "fields": {"city": "Delft"}, "sharing": {"mode": "half", "circles": ["a"]}}]}"#,
            0
        ),
        (
            #"{"addresses": [{"country": "NL", "fields": {"city": "Delft"}, "sharing": {"mode": "perField", "circles": ["a"]}}]}"#,
            0
        ),
        (
            #"{"addresses": [{"country": "NL", "fields": {"city": "Delft"}, "sharing": {"mode": "perField", "circles": {"street": ["a"]}}}]}"#,
            0
        ),
        (
            #"{"addresses": [{"country": "NL", "fields": {"city": "Delft"}, "sharing": {"mode": "perField", "circles": {"city": ["a"]}}}]}"#,
            1
        ),
        (
            #"{"addresses": [{"country": "NL", "fields": {"city": "Delft"}, "sharing": {"mode": "whole", "circles": {"city": ["a"]}}}]}"#,
            0
        ),
    ]) func showsWhatItUnderstands(card: String, count: Int) throws {
        let preview = try #require(try Project.validator.preview(Array(card.utf8), circle: "a"))
        #expect(preview.collections.map(\.items.count).reduce(0, +) == count)
    }

    @Test(arguments: [
        ("Marieke de Vries", "MV"), ("Madonna", "M"), ("sanne visser", "SV"), ("Ludwig van Beethoven", "LB"),
        ("van Gogh", "G"),
        ("J. R. R. Tolkien", "JT"), ("张伟", "张"), ("김 민수", "김민"), ("محمد علي", "مع"), ("’t Hart", "H"),
        ("Élodie Ça", "ÉÇ"),
        ("E\u{301}lodie", "E\u{301}"), ("", ""), ("  ", ""), ("...", ""), ("de", "D"), ("(Piet) Jansen", "PJ"),
        ("ßa", "ß"),
        ("Anne-Marie O'Neill", "AO"), ("नमिता राव", "नरा"), ("👩‍👩‍👧 Kok", "K"), ("ĳsbrand Smit", "ĲS"),
    ]) func makesInitials(name: String, initials: String) throws {
        var writer = JSONWriter()
        writer.string(name)
        let card = #"{"names": [{"value": \#(writer.text), "default": true}]}"#
        let preview = try #require(try Project.validator.preview(Array(card.utf8), circle: "a"))
        #expect(preview.avatar == .initials(initials))
    }

    @Test(arguments: [
        (#""emails": [{"value": "Sanne@Example.nl", "circles": ["a"]}]"#, "sanne@example.nl"),
        (#""phones": [{"value": "no number", "circles": ["a"]}]"#, "no number"),
        (
            #""phones": [{"value": "+31612345678", "circles": ["b"]}, {"value": "+32 470 12 34 56", "circles": ["a"]}]"#,
            "+32 470 12 34 56"
        ),
        (
            #""addresses": [{"country": "NL", "fields": {"street": "Dam"}, "circles": ["a"]}, {"country": "BE", "fields": {"city": "Gent"}, "circles": ["a"]}]"#,
            "Gent"
        ),
        (#""dates": [{"day": 1, "month": 1, "circles": ["a"]}]"#, ""),
    ]) func sumsUpInOneLine(members: String, summary: String) throws {
        let preview = try #require(try Project.validator.preview(Array("{\(members)}".utf8), circle: "a"))
        #expect(preview.summary == summary)
    }

    @Test func namesTheCirclesOfACard() throws {
        let validator = try Project.validator
        #expect(try #require(validator.previews(Self.card)).circles == ["family", "friends", "work"])
        let unlisted =
            #"{"names": [{"value": "A", "circles": ["b", "a"]}], "phones": [{"value": "1", "circles": ["a", "c"]}]}"#
        #expect(try #require(validator.previews(Array(unlisted.utf8))).circles == ["b", "a", "c"])
        // Names of circles are the same however their letters are composed.
        let card = "{\"circles\": [\"caf\u{e9}\"], \"names\": [{\"value\": \"Sanne\", \"circles\": [\"cafe\u{301}\"]}]}"
        #expect(try #require(validator.preview(Array(card.utf8), circle: "caf\u{e9}")).collections[0].items.count == 1)
    }
}
