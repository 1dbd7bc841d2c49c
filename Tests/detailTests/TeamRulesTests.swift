import Foundation
import Testing

/// A team's folder beside our rules: a kind of its own and a limit that it changes, with no code and no copy of our files.
@Suite struct TeamRulesTests {
    /// The images of the example, or of one with another file beside its own, and the status of building them.
    private func build(
        _ files: [String: String] = [:], _ body: (_ tables: String, _ outcome: DetailCommand.Outcome) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "team-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let rules = folder.appending(path: "rules")
        try FileManager.default.copyItem(at: DetailCommand.root.appending(path: "Examples/rules"), to: rules)
        for (path, text) in files {
            let file = rules.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let tables = folder.appending(path: "tables").path
        try body(
            tables, DetailCommand.run(["build", "--rules", rules.path, "--output", tables], product: "tablec"))
    }

    private func lint(_ input: String, _ options: String...) throws -> DetailCommand.Outcome {
        try lint(input, options)
    }

    private func lint(_ input: String, _ options: [String]) throws -> DetailCommand.Outcome {
        try DetailCommand.run(["lint"] + options, input: input)
    }

    @Test func aKindOfTheirOwnIsLinted() throws {
        try build { tables, built in
            #expect(built.status == 0, "\(built.output)")
            let outcome = try DetailCommand.run([
                "lint", "--tables", tables, "--format", "concise", "Examples/badges.json",
            ])
            #expect(outcome.status == 1)
            let found = ["badgeNumber.duplicate", "text.character", "badgeNumber.garageInactive", "text.tooShort"]
            for code in found { #expect(outcome.output.contains("[\(code)]"), "\(outcome.output)") }
            let alone = #"{"kind": "badgeNumber", "value": "12-34A", "type": "door"}"#
            let theirs = try lint(alone, "--tables", tables)
            let ours = try lint(alone)
            #expect(theirs.status == 0)
            #expect(ours.output.contains("card.unknownKind"))
        }
    }

    /// A policy of a name holds where it is asked for, and not where none is.
    @Test func aPolicyThatTheyChangeHoldsWhereItIsNamed() throws {
        let files = ["policies/detail.json": #"{"severities": {"email.storedForm": "off"}}"#]
        try build(files) { tables, built in
            #expect(built.status == 0, "\(built)")
            let plain = try DetailCommand.run(["email", "--tables", tables, "Sanne@Example.nl"])
            let named = try DetailCommand.run(["email", "--tables", tables, "--policy", "detail", "Sanne@Example.nl"])
            #expect(plain.output.contains("email.storedForm"), "\(plain)")
            #expect(!named.output.contains("email.storedForm"), "\(named)")
        }
    }

    @Test func aChangedLimitIsOneMemberOfOneFile() throws {
        let name = #"{"kind": "name", "value": "\#(String(repeating: "a", count: 110))"}"#
        let longer = #"{"kind": "name", "value": "\#(String(repeating: "a", count: 121))"}"#
        try build { tables, _ in
            let ours = try lint(name)
            let theirs = try lint(name, "--tables", tables)
            let beyond = try lint(longer, "--tables", tables)
            #expect(ours.output.contains("name.tooLong"))
            #expect(theirs.status == 0, "\(theirs.output)")
            #expect(beyond.output.contains("name.tooLong"))
        }
    }

    /// A severity is corrected by its code, a rule taken away by what it reports, and the others stay.
    @Test func aProblemAndARuleAreCorrectedByTheirCodes() throws {
        let email = """
            {
              "problems": [{"code": "email.domainTooLong", "severity": "warning"}],
              "rules": [{"report": "email.searchableUnverified", "removed": true}]
            }
            """
        let searchable = #"{"kind": "email", "value": "sanne@example.nl", "searchable": true}"#
        let twice = #"{"emails": [{"value": "sanne@example.nl"}, {"value": "sanne@example.nl"}]}"#
        try build(["details/email.json": email]) { tables, built in
            #expect(built.status == 0, "\(built.output)")
            let ours = try lint(searchable)
            let theirs = try lint(searchable, "--tables", tables)
            let others = try lint(twice, "--tables", tables)
            #expect(ours.status == 1)
            #expect(theirs.status == 0, "\(theirs.output)")
            #expect(others.output.contains("email.duplicate"))
        }
    }

    /// An example of ours that a raised limit takes the point of is told, and not shown.
    @Test func anExampleThatDoesNotHoldIsLeftOut() throws {
        let limit = #"{"limits": {"graphemeClusters": {"value": 150, "source": "ours"}}}"#
        try build(["details/name.json": limit]) { tables, built in
            let notes = built.errors.split(separator: "\n")
            #expect(built.status == 0 && notes.count == 1 && notes.allSatisfy { $0.hasPrefix("note: ") }, "\(built)")
            #expect(built.errors.contains(#""problems": [{"code": "name.tooLong", "examples""#), "\(built.errors)")
            let rule = try DetailCommand.run(["rule", "--tables", tables, "name.tooLong"])
            #expect(rule.output.hasPrefix("name.tooLong: ") && rule.output.contains("{limit}"), "\(rule.output)")
            #expect(rule.output.contains("does not break the rule with these tables"), "\(rule.output)")
            #expect(!rule.output.contains("This breaks the rule:"), "\(rule.output)")
        }
        let own = #"""
            {"limits": {"graphemeClusters": {"value": 150, "source": "ours"}},
             "problems": [{"code": "name.tooLong", "examples": [
               {"breaksText": ["{\"kind\": \"name\", \"value\": \"", {"text": "ab", "times": 76}, "\"}"],
                "keeps": {"kind": "name", "value": "Anna"}}]}]}
            """#
        try build(["details/name.json": own]) { tables, built in
            #expect(built.status == 0 && built.errors.isEmpty, "\(built)")
            let rule = try DetailCommand.run(["rule", "--tables", tables, "name.tooLong"])
            #expect(rule.output.contains("This breaks the rule:"), "\(rule.output)")
        }
    }

    static let faults = [
        (
            "details/name.json", #"{"limits": {"graphemeClusters": {"valeu": 120}}}"#,
            "name.json:1:34: table.unknownMember"
        ),
        ("details/nmae.json", #"{"kind": "nmae", "source": "ours"}"#, "nmae.json:1:1: table.missingMember"),
        ("detials/name.json", "{}", "detials/name.json:1:1: table.unusedFile"),
        ("details/name.json", #"{"members": {"value": null}}"#, "rules.check"),
    ]

    @Test(arguments: faults) func aFaultIsToldAtItsPlaceInTheirFile(path: String, text: String, fault: String) throws {
        try build([path: text]) { _, built in
            #expect(built.status == 1 && built.output.contains(fault), "\(built.output)")
        }
    }

    /// A team's policy may start from one of ours.
    @Test func aPolicyOfTheirsStartsFromOneOfOurs() throws {
        func policy(_ name: String, _ base: String) -> String {
            #"{"policy": "\#(name)", "source": "x", "base": "\#(base)", "severities": {"phone.empty": "error"}}"#
        }
        try build(["policies/old.json": policy("old", "import")]) { tables, built in
            #expect(built.status == 0, "\(built.output)")
            let options = ["--tables", tables, "--policy", "old", "--fail-on", "error"]
            let wrong = try lint(#"{"kind": "phone", "value": "12", "country": "NL"}"#, options)
            let empty = try lint(#"{"kind": "phone", "value": ""}"#, options)
            #expect(wrong.status == 0 && empty.status == 1)
        }
        let circle = ["policies/old.json": policy("old", "new"), "policies/new.json": policy("new", "old")]
        for files in [["policies/old.json": policy("old", "imprt")], circle] {
            try build(files) { _, built in
                #expect(built.status == 1 && built.output.contains("policies.base"), "\(built.output)")
            }
        }
    }
}
