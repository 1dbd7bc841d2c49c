import Foundation
import Testing

/// `detail.json`: what a team asks of every run.
@Suite struct LintSettingsTests {
    static let card = #"{"x": 1, "phones": [{"value": "06 12", "country": "NL"}]}"#

    @Test func takesTheNearestSettings() throws {
        let folder = try LintFolder([
            "detail.json":
                #"{"$schema": "detail.schema.json", "format": "concise", "quiet": true, "select": ["phone"]}"#,
            "sub/deep/card.json": Self.card,
        ])
        func lint(_ arguments: [String]) throws -> String {
            try DetailCommand.run(["lint"] + arguments, in: folder.url.appending(path: "sub/deep")).output
        }
        #expect(try lint(["card.json"]).split(separator: ":").prefix(3).joined(separator: ":") == "card.json:1:32")
        #expect(try lint(["card.json"]).split(separator: "\n").count == 1)
        #expect(try lint(["card.json", "--select", "card"]).contains("card.unknownMember"), "arguments go first")
        #expect(try lint(["card.json", "--isolated"]).contains("error[phone.tooShort]"))
        try folder.write(#"{"format": "github"}"#, to: "sub/detail.json")
        #expect(try lint(["card.json"]).hasPrefix("::warning file=card.json,"))
        try folder.write(#"{"format": "gitlab"}"#, to: "other.json")
        #expect(try lint(["card.json", "--config", "../../other.json"]).hasPrefix("[\n{"))
    }

    /// The environment stands between the arguments and the settings.
    @Test func takesTheFormatOfTheEnvironment() throws {
        let folder = try LintFolder(["detail.json": #"{"format": "github"}"#, "card.json": Self.card])
        let environment = ["DETAIL_FORMAT": "checkstyle"]
        #expect(try folder.lint(["card.json"], environment: environment).output.hasPrefix("<?xml"))
        #expect(try folder.lint(["card.json", "-f", "gitlab"], environment: environment).output.hasPrefix("[\n{"))
        let outcome = try folder.lint(["card.json"], environment: ["DETAIL_FORMAT": "pdf"])
        #expect(outcome.status == 2 && outcome.errors.hasPrefix("detail: DETAIL_FORMAT is one of full,"))
    }

    static let faults: [(settings: String, words: String)] = [
        (#"{"formt": "json"}"#, "detail.json:1:2: unknown member 'formt'; did you mean 'format'?"),
        (#"{"output": "x"}"#, "detail.json:1:2: unknown member 'output'"),
        ("{\n  \"fail-on\": \"fatal\"\n}", "detail.json:2:14: 'fail-on' is one of error, warning, info, not 'fatal'"),
        (#"{"quiet": "yes"}"#, "detail.json:1:11: 'quiet' is true or false"),
        (#"{"select": [1]}"#, "detail.json:1:12: 'select' is a list of texts"),
        (#"{"lang": 1}"#, "detail.json:1:10: 'lang' is a text"),
        (#"{"lang": "nl",}"#, "detail.json:1:14: not a configuration in JSON (json.trailingComma)"),
        (#"{"lang": "nl", "lang": "en"}"#, "detail.json:1:16: not a configuration in JSON (json.duplicateMember)"),
        ("[]", "detail.json:1:1: a configuration is an object"),
    ]

    @Test(arguments: faults) func saysWhatIsWrong(settings: String, words: String) throws {
        let folder = try LintFolder(["detail.json": settings, "card.json": "{}"])
        let outcome = try folder.lint(["card.json"])
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors == "detail: \(words)\n")
    }

    /// Paths start at the settings' own folder, and what settings name is no payload.
    @Test func findsFilesBesideTheSettings() throws {
        let folder = try LintFolder([
            "detail.json": #"{"policy": "rules/ours.json", "baseline": "known.json"}"#,
            "rules/ours.json": #"{"severities": {"card.unknownMember": "error"}}"#,
            "known.json": #"{"version": 2, "problems": []}"#, "sub/card.json": Self.card,
        ])
        let inner = try DetailCommand.run(["lint", "card.json"], in: folder.url.appending(path: "sub"))
        #expect(inner.output.contains("error[card.unknownMember]"), "\(inner)")
        let all = try folder.lint([".", "-f", "json"])
        #expect(all.output.split(separator: "\n").count == 1 && all.errors.isEmpty, "\(all)")
        let matched = try folder.lint(["**/*.json", "-f", "json"])
        #expect(matched.output == all.output && matched.errors.isEmpty)
        #expect(
            try folder.lint(["rules/ours.json", "-f", "json"]).output.contains("card.unknownMember"), "when it is named"
        )
    }

    @Test func showsTheSettings() throws {
        let folder = try LintFolder(["detail.json": #"{"ignore": "phone"}"#])
        let outcome = try folder.lint(["--show-config", "--lang", "nl"])
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("\"config\": \"detail.json\""))
        #expect(outcome.output.contains("\"lang\": \"nl\"") && outcome.output.contains("\"quiet\": false"))
        #expect(outcome.output.contains("\"ignore\": [\n      \"phone\"\n    ]"))
    }
}
