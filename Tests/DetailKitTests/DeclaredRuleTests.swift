import DetailKit
import PhoneNumbers
import TableFormat
import Testing

/// The rules of our tables are what reports: a team that takes one away or changes it hears otherwise.
@Suite struct DeclaredRuleTests {
    /// A rule, the file that has it, and a card of a managed profile that breaks it alone.
    static let rules: [(code: String, file: String, card: String)] = [
        ("circle.empty", "card", #"{"circles": ["family", " "]}"#),
        ("circle.duplicate", "card", #"{"circles": ["family", "family"]}"#),
        (
            "circle.duplicate", "card",
            #"{"circles": ["family"], "phones": [{"value": "+31612345678", "circles": ["family", "family"]}]}"#
        ),
        (
            "circle.unknown", "card",
            #"{"circles": ["family"], "phones": [{"value": "+31612345678", "circles": ["famly"]}]}"#
        ),
        ("circle.unknown", "card", #"{"phones": [{"value": "+31612345678", "circles": ["family"]}]}"#),
        ("circle.unknown", "card", address(#"{"mode": "whole", "circles": ["famly"]}"#)),
        ("circle.unknown", "card", address(#"{"mode": "perField", "circles": {"city": ["famly"]}}"#)),
        (
            "address.sharingUnknownField", "details/address",
            address(#"{"mode": "perField", "circles": {"region": ["family"]}}"#)
        ),
        ("phone.notMobile", "details/phone", #"{"phones": [{"value": "+31101234567", "type": "mobile"}]}"#),
        (
            "email.searchableUnverified", "details/email",
            #"{"emails": [{"value": "sanne@example.nl", "searchable": true}]}"#
        ),
        ("phone.duplicate", "details/phone", #"{"phones": [{"value": "+31612345678"}, {"value": "+31612345678"}]}"#),
        (
            "date.yearCirclesNotSubset", "details/date",
            #"{"circles": ["family"], "dates": [{"day": 1, "month": 2, "circles": [], "yearCircles": ["family"]}]}"#
        ),
    ]

    private static func address(_ sharing: String) -> String {
        #"{"circles": ["family"], "addresses": [{"country": "NL", "fields": {"postalCode": "1012 JS", "houseNumber": "1", "street": "Dam", "city": "Amsterdam"}, "sharing": \#(sharing)}]}"#
    }

    private static func codes(_ validator: Validator, _ card: String, profile: String = "main") -> [String] {
        let more = profile == "managed" ? #""profile": "managed", "relationship": "child", "# : #""profile": "main", "#
        return validator.validate(Array(("{" + more + card.dropFirst()).utf8)).problems.map(\.code)
    }

    @Test(arguments: rules) func aRuleIsTakenAway(code: String, file: String, card: String) throws {
        let theirs = try TeamTables.validator([
            "\(file).json": #"{"rules": [{"report": "\#(code)", "removed": true}]}"#
        ])
        #expect(Self.codes(try Project.validator, card) == [code])
        #expect(Self.codes(theirs, card) == [])
    }

    @Test(arguments: rules) func aRuleHoldsWhenATeamSaysSo(code: String, file: String, card: String) throws {
        let isCollection = code == "phone.duplicate" || file == "card"
        let own =
            ["phone.notMobile": #", "type": "mobile""#, "email.searchableUnverified": #", "searchable": true"#][code]
            ?? ""
        let member = isCollection ? "profile" : "card.profile"
        let theirs = try TeamTables.validator([
            "\(file).json": #"{"rules": [{"report": "\#(code)", "when": {"\#(member)": "managed"\#(own)}}]}"#
        ])
        #expect(Self.codes(theirs, card) == [])
        #expect(Self.codes(theirs, card, profile: "managed") == [code])
    }

    @Test(arguments: rules) func aRuleHasAnotherSeverity(code: String, file: String, card: String) throws {
        let home = try #require(try Project.validator.tables.codes.first { $0.code == code }).kind
        let place = home == "card" ? "card" : file
        let theirs = try TeamTables.validator([
            "\(place).json": #"{"problems": [{"code": "\#(code)", "severity": "info"}]}"#
        ])
        let problems = theirs.validate(Array(card.utf8)).problems
        #expect(problems.map(\.code) == [code])
        #expect(problems.map(\.severity) == [.info])
    }

    /// Rules name the uses of numbers by the words of the module that finds them.
    @Test func everyUseOfANumberHasItsName() {
        let types = PhoneNumberType.allCases.filter { $0 != .unknown }.map(\.rawValue)
        #expect(PhoneUse.allCases.map(\.word) == types)
    }

    /// A number of any use that a team lists, and what is told of one that has another.
    @Test(arguments: [
        ("+31101234567", ["fixedLine"], true), ("+31612345678", ["fixedLine"], false),
        ("+31612345678", ["fixedLine", "mobile"], true), ("+12015550123", ["fixedLineOrMobile"], true),
        ("+318001234567", ["mobile"], false), ("+31612", ["fixedLine"], true),
    ]) func whatANumberIsForIsAsked(number: String, uses: [String], isKept: Bool) throws {
        let list = uses.map { "\"\($0)\"" }.joined(separator: ",")
        let theirs = try TeamTables.validator(
            [
                "details/phone.json": #"""
                {"rules": [{"report": "phone.use", "require": {"value": {"numberType": [\#(list)]}}, "at": "value"}],
                 "problems": [\#(TeamTables.problem("phone.use", parameters: ["region", "type"]))]}
                """#
            ], codes: ["phone.use"])
        let problems = theirs.validate(Array(#"{"kind": "phone", "value": "\#(number)"}"#.utf8)).problems
        let own = problems.filter { $0.code == "phone.use" }
        #expect(own.isEmpty == isKept)
        for problem in own {
            #expect(problem.path == "/value" && problem.parameters.map(\.name) == ["region", "type"])
        }
    }
}
