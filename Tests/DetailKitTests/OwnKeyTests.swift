import DetailKit
import Testing

/// Items of a kind without a check are compared by their value, as its type is compared.
@Suite struct OwnKeyTests {
    private static func validator(_ member: String) throws -> Validator {
        try TeamTables.validator(
            [
                "details/badge.json": #"""
                {"kind": "badge", "collection": "badges", "source": "a test", "since": "1.0", "types": ["door"],
                 "members": {"value": {\#(member)}, "from": {"type": "region"}, "type": {"type": "kindType"}, "label": {"type": "text"}},
                 "rules": [{"report": "badge.twice", "unique": {"by": "key"}}],
                 "problems": [\#(TeamTables.problem("badge.twice", parameters: ["first"]))]}
                """#
            ], codes: ["badge.twice"])
    }

    @Test(arguments: [
        (#""type": "text""#, #""A-1""#, #""A-1""#, true), (#""type": "text""#, #""A-1""#, #""a-1""#, false),
        (#""type": "text""#, #""\u00e9""#, #""e\u0301""#, true), (#""type": "number""#, "12", "12", true),
        (#""type": "number""#, "12", "13", false), (#""type": "choice", "of": ["a", "b"]"#, #""a""#, #""a""#, true),
        (#""type": "email""#, #""sanne@example.nl""#, #""sanne@Example.nl""#, true),
        (#""type": "name""#, #""Sanne  Visser""#, #""sanne visser""#, true),
        (#""type": "phone", "region": "from""#, #""06 12345678", "from": "NL""#, #""+31612345678""#, true),
        (#""type": "phone""#, #""+31612345678""#, #""+31612345679""#, false),
    ]) func theSameTwiceIsTold(member: String, one: String, other: String, isTwice: Bool) throws {
        let card = #"{"badges": [{"value": \#(one)}, {}, {"value": \#(other)}]}"#
        let problems = try Self.validator(member).validate(Array(card.utf8)).problems.filter {
            $0.code == "badge.twice"
        }
        #expect(problems.map(\.path) == (isTwice ? ["/badges/2/value"] : []))
    }

    /// Members beside the value are compared by their keys as well, so that what is told before and after a fix is the same.
    @Test(arguments: [
        (#""type": "phone", "region": "from""#, #""06 12345678", "from": "NL""#, #""+31612345678""#, true),
        (
            #""type": "phone", "region": "from""#, #""06 12345678", "from": "NL""#, #""06 12345678", "from": "FR""#,
            false
        ),
        (#""type": "phone""#, #""+31 6 12345678""#, #""+31612345678""#, true),
        (#""type": "phone""#, #""12""#, #""12""#, true), (#""type": "phone""#, #""12""#, #""13""#, false),
        (#""type": "email""#, #""sanne@example.nl""#, #""sanne@Example.nl""#, true),
        (#""type": "email""#, #""sanne@example.nl""#, #""sanna@example.nl""#, false),
        (#""type": "name""#, #""Sanne  Visser""#, #""sanne visser""#, true),
        (#""type": "text""#, #""Sanne  Visser""#, #""sanne visser""#, false),
    ]) func theSameInAnotherMemberIsTold(member: String, one: String, other: String, isTwice: Bool) throws {
        for compare in ["", #", "compare": "folded""#] where compare.isEmpty || !member.contains("text") {
            let validator = try TeamTables.validator(
                [
                    "details/badge.json": #"""
                    {"kind": "badge", "collection": "badges", "source": "a test", "since": "1.0",
                     "members": {"desk": {\#(member)}, "from": {"type": "region"}},
                     "rules": [{"report": "badge.twice", "unique": {"by": "desk"\#(compare)}}],
                     "problems": [\#(TeamTables.problem("badge.twice", parameters: ["first"]))]}
                    """#
                ], codes: ["badge.twice"])
            let told = validator.told(#"{"badges": [{"desk": \#(one)}, {}, {"desk": \#(other)}]}"#)
            #expect(told.filter { $0.hasSuffix("badge.twice") } == (isTwice ? ["/badges/2/desk badge.twice"] : []))
        }
    }

    @Test(arguments: [("A-1", []), ("A-2", ["/badge badge.none"])]) func theSameIsFoundAmongThem(
        value: String, told: [String]
    ) throws {
        let validator = try TeamTables.validator(
            [
                "details/badge.json": #"""
                {"kind": "badge", "collection": "badges", "source": "a test", "since": "1.0",
                 "members": {"value": {"type": "text"}}, "problems": []}
                """#,
                "card.json": #"""
                {"objects": {"card": {"badge": {"type": "text"}}},
                 "rules": [{"report": "badge.none", "among": "badges", "member": "badge"}],
                 "problems": [\#(TeamTables.problem("badge.none"))]}
                """#,
            ], codes: ["badge.none"])
        #expect(validator.told(#"{"badge": "\#(value)", "badges": [{"value": "A-0"}, {"value": "A-1"}]}"#) == told)
    }
}
