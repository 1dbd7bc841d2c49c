import DetailKit
import Testing

/// Lists of names other than the circles, on the card and in a detail, are checked by the rules that are declared for them.
@Suite struct NameListTests {
    private static let card = #"""
        {"objects": {"card": {"tags": {"type": "names"}}},
         "rules": [{"report": "tag.empty", "on": "tags", "each": "filled"},
                   {"report": "tag.twice", "on": "tags", "each": "distinct"},
                   {"report": "tag.unknown", "on": "tags", "each": "known"}],
         "problems": [\#(TeamTables.problem("tag.empty")), \#(TeamTables.problem("tag.twice", parameters: ["first"])),
                      \#(TeamTables.problem("tag.unknown", parameters: ["nearest"]))]}
        """#

    private static func validator() throws -> Validator {
        try TeamTables.validator(
            [
                "card.json": card,
                "details/phone.json": #"{"members": {"tags": {"type": "references", "to": "tags"}}}"#,
                "details/badge.json": #"""
                {"kind": "badge", "collection": "badges", "source": "a test", "since": "1.0",
                 "members": {"doors": {"type": "names"}, "active": {"type": "flag"}},
                 "rules": [{"report": "badge.doorEmpty", "on": "doors", "each": "filled"},
                           {"report": "badge.doorTwice", "on": "doors", "each": "distinct", "when": {"active": true}}],
                 "problems": [\#(TeamTables.problem("badge.doorEmpty")), \#(TeamTables.problem("badge.doorTwice", parameters: ["first"]))]}
                """#,
            ], codes: ["tag.empty", "tag.twice", "tag.unknown", "badge.doorEmpty", "badge.doorTwice"])
    }

    private static func phone(_ members: String) -> String { #""phones": [{"value": "+31612345678", \#(members)}]"# }

    static let cases: [(card: String, told: [String])] = [
        (
            #"{"circles": ["family"], "tags": ["old", "new"], \#(phone(#""tags": ["new"], "circles": ["family"]"#))}"#,
            []
        ),
        (#"{"tags": ["old", " ", "old"]}"#, ["/tags/1 tag.empty", "/tags/2 tag.twice"]),
        (#"{"tags": ["old"], \#(phone(#""tags": ["odl"]"#))}"#, ["/phones/0/tags/0 tag.unknown"]),
        (#"{"tags": ["old"], \#(phone(#""tags": ["old", "old"]"#))}"#, ["/phones/0/tags/1 tag.twice"]),
        // The names of one list are not those of another.
        (#"{"circles": ["old"], \#(phone(#""tags": ["old"]"#))}"#, ["/phones/0/tags/0 tag.unknown"]),
        (#"{"tags": ["old"], \#(phone(#""circles": ["old"]"#))}"#, ["/phones/0/circles/0 circle.unknown"]),
        (#"{"tags": ["é"], \#(phone(#""tags": ["e\u0301"]"#))}"#, []),
        // A list that cannot be read says nothing of what refers to it, and a detail alone has nothing to refer to.
        (#"{"tags": "old", \#(phone(#""tags": ["new"]"#))}"#, ["/tags card.wrongType"]),
        (#"{"kind": "phone", "value": "+31612345678", "tags": ["new"]}"#, []),
        (#"{"kind": "phone", "value": "+31612345678", "tags": ["new", "new"]}"#, ["/tags/1 tag.twice"]),
        (#"{"kind": "badge", "doors": ["front", "", "front"]}"#, ["/doors/1 badge.doorEmpty"]),
        (
            #"{"badges": [{"doors": ["front", "", "front"], "active": true}]}"#,
            ["/badges/0/doors/1 badge.doorEmpty", "/badges/0/doors/2 badge.doorTwice"]
        ),
    ]

    @Test(arguments: cases) func everyListHasItsOwnRules(card: String, told: [String]) throws {
        #expect(try Self.validator().told(card) == told)
    }

    /// Many names are looked up in a table, which must not change what is told.
    @Test func manyNames() throws {
        let names = (0..<60).map { "\"name \($0)\"" }.joined(separator: ", ")
        let card = #"{"tags": [\#(names), "name 7"], \#(Self.phone(#""tags": ["name 59", "nobody"]"#))}"#
        #expect(try Self.validator().told(card) == ["/tags/60 tag.twice", "/phones/0/tags/1 tag.unknown"])
    }
}
