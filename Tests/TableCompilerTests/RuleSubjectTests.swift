import Foundation
import TableCompiler
import Testing

/// What a rule or member is about must be there: the place of each fault is marked by `▸`.
@Suite struct RuleSubjectTests {
    @Test(arguments: [
        // A key is that of the value, which not every kind has.
        (#""note": {"type": "text"}"#, #""unique": {"by": ▸"key"}"#, "rules.type"),
        (#""value": {"type": "flag"}"#, #""unique": {"by": ▸"key"}"#, "rules.type"),
        (#""value": {"type": "text"}"#, #""unique": {"by": ▸"wideKey"}"#, "rules.type"),
        (#""value": {"type": "text"}"#, #""require": {"value": {"numberType": ▸"mobile"}}"#, "rules.type"),
        (#""value": {"type": "phone"}"#, #""require": {"value": {"numberType": ▸"mobil"}}"#, "rules.unknownValue"),
        (
            #""value": {"type": "phone"}"#, #""require": {"value": {"numberType": [▸"unknown", "mobile"]}}"#,
            "rules.unknownValue"
        ),
        (
            #""value": {"type": "phone"}"#,
            #""when": {"value": {"numberType": "mobile"}}, "require": ▸{"value": {"numberType": ["pager", "mobile"]}}"#,
            "rules.neverReports"
        ),
        (
            #""value": {"type": "phone"}"#,
            #""when": ▸{"value": {"numberType": "mobile"}, "not": {"value": {"numberType": ["pager", "mobile"]}}}, "require": {"value": null}"#,
            "rules.unreachable"
        ),
        (#""doors": {"type": "names"}"#, #""on": "doors", "each": ▸"known""#, "rules.subject"),
        (#""doors": {"type": "text"}"#, #""on": ▸"doors", "each": "filled""#, "rules.subject"),
        (
            #""seen": {"type": "object", "of": "date"}, "in": {"type": "region"}"#,
            #""layoutFields": "seen", "of": "in", ▸"#, "rules.subject"
        ),
        (
            #""seen": {"type": "object", "of": "sharing"}, "in": {"type": "text"}"#,
            #""layoutFields": "seen", "of": ▸"in""#, "rules.type"
        ),
    ]) func tellsWhatARuleCannotBeAbout(members: String, rule: String, code: String) throws {
        // A fault of the whole rule is told where the rule begins.
        let isWhole = rule.contains(", ▸")
        let text = rule.replacingOccurrences(of: ", ▸", with: "")
        let file = badge(members, isWhole ? text : rule, mark: isWhole ? "▸" : "")
        #expect(try faults(file) == [place(code, in: file)])
    }

    @Test(arguments: ["card", "change"]) func aCardIsInNoOtherObject(object: String) throws {
        let file = badge(#""whole": {"type": "object", "of": ▸"\#(object)"}"#, nil)
        #expect(try faults(file) == [place("rules.noObject", in: file)])
    }

    @Test func fieldsAreThoseOfACountry() throws {
        let file = badge(#""lives": ▸{"type": "fields"}"#, nil)
        #expect(try faults(file) == [place("table.missingMember", in: file)])
    }

    @Test(arguments: [
        (#""value": {"type": "number"}"#, #""unique": {"by": "key"}"#),
        (#""value": {"type": "email"}"#, #""unique": {"by": "wideKey"}"#),
        (
            #""value": {"type": "phone", "region": "in"}, "in": {"type": "region"}"#,
            #""require": {"value": {"numberType": ["mobile", "pager"]}}"#
        ),
        (#""doors": {"type": "names"}"#, #""on": "doors", "each": "distinct""#),
        (
            #""seen": {"type": "object", "of": "sharing"}, "in": {"type": "region"}"#,
            #""layoutFields": "seen", "of": "in""#
        ),
    ]) func takesWhatARuleCanBeAbout(members: String, rule: String) throws {
        #expect(try faults(badge(members, rule)) == [])
    }

    /// Who sees a detail is said by the file of its kind, or by that of the card; not by both.
    @Test(arguments: [
        (#"{"circles": "circles", "shows": ["note"]}"#, nil), (#"{"shows": []}"#, nil),
        (#"▸{"shows": ["note"]}"#, "rules.shownToNobody"),
        (#"{"circles": "circles", "shows": [▸"nota"]}"#, "rules.unknownField"),
        (#"{"circles": "circles", "shows": [▸"circles"]}"#, "rules.fieldType"),
        (#"{"circles": "circles", ▸"shwos": [], "shows": []}"#, "table.unknownMember"),
    ]) func aKindSaysWhoSeesIt(visibility: String, code: String?) throws {
        let file = badge(
            #""note": {"type": "text"}, "circles": {"type": "references", "to": "circles"}"#, nil,
            more: #", "visibility": \#(visibility)"#)
        #expect(try faults(file) == (code.map { [place($0, in: file)] } ?? []))
    }

    @Test func whoSeesItIsSaidOnce() throws {
        let file = #"{"visibility": ▸{"circles": "circles", "shows": ["value"]}}"#
        #expect(try faults(file, at: "details/phone.json") == [place("rules.shownTwice", in: file)])
    }

    // MARK: - A team's kind

    /// A kind with some members and one rule, if any.
    private func badge(_ members: String, _ rule: String?, mark: String = "", more: String = "") -> String {
        let problem = #"""
            {"code": "badge.wrong", "severity": "error", "parameters": [], "source": "a test",
             "examples": [{"breaks": {"kind": "phone", "value": "1"}, "keeps": {"kind": "phone", "value": "2"}}]}
            """#
        return #"""
            {
              "kind": "badge", "collection": "badges", "source": "a test", "since": "1.0",
              "members": {\#(members)},
              "rules": [\#(rule.map { #"\#(mark){"report": "badge.wrong", \#($0)}"# } ?? "")],
              "problems": [\#(rule == nil ? "" : problem)]\#(more)
            }
            """#
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
