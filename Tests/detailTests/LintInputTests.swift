import Foundation
import Testing

/// Which files `detail lint` looks at.
@Suite struct LintInputTests {
    static let files = [
        "a.json": #"{"x": 1}"#, "sub/b.json": #"{"x": 1}"#, "sub/deep/c.json": #"{"x": 1}"#, "sub/notes.txt": "{",
        "sub/.hidden/d.json": "{", ".e.json": "{", "cards.ndjson": "{}\n\n{\"x\": 1}\n", "[odd].json": #"{"x": 1}"#,
    ]

    static let inputs: [(arguments: [String], found: [String])] = [
        (["a.json"], ["a.json"]),
        (["a.json", "./a.json", ".//a.json"], ["a.json"]),
        (["a.json", "sub/../a.json", "sub/deep/../../a.json"], ["a.json"]),
        (["sub"], ["sub/b.json", "sub/deep/c.json"]),
        (["sub/"], ["sub/b.json", "sub/deep/c.json"]),
        (["sub/b.json", "sub"], ["sub/b.json", "sub/deep/c.json"]),
        (["."], ["./[odd].json", "./a.json", "./cards.ndjson", "./sub/b.json", "./sub/deep/c.json"]),
        (["*.json"], ["[odd].json", "a.json"]),
        (["?.json"], ["a.json"]),
        (["**/*.json"], ["[odd].json", "a.json", "sub/b.json", "sub/deep/c.json"]),
        (["sub/**/c.json"], ["sub/deep/c.json"]),
        (["sub/**"], ["sub/b.json", "sub/deep/c.json", "sub/notes.txt"]),
        (["s*/d*/*.json"], ["sub/deep/c.json"]),
        (["[ab].json"], ["a.json"]),
        (["[odd].json"], ["[odd].json"]),
        ([".*.json"], [".e.json"]),
        (["cards.ndjson"], ["cards.ndjson"]),
    ]

    @Test(arguments: inputs) func findsFiles(arguments: [String], found: [String]) throws {
        let folder = try LintFolder(Self.files)
        let outcome = try folder.lint(arguments + ["--format", "concise", "--quiet"])
        let names = outcome.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
        #expect(names == found && outcome.status == 1, "\(outcome.errors)")
    }

    /// What cannot be looked at is told on one line, and the others are looked at.
    @Test(arguments: [
        ("none.json", "none.json: No such file or directory"), ("*.yaml", "*.yaml: no file matches this pattern"),
        ("none/**/*.json", "none/**/*.json: no file matches this pattern"),
        ("empty", "empty: no .json or .ndjson file in this folder"),
    ]) func goesOnWithoutWhatCannotBeRead(argument: String, words: String) throws {
        let folder = try LintFolder(Self.files)
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "empty"), withIntermediateDirectories: false)
        let outcome = try folder.lint([argument, "a.json", "--format", "concise", "--quiet"])
        #expect(outcome.status == 2 && outcome.errors == "detail: \(words)\n")
        #expect(outcome.output.hasPrefix("a.json:1:2: warning:"))
    }

    @Test(arguments: ["*.yaml", "empty"]) func allowsThatNothingMatches(argument: String) throws {
        let folder = try LintFolder(["empty/.keep": ""])
        let outcome = try folder.lint(["--allow-no-match", argument])
        #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
    }

    /// A batch by its name, by an option, or by what standard input holds.
    @Test(arguments: [
        (["cards.ndjson"], ""), (["--ndjson", "-"], "{}\n\n{\"x\": 1}\n"), (["-"], "{}\n\n{\"x\": 1}\n"),
        (["-", "--stdin-filename", "cards.ndjson"], "{}\n\n{\"x\": 1}\n"),
    ]) func namesTheLineOfABatch(arguments: [String], input: String) throws {
        let folder = try LintFolder(Self.files)
        let full = try folder.lint(arguments, input: input)
        #expect(full.output.contains(":3:2  /1/x\n"), "\(full.output)")
        let lines = try folder.lint(arguments + ["--format", "ndjson"], input: input).output
        #expect(lines.contains(#""record":1,"line":3,"column":2,"#) && lines.contains(#""path":"/x""#))
    }

    /// A file that looks like a batch is told how it is read as one.
    @Test func offersToReadABatch() throws {
        let folder = try LintFolder(["cards.txt": "{}\n{}\n", "cards.jsonl": "{}\n{}\n", "card.json": "{}\n]\n"])
        let outcome = try folder.lint(["cards.txt", "-f", "concise"])
        #expect(outcome.status == 1 && outcome.output.contains("[json.trailingText]"))
        #expect(outcome.errors == "detail: cards.txt: one value after another; --ndjson reads each line as a payload\n")
        #expect(try folder.lint(["cards.txt", "-q", "-f", "concise"]).errors.isEmpty)
        #expect(try folder.lint(["cards.jsonl"]).status == 0)
    }

    /// A batch on standard input is told from a payload by its beginning, and answered as it comes.
    @Test(arguments: [
        ("{}\n\n", ["{}"]), ("\n\n{}", ["{}"]), (" {} \r\n {} ", ["{}", "{}"]), ("{}\n[", ["{}", ""]),
        ("{\n}\n", ["{}"]), ("{\n{}\n{}\n", ["", "{}", "{}"]),
    ]) func readsStandardInputAsItIs(input: String, saved: [String]) throws {
        let output = try DetailCommand.run(["lint", "-f", "json"], input: input).output
        let found = output.split(separator: "\n").map { $0.contains("\"normalized\":{}}") ? "{}" : "" }
        #expect(found == saved, "\(output)")
    }

    @Test func speaksOfStandardInputByItsName() throws {
        let folder = try LintFolder([:])
        let named = try folder.lint(["-", "--stdin-filename", "my card.json", "-f", "concise"], input: "[")
        #expect(named.output.hasPrefix("my card.json:1:2: error:"), "\(named.output)")
        #expect(try folder.lint(["--stdin-filename", "x.json"], input: "{}").status == 0)
        #expect(try folder.lint(["a.json", "--stdin-filename", "x.json"]).status == 2)
    }

    /// To the system a name is bytes.
    @Test func findsFilesWhoseNamesAreNoText() throws {
        let folder = try LintFolder([:])
        let path =
            Array(folder.url.path.utf8CString.dropLast()) + "/a".utf8CString.dropLast() + [CChar(bitPattern: 0xFF)]
        let file = fopen(path + ".json".utf8CString, "w")
        #expect(file != nil && fputs("{\"x\": 1}", file) >= 0 && fclose(file) == 0)
        for argument in [".", "*.json"] {
            let outcome = try folder.lint([argument, "--format", "concise"])
            #expect(outcome.status == 1 && outcome.output.contains(#"a\xFF.json:1:2: warning:"#), "\(outcome)")
        }
    }

    /// A detail need not say of which kind it is when it is said for all, and must not say otherwise.
    @Test(arguments: [
        ("phone", #"{"value": "+31612345678"}"#, ""), ("phone", #"{"kind": "phone", "value": "+31612345678"}"#, ""),
        ("phone", #"{"kind": "email", "value": "+31612345678"}"#, "card.unknownKind"),
        ("phone", #"{"kind": 5, "value": "+31612345678"}"#, "card.unknownKind"),
        ("name", #"{"value": "S4nne"}"#, "name.digit"), ("email", "[]", "card.wrongType"),
        ("name", "{", "json.unexpectedEnd"),
    ]) func knowsTheKindOfDetails(kind: String, input: String, code: String) throws {
        let outcome = try DetailCommand.run(["lint", "--kind", kind, "-f", "ndjson"], input: input)
        #expect(outcome.status == (code.isEmpty ? 0 : 1))
        #expect(outcome.output.contains("\"code\":\"\(code)\"") != code.isEmpty, "\(outcome.output)")
    }

    @Test func refusesKindsThatThereAreNot() throws {
        let outcome = try DetailCommand.run(["lint", "--kind", "fone"], input: "{}")
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors == "detail: --kind is one of address, date, email, name, phone, photo, not 'fone'\n")
    }
}
