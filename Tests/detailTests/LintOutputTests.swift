import Foundation
import Testing

/// Where `detail lint` writes, what it ends with, and what it refuses.
@Suite struct LintOutputTests {
    static let card = #"{"x": 1}"#
    static let mild = #"{"kind": "phone", "value": "+31 6 12345678"}"#

    static let statuses: [(arguments: [String], input: String, status: Int32)] = [
        ([], card, 1), (["--fail-on", "warning"], card, 1), (["--fail-on", "error"], card, 0),
        (["--exit-zero"], card, 0), (["--exit-zero"], "{", 0), (["--exit-zero", "none.json"], "", 2),
        ([], mild, 0), (["--fail-on", "info"], mild, 1), (["--fail-on=info"], mild, 1),
        (["--statistics"], card, 1), (["--quiet"], card, 1), (["-q", "-f", "json"], card, 1),
    ]

    @Test(arguments: statuses) func endsWithItsStatus(arguments: [String], input: String, status: Int32) throws {
        let outcome = try DetailCommand.run(["lint"] + arguments, input: input)
        #expect(outcome.status == status, "\(outcome)")
        #expect(outcome.errors.isEmpty == (status != 2))
    }

    /// One line that says what is wrong, nothing on standard output, and the status of a run that could not be.
    @Test(arguments: [
        (["--fromat", "json"], "lint: unknown option '--fromat'; did you mean --format?"),
        (["--form", "json"], "lint: unknown option '--form'; did you mean --format?"),
        (["-x"], "lint: unknown option '-x'; see detail lint --help"),
        (["--format"], "--format needs a value: FORMAT"),
        (["--quiet=yes"], "--quiet takes no value"), (["-q=yes"], "--quiet takes no value"),
        (
            ["-fjsn"],
            "--format is one of full, concise, json, ndjson, sarif, github, gitlab, junit, checkstyle, not 'jsn'"
        ),
        (["-format", "json"], "lint: unknown option '-format'; did you mean --format?"),
        (["-qx"], "lint: unknown option '-x' in '-qx'; see detail lint --help"),
        (["--output", "card.json", "card.json"], "lint: --output card.json would replace an input"),
        (
            ["--write-baseline", "./card.json", "card.json"],
            "lint: --write-baseline ./card.json would replace an input"
        ),
        (
            ["--write-baseline", "new", "--baseline", "old"],
            "lint: --write-baseline takes up all problems, also those that --baseline knows"
        ),
        (["-o", "new", "--write-baseline", "./new", "card.json"], "lint: --output new would replace ./new"),
        (["--select", "", "card.json"], "--select needs a value: CODES"),
        (["--ignore=,"], "--ignore needs a value: CODES"),
        (["--select", "phone", "--ignore", "phone"], "--ignore leaves nothing of what --select names"),
        (
            ["--output", "none/out.txt", "card.json"],
            "none/out.txt: No such file or directory"
        ),
        (["--output", ".", "card.json"], ".: not a regular file; nothing is written"),
    ]) func refuses(arguments: [String], words: String) throws {
        let folder = try LintFolder(["card.json": "{}"])
        let outcome = try folder.lint(arguments)
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors == "detail: \(words)\n")
    }

    /// Letters stand together, and a value behind its letter.
    @Test(arguments: [["-fjson"], ["-f=json"], ["-qfjson"], ["-qf", "json"], ["-qf=json"], ["-f", "json", "-q"]])
    func readsLettersAsPOSIXHasThem(arguments: [String]) throws {
        let outcome = try DetailCommand.run(["lint"] + arguments, input: "{}")
        #expect(outcome.status == 0 && outcome.output == #"{"valid":true,"problems":[],"normalized":{}}"# + "\n")
    }

    @Test func writesToAFile() throws {
        let folder = try LintFolder(["card.json": Self.card, "out.txt": "before"])
        let printed = try folder.lint(["card.json"])
        let written = try folder.lint(["card.json", "none.json", "-o", "out.txt"])
        #expect(written.output.isEmpty && written.status == 2)
        #expect(try folder.text(of: "out.txt") == printed.output)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
    }

    /// What takes standard output is not replaced under it, by whichever name it is called.
    @Test(arguments: ["-", "/dev/stdout", "/proc/self/fd/1"]) func writesToStandardOutput(name: String) throws {
        let folder = try LintFolder(["card.json": Self.card])
        let outcome = try folder.lint(["card.json", "-q", "-f", "concise", "-o", name])
        #expect(outcome.status == 1 && outcome.output.hasPrefix("card.json:1:2: warning:") && outcome.errors.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["card.json"])
    }

    @Test func saysWhenItCannotPrint() throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        let command = DetailCommand.products.appending(path: "detail").path
        process.arguments = ["-c", "\"$0\" rules > /dev/full; echo $? >&2", command]
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(text == "detail: standard output: No space left on device\n2\n")
    }

    /// Nobody is left to read: the work ends, without a word.
    @Test func endsQuietlyWhenTheReaderIsGone() throws {
        let command = DetailCommand.products.appending(path: "detail").path
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [
            "-c", "yes '{\"x\": 1}' | \"$0\" lint --ndjson - | head -n 1; echo ${PIPESTATUS[1]}", command,
        ]
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
        #expect(text.hasPrefix("warning[card.unknownMember]") && text.hasSuffix("\n1\n"), "\(text)")
    }

    @Test(
        arguments: [
            ([], [:], false), (["--color", "always"], [:], true), (["--color=never"], ["CLICOLOR_FORCE": "1"], false),
            ([], ["CLICOLOR_FORCE": "1"], true), ([], ["CLICOLOR_FORCE": "0"], false), ([], ["NO_COLOR": "1"], false),
            ([], ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false), ([], ["NO_COLOR": "", "CLICOLOR_FORCE": "1"], true),
            (["--color", "always"], ["NO_COLOR": "1"], true), (["--color", "always", "-f", "json"], [:], false),
            (["--color", "always", "-f", "concise"], [:], true),
        ] as [([String], [String: String], Bool)])
    func colours(arguments: [String], environment: [String: String], isColoured: Bool) throws {
        let outcome = try DetailCommand.run(["lint"] + arguments, input: Self.card, environment: environment)
        #expect(outcome.output.contains("\u{1B}[") == isColoured)
        #expect(outcome.status == 1)
    }

    @Test func countsByCode() throws {
        let input = "{\"x\": 1, \"y\": 2}\n{\"kind\": \"name\", \"value\": \" \"}\n"
        let text = try DetailCommand.run(["lint", "--statistics"], input: input).output
        #expect(text.hasPrefix("2  warning[card.unknownMember]\n1  error[name.empty]\n"), "\(text)")
        let json = try DetailCommand.run(["lint", "--statistics", "-f", "json"], input: input).output
        #expect(json.hasPrefix(#"{"code":"card.unknownMember","severity":"warning","count":2,"repairs":0}"#), "\(json)")
    }

    @Test func tellsOneProblemALine() throws {
        let outcome = try DetailCommand.run(["lint", "-f", "concise"], input: Self.card)
        #expect(
            outcome.output
                == "-:1:2: warning: “x” is not a member that a card has here. [card.unknownMember]\n1 problem (1 warning) in 1 file.\n"
        )
    }
}
