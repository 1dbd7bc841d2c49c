import Foundation
import Testing

@Suite struct LintCommandTests {
    @Test func saysThatTheExampleIsClean() throws {
        let outcome = try DetailCommand.run(["lint", "Examples/card.json"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(outcome.output == "No problems in 1 file.\n")
    }

    static let statuses: [(arguments: [String], status: Int32)] = [
        (["lint", "Examples/broken.json"], 1),
        (["lint", "--fail-on", "error", "Examples/card.json"], 0),
        (["lint", "no-such-file.json"], 2),
        (["lint", "--no-such-option"], 2),
        (["lint", "--format", "pdf"], 2),
        (["lint", "--tables", "no-such-folder", "Examples/card.json"], 2),
        (["lint", "Sources"], 2),
        ([], 2),
        (["nothing"], 2),
        (["--help"], 0),
        (["lint", "--help"], 0),
        (["--version"], 0),
        (["tables"], 0),
        (["test", "Tests/Corpus"], 0),
        (["test"], 2),
        (["test", "Sources"], 2),
    ]

    @Test(arguments: statuses)
    func endsWithItsStatus(arguments: [String], status: Int32) throws {
        let outcome = try DetailCommand.run(arguments)
        #expect(outcome.status == status, "\(outcome.errors)")
        #expect(outcome.errors.isEmpty == (status != 2))
        #expect(outcome.output.isEmpty == (status == 2))
    }

    @Test func looksAtTheOtherFilesWhenOneCannotBeRead() throws {
        let outcome = try DetailCommand.run(["lint", "no-such-file.json", "Examples/broken.json", "--format", "json"])
        #expect(outcome.status == 2)
        #expect(outcome.output.split(separator: "\n").count == 1)
        #expect(outcome.errors.contains("no-such-file.json"))
    }

    @Test func readsStandardInput() throws {
        #expect(try DetailCommand.run(["lint", "-"], input: "{}").status == 0)
        #expect(try DetailCommand.run(["lint"], input: "{\n\n}").status == 0)
        #expect(try DetailCommand.run(["lint", "-"], input: "").status == 1)
        #expect(try DetailCommand.run(["lint", "-"], input: "[").status == 1)
    }

    @Test func givesOneReportALineForABatch() throws {
        let outcome = try DetailCommand.run(["lint", "-", "--format", "json"], input: "{}\n{\"x\": 1}\n\n[\n")
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count == 3 && outcome.status == 1)
        #expect(lines[0] == #"{"valid":true,"problems":[],"normalized":{}}"#)
        #expect(lines[1].contains("card.unknownMember") && lines[2].contains("json.unexpectedEnd"))
    }

    /// How many payloads an input is: each line, or all of it.
    @Test(arguments: [
        ("[\n{}\n{}\n", 3), ("{}\n[\n", 2), ("{}\n", 1), ("\n{}\n\n", 1), ("{,}\n\n{}\n{}", 3),
        ("[\n1\n,\n2\n,3\n]", 1), ("[\n{},\n{},\n{}\n", 1), ("{\n\"a\": 1\n", 1), ("x\ny\n{}", 1),
    ]) func tellsABatchFromAPayload(input: String, count: Int) throws {
        let outcome = try DetailCommand.run(["lint", "-", "--format", "json"], input: input)
        #expect(outcome.output.split(separator: "\n").count == count, "\(outcome.output)")
    }

    @Test func readsTheLinesOfAFile() throws {
        try Self.withFolder { folder in
            try "{}\n\n[\n{}".write(to: folder.appending(path: "cards.ndjson"), atomically: false, encoding: .utf8)
            let outcome = try DetailCommand.run(
                ["lint", "--ndjson", "--format", "json", folder.appending(path: "cards.ndjson").path])
            #expect(outcome.output.split(separator: "\n").count == 3 && outcome.status == 1)
        }
    }

    /// A pipe below a folder would hold up the walk, and a folder that cannot be used does not end it.
    @Test func looksAtEveryFileThatIsOne() throws {
        try Self.withFolder { folder in
            let (full, empty) = (folder.appending(path: "full"), folder.appending(path: "empty"))
            for path in [full.appending(path: "inner"), empty] {
                try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
            }
            try "{}".write(to: full.appending(path: "inner/a.json"), atomically: false, encoding: .utf8)
            try FileManager.default.createSymbolicLink(
                at: full.appending(path: "b.json"), withDestinationURL: full.appending(path: "inner/a.json"))
            try FileManager.default.createSymbolicLink(at: full.appending(path: "c.json"), withDestinationURL: full)
            #expect(mkfifo(full.appending(path: "d.json").path, 0o600) == 0)
            let outcome = try DetailCommand.run(["lint", "--format", "json", empty.path, full.path])
            #expect(outcome.output.split(separator: "\n").count == 2 && outcome.status == 2)
            #expect(outcome.errors.contains("no .json or .ndjson file"))
        }
    }

    private static func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lint-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try body(folder)
    }

    @Test func marksThePlace() throws {
        let outcome = try DetailCommand.run(
            ["lint", "-"], input: "{\n  \"names\": [{\"value\": \"日本3\", \"default\": true}]\n}\n")
        #expect(outcome.output.contains("-:2:26  /names/0/value"), "\(outcome.output)")
        #expect(outcome.output.contains("2 |   \"names\": [{\"value\": \"日本3\", \"default\": true}]\n"))
        #expect(
            outcome.output.contains("\n  | " + String(repeating: " ", count: 27) + "^\n"),
            "wide characters take two columns")
    }

    @Test func showsWhatATerminalWouldHide() throws {
        let outcome = try DetailCommand.run(
            ["lint", "-"], input: "{\"names\": [{\"value\": \"An\u{202E}na\", \"default\": true}]}")
        #expect(!outcome.output.contains("\u{202E}"))
        #expect(outcome.output.contains("An<U+202E>na"))
    }

    @Test(arguments: [
        #"{"\#u{1B}[31mred": 1}"#, #"{"\u001b[31mred": 1}"#,
        #"{"circles": ["\u009b31m"], "names": [{"circles": ["\u009b32m"]}]}"#,
    ]) func sendsNothingThatATerminalObeys(card: String) throws {
        let outcome = try DetailCommand.run(["lint", "-"], input: card)
        #expect(outcome.status == 1)
        #expect(!outcome.output.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
    }

    @Test func writesOutWhatTheNameOfAFileHides() throws {
        try Self.withFolder { folder in
            let file = folder.appending(path: "card\u{1B}[2J.json").path
            try "[]".write(toFile: file, atomically: false, encoding: .utf8)
            let outcome = try DetailCommand.run(["lint", file, "none\u{1B}[2J.json"])
            #expect(outcome.output.contains("card<U+001B>[2J.json:1:1"))
            #expect(outcome.errors.contains("none<U+001B>[2J.json"))
        }
    }

    @Test func showsNoMoreThanTheSurroundingsOfAPlace() throws {
        let far = String(repeating: " ", count: 5_000)
        let marks = String(repeating: "\u{301}", count: 600)
        let card = "{\(far)\"names\": [{\"value\": \"Ann4\(marks)\", \"default\": true}]\(far)}"
        let lines = try DetailCommand.run(["lint", "-"], input: card).output.split(separator: "\n")
        #expect(lines.contains { $0.contains("-:1:5026  /names/0/value") }, "\(lines)")
        #expect(lines.allSatisfy { $0.utf8.count < 1_000 })
        #expect(lines.contains { $0.hasPrefix("1 | …") && $0.hasSuffix("…") })
    }

    @Test func saysThatItDoesNotSpeakALanguage() throws {
        let outcome = try DetailCommand.run(["lint", "Examples/card.json", "--lang", "de"])
        #expect(outcome.status == 0 && outcome.output == "No problems in 1 file.\n")
        #expect(outcome.errors == "detail: --lang is one of en, nl, not 'de'; messages are in en\n")
    }

    @Test func speaksDutch() throws {
        let english = try DetailCommand.run(["lint", "Examples/broken.json"]).output
        let dutch = try DetailCommand.run(["lint", "Examples/broken.json", "--lang", "nl-BE"]).output
        #expect(english != dutch)
        #expect(dutch.contains("Deze naam staat al op de kaart."))
    }
}
