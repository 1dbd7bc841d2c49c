import TableCompiler
import Testing

/// A code that nobody explains is a fault of the tables.
@Suite struct ExampleTableTests {
    static let open = #""keeps": {"kind": "date", "type": "birthday", "day": 30, "month": 4}"#
    static let kept = open + "}"

    typealias Spoilt = (old: String, new: String, code: String?)

    static let spoilt: [Spoilt] = [
        (#"{"breaks": {"kind": "date", "type": "birthday", "day": 31, "month": 4},"#, "{", "rules.example"),
        (kept, #""keepsText": []}"#, nil),
        (kept, #""keepsText": "x"}"#, "table.wrongType"), (kept, #""keepsText": [7]}"#, "table.wrongType"),
        (kept, #""keepsText": [{"bytes": "f"}]}"#, "rules.example"),
        (kept, #""keepsText": [{"text": "a", "times": 0}]}"#, "rules.example"),
        (kept, #""keepsText": [{"text": "a", "times": 134217729}]}"#, "rules.example"),
        (kept, #""keepsText": [{"text": "ab", "times": 67108864}, "c"]}"#, "rules.example"),
        (kept, #""keepsText": [{"text": "ab", "times": 9}, "c", {"bytes": "00ff"}]}"#, nil),
        (kept, open + #", "keepsText": []}"#, "rules.example"),
        (kept, open + #", "asks": "nobody"}"#, "rules.example"),
        (kept, open + #", "severities": {"date.inFuture": "grave"}}"#, "rules.example"),
        (kept, open + #", "severities": {"date.inFutrue": "error"}}"#, "rules.unknownCode"),
        (kept, open + #", "repaired": {}}"#, "table.unknownMember"),
        (#""since": "0.1","#, "", "rules.since"),
    ]

    @Test(arguments: spoilt) func aFaultIsToldAtItsPlace(old: String, new: String, code: String?) throws {
        let project = try TemporaryProject()
        let line = try project.replace(old, with: new, in: "Rules/details/date.json")
        let found = project.faults(of: RulesTopic.self)
        #expect(found.map(\.code).contains(code ?? "") == (code != nil), "\(found)")
        if let code, code != "rules.since" { #expect(found.contains { $0.code == code && abs($0.line - line) <= 1 }) }
        if code == nil { #expect(found.isEmpty) }
    }
}
