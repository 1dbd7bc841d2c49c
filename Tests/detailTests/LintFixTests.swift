import Foundation
import Testing

/// `detail lint --fix` and `--diff`: files are repaired whole, and nothing else in them changes.
@Suite struct LintFixTests {
    private static let card = """
        {
          "names": [
            {"value": "  Sanne   Visser",  "default": true, "circles": ["fam\\u0069ly"]}
          ],
        \t"circles": ["family"],
          "phones": [{"value": "06 12345678", "country": "nl"}]
        }

        """
    private static let fixed =
        card.replacing("  Sanne   Visser", with: "Sanne Visser").replacing("06 12345678", with: "+31612345678")
        .replacing(#""nl""#, with: #""NL""#)

    @Test func repairsAFileAndLeavesTheRest() throws {
        let folder = try LintFolder(["card.json": Self.card, "right.json": Self.fixed])
        let outcome = try folder.lint(["--fix", "card.json", "right.json"])
        #expect(try folder.text(of: "card.json") == Self.fixed)
        #expect(outcome.status == 0 && outcome.output == "No problems in 2 files.\n")
        #expect(outcome.errors == "3 problems mended in 1 file.\n")
        // What is right is not written again.
        let before = try FileManager.default.attributesOfItem(atPath: folder.url.appending(path: "card.json").path)
        let again = try folder.lint(["--fix", "card.json"])
        let after = try FileManager.default.attributesOfItem(atPath: folder.url.appending(path: "card.json").path)
        #expect(again.errors == "Nothing to mend.\n")
        #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    }

    @Test func tellsWhatIsLeft() throws {
        let folder = try LintFolder(["card.json": Self.card.replacing("06 12345678", with: "06 12")])
        let outcome = try folder.lint(["--fix", "--format", "concise", "card.json"])
        #expect(outcome.status == 1 && outcome.output.contains("card.json:6:25: error:"))
        #expect(outcome.errors == "2 problems mended in 1 file.\n")
        #expect(try folder.text(of: "card.json").contains(#""value": "06 12", "country": "NL""#))
    }

    @Test func showsAPatchThatApplies() throws {
        for name in ["card.json", "my card.json", "sub/a\"b\\c.json", "naïve.json"] {
            let folder = try LintFolder([name: Self.card])
            let outcome = try folder.lint(["--diff", name])
            #expect(try folder.text(of: name) == Self.card)
            #expect(outcome.status == 1 && outcome.errors == "3 problems would be mended in 1 file.\n")
            #expect(try Self.patch(outcome.output, in: folder.url) == 0, "\(outcome.output)")
            #expect(try folder.text(of: name) == Self.fixed)
        }
    }

    /// A text as it is, the changes to it, and the patch.
    @Test func showsTheLinesAroundAChange() throws {
        let folder = try LintFolder([
            "phone.json": "{\"kind\": \"phone\",\r\n\"value\": \"06 12345678\",\r\n\"country\": \"NL\"}"
        ])
        let outcome = try folder.lint(["--diff", "phone.json"])
        #expect(
            outcome.output == """
                --- a/phone.json
                +++ b/phone.json
                @@ -1,3 +1,3 @@
                 {"kind": "phone",\r
                -"value": "06 12345678",\r
                +"value": "+31612345678",\r
                 "country": "NL"}
                \\ No newline at end of file

                """)
        #expect(try Self.patch(outcome.output, in: folder.url, binary: true) == 0)
        #expect(try folder.text(of: "phone.json").hasSuffix("\"value\": \"+31612345678\",\r\n\"country\": \"NL\"}"))
    }

    @Test func givesStandardInputBackRepaired() throws {
        let outcome = try DetailCommand.run(["lint", "--fix", "-"], input: Self.card)
        #expect(outcome.status == 0 && outcome.output == Self.fixed)
        #expect(outcome.errors == "No problems in 1 file.\n3 problems mended in 1 file.\n")
        let broken = try DetailCommand.run(["lint", "--fix"], input: "{\"kind\": ")
        #expect(
            broken.status == 1 && broken.output == "{\"kind\": " && broken.errors.contains("error[json.unexpectedEnd]"))
    }

    /// Lines of a batch are repaired one by one; blank ones and broken ones stay.
    @Test(arguments: [["batch.ndjson"], ["--ndjson", "batch.txt"]]) func repairsBatchesLineByLine(arguments: [String])
        throws
    {
        let right = #"{"kind": "name",  "value": "Sanne"}"#
        let wrong = #"{"kind": "name",  "value": " Sanne"}"#
        let lines = [
            "", wrong, "{", right, "  ", wrong + "\r", #"{"kind": "name", "value": " a", "value": " b"}"#, wrong,
        ]
        let name = arguments.last ?? ""
        let folder = try LintFolder([name: lines.joined(separator: "\n")])
        let outcome = try folder.lint(["--fix", "--format", "concise"] + arguments)
        let expected = lines.joined(separator: "\n").replacing(wrong, with: right)
        #expect(try folder.text(of: name) == expected)
        #expect(outcome.status == 1 && outcome.errors == "3 problems mended in 1 file.\n")
        #expect(outcome.output.contains("\(name):3:2: error:") && outcome.output.contains("\(name):7:"))
    }

    @Test func takesProposalsOnlyWhenAsked() throws {
        let text = #"{"kind": "email", "value": "sanne@gmial.com"}"#
        let folder = try LintFolder(["email.json": text])
        #expect(try folder.lint(["--fix", "email.json"]).errors == "Nothing to mend.\n")
        #expect(try folder.text(of: "email.json") == text)
        #expect(try folder.lint(["--fix-proposed", "email.json"]).status == 0)
        #expect(try folder.text(of: "email.json") == text.replacing("gmial", with: "gmail"))
    }

    /// What is not selected is not repaired.
    @Test func repairsWhatIsSelected() throws {
        let folder = try LintFolder(["card.json": Self.card])
        #expect(try folder.lint(["--fix", "--select", "phone", "card.json"]).errors == "1 problem mended in 1 file.\n")
        #expect(try folder.text(of: "card.json") == Self.card.replacing("06 12345678", with: "+31612345678"))
    }

    /// What is no regular file is not replaced; the other files are.
    @Test func leavesALinkAlone() throws {
        let folder = try LintFolder(["card.json": Self.card, "other.json": Self.card])
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "link.json"), withDestinationURL: folder.url.appending(path: "card.json"))
        let outcome = try folder.lint(["--fix", "link.json", "other.json"])
        #expect(outcome.status == 2 && outcome.errors.contains("link.json: not a regular file; nothing is written"))
        #expect(try folder.text(of: "card.json") == Self.card)
        #expect(try folder.text(of: "other.json") == Self.fixed)
    }

    @Test(arguments: [
        ["--diff", "--format", "json"], ["--diff", "--statistics"], ["--fix", "--write-baseline", "x"],
    ])
    func refusesWhatMeansNothing(arguments: [String]) throws {
        let outcome = try DetailCommand.run(["lint"] + arguments + ["Examples/card.json"])
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("detail: lint: --"))
    }

    /// The exit status of `patch -p1`.
    private static func patch(_ text: String, in place: URL, binary: Bool = false) throws -> Int32 {
        let file = place.appending(path: "the.patch")
        try text.write(to: file, atomically: false, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/patch")
        process.arguments = ["-p1", "-s", "-i", "the.patch"] + (binary ? ["--binary"] : [])
        process.currentDirectoryURL = place
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
