import Foundation
import Testing

/// `--before`: a card, and whether it may have come from the one before it.
@Suite struct LintChangeTests {
    private static func card(_ names: String) -> String {
        #"{"signInEmail": "sanne@example.nl", "emails": [{"value": "sanne@example.nl", "verified": true}], "names": \#(names)}"#
    }

    static let before = card(#"[{"value": "Sanne", "default": true}]"#)

    static let cases: [(after: String, status: Int32)] = [
        (before, 0), (card(#"[{"value": "Jo", "default": true}]"#), 0), (card("[]"), 1),
    ]

    @Test(arguments: cases)
    func tellsWhatAChangeMayNotDo(after: String, status: Int32) throws {
        let folder = try LintFolder(["before.json": Self.before, "after.json": after])
        let outcome = try folder.lint(["--before", "before.json", "after.json", "-f", "concise"])
        #expect(outcome.status == status && outcome.errors.isEmpty, "\(outcome)")
        #expect(try folder.lint(["--before", "before.json", "-"], input: after).status == status)
    }

    /// A detail alone is checked as it is saved into the card.
    @Test(
        arguments: [
            (
                #"{"kind": "email", "value": "s.visser@example.nl", "verified": true}"#, [],
                "No problems in 1 file.\n"
            ),
            (
                #"{"kind": "email", "value": "sanne@example.nl"}"#, [],
                "after.json:1:28: error: This e-mail address is already on the card. [email.duplicate]\n"
                    + "1 problem (1 error) in 1 file.\n"
            ),
            (
                #"{"value": "sanne@example.nl"}"#, ["--kind", "email"],
                "after.json:1:11: error: This e-mail address is already on the card. [email.duplicate]\n"
                    + "1 problem (1 error) in 1 file.\n"
            ),
            (
                #"{"kind": "name", "value": "Sanne Visser", "default": true}"#, [],
                "after.json:1:54: error: Only one name can be the default. [name.severalDefaults]\n"
                    + "1 problem (1 error) in 1 file.\n"
            ),
        ] as [(String, [String], String)]) func savesADetail(detail: String, options: [String], words: String) throws
    {
        let folder = try LintFolder(["before.json": Self.before, "after.json": detail])
        let outcome = try folder.lint(["--before", "before.json", "after.json", "-f", "concise"] + options)
        #expect(outcome.output == words && outcome.errors.isEmpty, "\(outcome)")
        #expect(outcome.status == (words.hasPrefix("No") ? 0 : 1))
        let piped = try folder.lint(["--before", "-", "after.json", "-f", "concise"] + options, input: Self.before)
        #expect(piped.output == words)
    }

    /// What keeps the card before from being read is told in the language that was asked for.
    @Test func tellsInALanguage() throws {
        let folder = try LintFolder(["a.json": "{}", "list.json": "[]"])
        let outcome = try folder.lint(["--before", "list.json", "a.json", "--lang", "nl"])
        #expect(
            outcome.errors
                == "detail: --before list.json:1:1: not a card: “before” moet een kaart zijn. [card.wrongType]\n")
    }

    @Test(arguments: [
        (["--before", "none.json", "a.json"], "none.json: No such file or directory"),
        (
            ["--before", "broken.json", "a.json"],
            "--before broken.json:1:2: not a card: The payload ends before an object or list is closed. [json.unexpectedEnd]"
        ),
        (
            ["--before", "a.json", "a.json", "b.json"],
            "lint: --before goes with one payload: the card after the change, or a detail that is saved"
        ),
        (
            ["--before", "a.json", "*.json"],
            "lint: --before goes with one payload: the card after the change, or a detail that is saved"
        ),
        (
            ["--before", "a.json", "."],
            "lint: --before goes with one payload: the card after the change, or a detail that is saved"
        ),
        (
            ["--before", "a.json", "--ndjson"],
            "lint: --before goes with one payload: the card after the change, or a detail that is saved"
        ),
        (
            ["--before", "-", "-"],
            "lint: --before - and the input '-' are both standard input, which is read once"
        ),
        (["--before", "-"], "lint: --before - and the input '-' are both standard input, which is read once"),
        (
            ["--before", "list.json", "a.json"],
            "--before list.json:1:1: not a card: “before” must be a card. [card.wrongType]"
        ),
        (
            ["--before", "single.json", "a.json"],
            "--before single.json:1:1: not a card: “before” must be a card. [card.wrongType]"
        ),
        (
            ["--before", "change.json", "a.json"],
            "--before change.json:1:1: not a card: “before” must be a card. [card.wrongType]"
        ),
        (
            ["--before", "names.json", "a.json"],
            "--before names.json:1:11: not a card: “names” must be a list. [card.wrongType]"
        ),
        (
            ["--before", "twice.json", "a.json"],
            "--before twice.json:1:15: not a card: This member is in the object twice. [json.duplicateMember]"
        ),
        (
            ["--before", "a.json", "change.json"],
            "change.json: a change has its card before in itself, and --before gives another"
        ),
        (
            ["--before", "a.json", "--kind", "name", "change.json"],
            "change.json: a change has its card before in itself, and --before gives another"
        ),
    ]) func refuses(arguments: [String], words: String) throws {
        let folder = try LintFolder([
            "a.json": "{}", "b.json": "{}", "broken.json": "{", "list.json": "[]", "names.json": #"{"names": "x"}"#,
            "single.json": #"{"kind": "name", "value": "Sanne"}"#, "change.json": #"{"before": {}, "after": {}}"#,
            "twice.json": #"{"names": [], "names": []}"#,
        ])
        let outcome = try folder.lint(arguments)
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors == "detail: \(words)\n")
    }
}
