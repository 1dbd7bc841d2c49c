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

    /// A link goes on leading to its file, and the file is repaired.
    @Test func followsALink() throws {
        let folder = try LintFolder(["sub/card.json": Self.card])
        let (link, second) = (folder.url.appending(path: "link.json"), folder.url.appending(path: "second.json"))
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "sub/card.json")
        try FileManager.default.createSymbolicLink(atPath: second.path, withDestinationPath: "link.json")
        #expect(try folder.lint(["--fix", "second.json"]).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: second.path) == "link.json")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "sub/card.json")
        #expect(try folder.text(of: "sub/card.json") == Self.fixed)
    }

    /// What may not be replaced stays, its problems are told as they are, and the other files are repaired.
    @Test(arguments: ["write-protected", "has 2 names (hard links)"]) func leavesAlone(why: String) throws {
        let folder = try LintFolder(["card.json": Self.card, "other.json": Self.card])
        let place = folder.url.appending(path: "card.json")
        if why == "write-protected" {
            try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: place.path)
        } else {
            try FileManager.default.linkItem(at: place, to: folder.url.appending(path: "second"))
        }
        let outcome = try folder.lint(["--fix", "-f", "concise", "card.json", "other.json"])
        #expect(outcome.status == 2 && outcome.errors.hasPrefix("detail: card.json: \(why)"), "\(outcome.errors)")
        #expect(outcome.errors.contains("nothing is written\n") && outcome.errors.hasSuffix("mended in 1 file.\n"))
        #expect(outcome.output.contains("[phone.storedForm]") && outcome.output.hasSuffix("with a repair.\n"))
        #expect(try folder.text(of: "card.json") == Self.card && (try folder.text(of: "other.json")) == Self.fixed)
        // Nobody says that there was nothing to mend.
        #expect(try folder.lint(["--fix", "card.json"]).errors.split(separator: "\n").count == 1)
    }

    @Test func keepsThePermissions() throws {
        let folder = try LintFolder(["card.json": Self.card])
        let path = folder.url.appending(path: "card.json").path
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        #expect(try folder.lint(["--fix", "card.json"]).status == 0)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    /// A proposal that follows from another one is taken in the same run.
    @Test(arguments: [
        #"{"kind": "phone", "value": "+3 6 12 34 56 78", "country": "FR"}"#,
        #"{"kind": "phone", "value": "4915123456789", "country": "NL"}"#,
        #"{"kind": "address", "country": "US", "fields": {"line1": "100 Example Drive", "city": "San Francisco", "region": "CA", "postalCode": "K1A 0B1"}}"#,
    ]) func takesAllProposalsInOneRun(payload: String) throws {
        let folder = try LintFolder(["detail.txt": payload])
        let first = try folder.lint(["--fix-proposed", "detail.txt"])
        let fixed = try folder.text(of: "detail.txt")
        let second = try folder.lint(["--fix-proposed", "detail.txt"])
        #expect(fixed != payload && !first.errors.hasPrefix("Nothing") && second.errors == "Nothing to mend.\n")
        #expect(try folder.text(of: "detail.txt") == fixed)
    }

    /// What is known is not told, and not repaired either, also where a repair has moved it.
    @Test func leavesWhatABaselineKnows() throws {
        let known = #"{"phones": [{"value": "06 12345678", "country": "NL"}]}"#
        let folder = try LintFolder(["card.json": known, "cards.ndjson": known])
        for file in ["card.json", "cards.ndjson"] {
            #expect(try folder.lint([file, "--write-baseline", "known.txt"]).status == 0)
            #expect(try folder.lint([file, "--baseline", "known.txt", "--fix"]).errors == "Nothing to mend.\n")
            #expect(try folder.text(of: file) == known)
        }
        let more = known.replacing("}]", with: #"}, {"value": "06 87654321", "country": "nl"}]"#)
        try folder.write(more, to: "card.json")
        #expect(try folder.lint(["card.json", "--write-baseline", "known.txt", "--ignore", "card"]).status == 0)
        let outcome = try folder.lint(["card.json", "--baseline", "known.txt", "--fix"])
        #expect(outcome.errors.hasPrefix("1 problem mended"), "\(outcome.errors)")
        #expect(try folder.text(of: "card.json") == more.replacing(#""nl""#, with: #""NL""#))
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
