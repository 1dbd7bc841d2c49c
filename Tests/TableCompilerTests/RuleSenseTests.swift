import Foundation
import TableCompiler
import Testing

/// Rules that cannot mean what they say: their place is marked by `▸`.
@Suite struct RuleSenseTests {
    @Test(arguments: [
        #""when": ▸{"type": "door", "not": {"type": "door"}}, "require": {"active": true}"#,
        #""when": ▸{"active": true, "any": [{"active": null}, {"active": false}]}, "require": {"label": null}"#,
        #""when": ▸{"floor": {"atLeast": 4}, "not": {"floor": {"atLeast": 3}}}, "require": {"label": null}"#,
        #""when": ▸{"floor": {"atLeast": 10}}, "require": {"label": null}"#,
        #""when": ▸{"value": {"length": {"atMost": 5}, "given": true}}, "require": {"label": null}"#,
        #""when": ▸{"label": {"blank": true, "length": {"atLeast": 1}}, "not": {"label": {"blank": true}}}, "require": {"active": true}"#,
        #""when": ▸{"label": "Gate", "not": {"label": {"length": {"atLeast": 2}}}}, "require": {"active": true}"#,
        #""when": ▸{"label": "Gate", "note": "Exit", "all": [{"label": {"sameAs": "note"}}]}, "require": {"active": true}"#,
        #""when": ▸{"label": {"sameAs": "note"}, "note": null}, "require": {"active": true}"#,
        #""when": ▸{"policy": "signUp", "not": {"policy": ["signUp", "import"]}}, "require": {"active": true}"#,
        #""when": ▸{"circles": {"atLeast": 2}, "not": {"circles": {"atLeast": 1}}}, "require": {"active": true}"#,
        #""when": ▸{"card.profile": "main", "not": {"card.profile": ["main", "managed"]}}, "require": {"active": true}"#,
        #""when": ▸{"type": {"given": true}, "not": {"type": ["door", "garage", "custom"]}, "all": [{"type": {"valid": true}}]}, "require": {"active": true}"#,
        #""kept": true, "when": ▸{"new.value": {"given": true}}"#,
        #""kept": true, "unlessAnother": ▸{"active": true, "not": {"active": true}}"#,
        #""atMost": 1, "when": ▸{"profile": "main", "not": {"profile": "main"}}"#,
        #""atLeast": 1, "where": ▸{"active": true, "not": {"active": true}}"#,
        #""exactly": 1, "where": ▸{"active": true, "not": {"active": true}}"#,
        #""require": ▸{"active": true, "not": {"active": true}}"#,
    ]) func tellsWhatNeverHolds(rule: String) throws {
        try expect("rules.unreachable", rule)
    }

    @Test(arguments: [
        #""when": {"type": "door"}, "require": ▸{"type": ["door", "garage"]}"#,
        #""when": {"active": true}, "require": ▸{"active": {"given": true}}"#,
        #""when": {"floor": {"atLeast": 3}}, "require": ▸{"floor": {"atLeast": 2}}"#,
        #""require": ▸{"any": [{"active": null}, {"active": true}, {"active": false}]}"#,
        #""require": ▸{"value": {"length": {"atMost": 8}}}"#,
        #""require": ▸{"value": {"characters": "line"}}"#,
        #""require": ▸{"any": [{"floor": null}, {"floor": {"atLeast": 0, "atMost": 9}}]}"#,
        #""when": {"label": {"length": {"atLeast": 3}}}, "require": ▸{"label": {"given": true}}"#,
        #""on": "change", "when": {"active": true}, "require": ▸{"any": [{"active": true}, {"new.active": true}]}"#,
        #""when": {"profile": "managed"}, "atMost": 1, "where": ▸{"card.profile": "main"}"#,
        #""atMost": 1, "where": ▸{"active": true, "not": {"active": true}}"#,
        #""atLeast": ▸0"#,
        #""keepAtLeast": ▸0"#,
    ]) func tellsARuleThatNeverReports(rule: String) throws {
        try expect("rules.neverReports", rule)
    }

    @Test(arguments: [
        #""when": {"type": "door"}, "require": {"active": true}"#,
        #""when": {"not": {"type": ["door", "garage", "custom"]}}, "require": {"active": true}"#,
        #""when": {"type": {"given": true}, "not": {"type": ["door", "garage", "custom"]}}, "require": {"active": true}"#,
        #""when": {"type": "garage"}, "require": {"not": {"type": "garage"}}"#,
        #""when": {"floor": {"atLeast": 3}}, "require": {"floor": {"atLeast": 4}}"#,
        #""when": {"floor": 9}, "require": {"value": {"length": {"atMost": 7}}}"#,
        #""when": {"label": {"blank": true, "given": true}}, "require": {"active": true}"#,
        #""when": {"label": "Gate"}, "require": {"not": {"label": {"sameAs": "note"}}}"#,
        #""when": {"label": ["Gate", "Exit"], "note": "Gate"}, "require": {"label": {"sameAs": "note"}}"#,
        #""when": {"card.profile": "managed"}, "require": {"active": true}"#,
        #""when": {"policy": ["signUp", "detail", "import"]}, "require": {"active": true}"#,
        #""when": {"not": {"policy": ["signUp", "detail", "import"]}}, "require": {"active": true}"#,
        #""require": {"label": {"characters": "line"}}"#,
        #""on": "change", "when": {"active": true}, "require": {"new.active": true}"#,
        #""on": "change", "require": {"value": {"length": {"atMost": 8}}}"#,
        #""on": "change", "when": {"value": {"sameAs": "new.value"}}, "require": {"new.floor": {"atMost": 3}}"#,
        #""kept": true, "when": {"active": true}, "unlessAnother": {"active": true}"#,
        #""when": {"profile": "managed"}, "atLeast": 1, "where": {"active": true}"#,
        #""atLeast": 1"#,
        #""exactly": 0, "where": {"active": true}"#,
    ]) func passesARuleThatMakesSense(rule: String) throws {
        #expect(try faults(badge(rule)) == [])
    }

    @Test(arguments: [
        (#"{"note": {"given": true}}"#, true), (#"{"type": "door", "not": {"type": "door"}}"#, true),
        (#"{"note": null}"#, false), (#"{"type": "door"}"#, false), (#"{"not": {"active": true}}"#, false),
    ]) func tellsAMemberThatIsNeverMissing(condition: String, isFaulty: Bool) throws {
        let file = badge(#""require": {"active": true}"#, required: "▸" + condition)
        #expect(try faults(file) == (isFaulty ? [place("rules.neverReports", in: file)] : []))
    }

    /// A rule on a change of the card knows the card before it as the subject, and the one after it as new.
    @Test(
        arguments: [
            (#""when": {"profile": "main"}, "require": {"new.profile": "main"}"#, nil),
            (#""when": {"profile": "main", "card.profile": "managed"}, "require": {"new.relationship": null}"#, nil),
            (
                #""when": ▸{"profile": "main", "oldCard.profile": "managed"}, "require": {"new.profile": "main"}"#,
                "rules.unreachable"
            ),
            (
                #""when": ▸{"new.profile": "main", "card.profile": "managed"}, "require": {"profile": "main"}"#,
                "rules.unreachable"
            ),
            (#""when": {"new.profile": "main"}, "require": ▸{"card.profile": "main"}"#, "rules.neverReports"),
            (#""unchanged": "relationship""#, nil),
            (#""unchanged": ▸"circles""#, "rules.type"),
        ] as [(String, String?)]) func knowsBothCardsOfAChange(rule: String, code: String?) throws
    {
        let on = rule.contains("unchanged") ? "" : #""on": "change", "#
        let file =
            #"{"since": "1.0", "rules": [{"report": "card.moved", \#(on)\#(rule)}], "problems": [{"code": "card.moved", \#(RuleSenseTests.problem)]}"#
        #expect(try faults(file, at: "card.json") == (code.map { [place($0, in: file)] } ?? []))
    }

    /// A card is in no collection, so it is not one of those that are kept.
    @Test(arguments: [#""kept": true"#, #""keepAtLeast": 1"#]) func knowsNoCollectionOfCards(rule: String) throws {
        let file =
            #"{"since": "1.0", "rules": [▸{"report": "card.moved", \#(rule)}], "problems": [{"code": "card.moved", \#(RuleSenseTests.problem)]}"#
        #expect(try faults(file, at: "card.json") == [place("rules.subject", in: file)])
    }

    /// With more cases than are tried nothing is said, and nothing takes long.
    @Test func saysNothingOfTooManyCases() throws {
        let names = (0..<60).map {
            #""not": {"label": {"length": {"atMost": \#($0)}}, "note": {"length": {"atMost": \#($0)}}}"#
        }
        let parts = names.map { "{\($0)}" }.joined(separator: ", ")
        let rule =
            #""when": {"card.profile": "main", "all": [\#(parts), {"active": true}, {"active": false}]}, "require": {"type": null}"#
        #expect(try faults(badge(rule)) == [])
    }

    @Test func tellsACodeThatNobodyReports() throws {
        let file = badge(
            #""require": {"active": true}"#, problems: #", {"code": ▸"badge.wrnog", \#(RuleSenseTests.problem)"#)
        #expect(try faults(file) == [place("rules.unreported", in: file)])
    }

    /// The codes of checks are the project's own, so one that a team adds needs a rule, whatever the kind's check.
    @Test(arguments: [("details/phone", "phone.tooShrot"), ("card", "card.wrnogType"), ("card", "text.tooWide")])
    func tellsACodeThatATeamAdds(path: String, code: String) throws {
        let file = #"{"since": "1.0", "problems": [{"code": ▸"\#(code)", \#(RuleSenseTests.problem)]}"#
        #expect(try faults(file, at: "\(path).json") == [place("rules.unreported", in: file)])
    }

    /// A correction of one of the project's own codes adds none.
    @Test func passesAChangedSeverity() throws {
        let file = #"{"problems": [{"code": "phone.tooShort", "severity": "warning"}]}"#
        #expect(try faults(file, at: "details/phone.json") == [])
    }

    @Test(arguments: [
        ("Rules/details/photo.json", #""check": "photo""#, #""check": "none""#),
        ("Rules/card.json", #"{"report": "circle.empty", "on": "circles", "each": "filled"},"#, ""),
    ]) func tellsACodeOfTheProjectWithoutItsRule(path: String, old: String, new: String) throws {
        let project = try TemporaryProject()
        try project.replace(old, with: new, in: path)
        #expect(
            project.faults(of: RulesTopic.self).contains { $0.file == path && $0.code == "rules.unreported" })
    }

    // MARK: - A team's kind

    private static let problem = #"""
        "severity": "error", "parameters": [], "source": "a test",
        "examples": [{"breaks": {"kind": "phone", "value": "1"}, "keeps": {"kind": "phone", "value": "2"}}]}
        """#

    /// A kind with one rule.
    private func badge(_ rule: String, required: String = "false", problems: String = "") -> String {
        #"""
        {
          "kind": "badge", "collection": "badges", "source": "a test", "since": "1.0", "types": ["door", "garage"],
          "members": {
            "value": {"type": "text", "required": true, "minimum": 6, "maximum": 8, "characters": "line"},
            "type": {"type": "kindType"}, "label": {"type": "text"}, "active": {"type": "flag"},
            "floor": {"type": "number", "minimum": 0, "maximum": 9},
            "circles": {"type": "references", "to": "circles"},
            "note": {"type": "text", "required": \#(required)}
          },
          "rules": [{"report": "badge.wrong", \#(rule)}],
          "problems": [{"code": "badge.wrong", \#(RuleSenseTests.problem)\#(problems)]
        }
        """#
    }

    private func expect(_ code: String, _ rule: String) throws {
        let file = badge(rule)
        #expect(try faults(file) == [place(code, in: file)])
    }

    /// Where the mark stands, and the code.
    private func place(_ code: String, in file: String) -> String {
        let lines = file.prefix { $0 != "▸" }.split(separator: "\n", omittingEmptySubsequences: false)
        return "\(lines.count):\((lines.last?.unicodeScalars.count ?? 0) + 1) \(code)"
    }

    /// The faults of the rules of a team's folder with one file; messages are none of their business.
    private func faults(_ file: String, at path: String = "details/badge.json") throws -> [String] {
        let project = try TemporaryProject()
        try project.write(file.filter { $0 != "▸" }, to: "team/\(path)")
        return project.faults(of: RulesTopic.self, overlay: project.root.appending(path: "team").path)
            .filter { $0.code.hasPrefix("rules.") || $0.code.hasPrefix("table.") || $0.code.hasPrefix("json.") }
            .map { "\($0.line):\($0.column) \($0.code)" }
    }
}
