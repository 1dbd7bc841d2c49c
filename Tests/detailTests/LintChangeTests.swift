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

    @Test(arguments: [
        (["--before", "none.json", "a.json"], "none.json: No such file or directory"),
        (["--before", "broken.json", "a.json"], "--before broken.json:1:2: not a card in JSON (json.unexpectedEnd)"),
        (["--before", "a.json", "a.json", "b.json"], "lint: --before goes with one card, the one after the change"),
        (["--before", "a.json", "*.json"], "lint: --before goes with one card, the one after the change"),
        (["--before", "a.json", "."], "lint: --before goes with one card, the one after the change"),
        (["--before", "a.json", "--ndjson"], "lint: --before goes with one card, the one after the change"),
        (
            ["--before", "a.json", "--kind", "name", "a.json"],
            "lint: --before is about cards, and --kind about details"
        ),
    ]) func refuses(arguments: [String], words: String) throws {
        let folder = try LintFolder(["a.json": "{}", "b.json": "{}", "broken.json": "{"])
        let outcome = try folder.lint(arguments)
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors == "detail: \(words)\n")
    }
}
