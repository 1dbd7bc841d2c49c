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
        (["tables"], 0),
        (["test", "Tests/Corpus"], 0),
        (["test"], 2),
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

    @Test func speaksDutch() throws {
        let english = try DetailCommand.run(["lint", "Examples/broken.json"]).output
        let dutch = try DetailCommand.run(["lint", "Examples/broken.json", "--lang", "nl-BE"]).output
        #expect(english != dutch)
        #expect(dutch.contains("Deze naam staat al op de kaart."))
    }
}
