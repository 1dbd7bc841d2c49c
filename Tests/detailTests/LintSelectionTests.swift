import Foundation
import Testing

/// Which problems are told: by their codes, and because they are known.
@Suite struct LintSelectionTests {
    static let card =
        #"{"x": 1, "phones": [{"value": "06 12", "country": "NL"}], "emails": [{"value": "Jo@Example.com"}]}"#

    static let selections: [(arguments: [String], codes: [String], status: Int32)] = [
        ([], ["card.unknownMember", "phone.tooShort", "email.storedForm"], 1),
        (["--select", "phone"], ["phone.tooShort"], 1),
        (["--select", "phone.too,card"], ["card.unknownMember", "phone.tooShort"], 1),
        (["--select", "phone", "--select", "email"], ["phone.tooShort", "email.storedForm"], 1),
        (["--select", "email"], ["email.storedForm"], 0),
        (["--ignore", "phone"], ["card.unknownMember", "email.storedForm"], 1),
        (["--ignore", "phone,card"], ["email.storedForm"], 0),
        (["--select", "phone", "--ignore", "phone.tooShort"], [], 0),
    ]

    @Test(arguments: selections) func selects(arguments: [String], codes: [String], status: Int32) throws {
        let outcome = try DetailCommand.run(["lint", "-f", "ndjson"] + arguments, input: Self.card)
        #expect(outcome.output.matches(of: #/"code":"([^"]*)"/#).map { String($0.1) } == codes)
        #expect(outcome.status == status)
    }

    /// What is not told is still so: `valid` is about the card, the exit status about what is told.
    @Test func leavesTheCardAsItIs() throws {
        let outcome = try DetailCommand.run(["lint", "-f", "json", "--ignore", "phone,card"], input: Self.card)
        #expect(
            outcome.status == 0 && outcome.output.hasPrefix(#"{"valid":false,"problems":[{"path":"/emails/0/value""#))
    }

    /// A file that nobody could read must not pass.
    @Test func alwaysTellsWhatCannotBeRead() throws {
        let outcome = try DetailCommand.run(["lint", "-f", "concise", "--select", "phone"], input: "{")
        #expect(outcome.status == 1 && outcome.output.contains("[json.unexpectedEnd]"))
    }

    @Test(arguments: [
        (["--select", "adress"], "--select: no code begins with 'adress'; did you mean 'address'?"),
        (
            ["--ignore", "phone.tooShrt"],
            "--ignore: no code begins with 'phone.tooShrt'; did you mean 'phone.tooShort'?"
        ),
        (["--select", "zzz"], "--select: no code begins with 'zzz'"),
        (["--ignore", "json"], "--ignore: 'json' is always told: it says what could not be read or is left out"),
    ]) func refusesCodesThatThereAreNot(arguments: [String], words: String) throws {
        let outcome = try DetailCommand.run(["lint"] + arguments, input: "{}")
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors == "detail: \(words)\n")
    }

    @Test func knowsOldProblems() throws {
        let folder = try LintFolder(["cards/a.json": Self.card, "cards/b.json": #"{"y": 1}"#])
        let written = try folder.lint(["cards", "--write-baseline", "known.json"])
        #expect(written.status == 0 && written.output.isEmpty && written.errors.isEmpty)
        let baseline = try folder.text(of: "known.json")
        #expect(!baseline.contains("06 12") && !baseline.lowercased().contains("jo@"), "no values")
        let again = try folder.lint(["cards", "--baseline", "known.json"])
        #expect(again.status == 0)
        #expect(
            again.output
                == "No problems in 2 files.\n4 known problems are not told; 0 of the baseline are gone.\n")

        // Another line, from another folder: the same problems. Another value: a new one. What is gone is counted.
        try folder.write("\n\n" + Self.card.replacing("06 12", with: "06 13"), to: "cards/a.json")
        let inner = try DetailCommand.run(
            ["lint", ".", "--baseline", "../known.json", "-f", "concise"], in: folder.url.appending(path: "cards"))
        #expect(inner.status == 1 && inner.output.hasPrefix("./a.json:3:32: error:"), "\(inner.output)")
        #expect(inner.output.hasSuffix("3 known problems are not told; 1 of the baseline is gone.\n"))
        let one = try folder.lint(["cards/b.json", "--baseline", "known.json"])
        #expect(one.output.hasSuffix("1 known problem is not told; 0 of the baseline are gone.\n"), "\(one.output)")
    }

    /// A line of a batch is known wherever it stands, until it changes.
    @Test func knowsTheLinesOfABatch() throws {
        let folder = try LintFolder(["cards.ndjson": "{\"x\": 1}\n{\"x\": 2}\n"])
        #expect(try folder.lint(["cards.ndjson", "--write-baseline", "known.json"]).status == 0)
        try folder.write("{\"x\": 3}\n{\"x\": 1}\n", to: "cards.ndjson")
        let outcome = try folder.lint(["cards.ndjson", "--baseline", "known.json", "-f", "concise"])
        #expect(outcome.output.hasPrefix("cards.ndjson:1:2: ") && outcome.output.contains("\n1 problem"))
        #expect(outcome.output.hasSuffix("1 known problem is not told; 1 of the baseline is gone.\n"))
    }

    /// Many payloads with the same fault at the same place are told apart.
    @Test func takesNoOtherLineOfABatchForAKnownOne() throws {
        func lines(_ numbers: Range<Int>) -> String {
            numbers.map { #"{"circles": ["c\#($0)"], "x": 1}"# + "\n" }.joined()
        }
        let folder = try LintFolder(["cards.ndjson": lines(0..<4000)])
        #expect(try folder.lint(["cards.ndjson", "--write-baseline", "known.json"]).status == 0)
        try folder.write(lines(4000..<8000), to: "cards.ndjson")
        let outcome = try folder.lint(["cards.ndjson", "--baseline", "known.json", "-f", "concise"])
        #expect(outcome.output.hasSuffix("0 known problems are not told; 4000 of the baseline are gone.\n"))
    }

    /// What a run does not look for is not gone.
    @Test func countsAsGoneOnlyWhatIsSelected() throws {
        let folder = try LintFolder(["card.json": Self.card])
        #expect(try folder.lint(["card.json", "--write-baseline", "known.json"]).status == 0)
        for options in [["--select", "phone"], ["--ignore", "phone"]] {
            let outcome = try folder.lint(["card.json", "--baseline", "known.json"] + options)
            #expect(outcome.output.hasSuffix("; 0 of the baseline are gone.\n"), "\(outcome.output)")
        }
    }

    /// What is always told may be selected alone.
    @Test func selectsWhatCannotBeRead() throws {
        let outcome = try DetailCommand.run(["lint", "--select", "json", "-f", "concise"], input: #"{"x": 1,}"#)
        #expect(outcome.status == 1 && outcome.output.contains("[json."), "\(outcome)")
    }

    @Test func neverKnowsWhatCannotBeRead() throws {
        let folder = try LintFolder(["a.json": "{"])
        #expect(try folder.lint(["a.json", "--write-baseline", "known.json"]).status == 0)
        #expect(try folder.lint(["a.json", "--baseline", "known.json"]).status == 1)
    }

    @Test(arguments: [
        ("[]", "known.json:1:1: not a baseline of this version; --write-baseline writes one"),
        ("{", "known.json:1:2: not a baseline in JSON (json.unexpectedEnd)"),
        (
            #"{"version": 2, "problems": [{"file": "a"}]}"#,
            "known.json:1:29: a known problem has a file, a code, a path and a value"
        ),
    ]) func refusesWhatIsNoBaseline(text: String, words: String) throws {
        let folder = try LintFolder(["known.json": text])
        let outcome = try folder.lint(["--baseline", "known.json"], input: "{}")
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors == "detail: \(words)\n")
    }
}
