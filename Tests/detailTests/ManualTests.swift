import Foundation
import Testing

/// What is made of the table of commands: help, the manual page, completions. `Tools/oracle/completions.py` asks the real shells.
@Suite struct ManualTests {
    /// The commands, as the help lists them.
    private static func commands() throws -> [String] {
        let help = try DetailCommand.run(["--help"]).output
        return help.split(separator: "\n").compactMap { $0.firstMatch(of: #/^  ([a-z]+)  /#).map { String($0.1) } }
    }

    @Test func namesEveryOptionEverywhere() throws {
        let texts = try ["bash", "zsh", "fish"].map { try DetailCommand.run(["completions", $0]).output }
        let manual = try DetailCommand.run(["man"]).output.replacing("\\-", with: "-")
        let commands = try Self.commands()
        #expect(commands.contains("lint") && commands.contains("completions"))
        for command in commands {
            #expect((texts + [manual]).allSatisfy { $0.contains(command) })
            let help = try DetailCommand.run([command, "--help"]).output
            for match in help.matches(of: #/\n  (?:-[a-z], )?--([a-z-]+)/#) {
                let name = String(match.1)
                #expect(texts.allSatisfy { $0.contains("--\(name)") || $0.contains("-l \(name)") }, "\(name)")
                #expect(manual.contains("Fl Fl \(name)"), "\(name)")
            }
        }
    }

    @Test(arguments: [
        ("detail li", "lint"), ("detail lint --stati", "--statistics"), ("detail lint --format sa", "sarif"),
        ("detail lint -f sa", "sarif"), ("detail lint --select card,phone.tooShortA", "card,phone.tooShortAfterIDD"),
        ("detail rule phone.tooShortA", "phone.tooShortAfterIDD"), ("detail schema pol", "policy"),
        ("detail lint --policy imp", "import"), ("detail email --policy rfc", "rfc5321"),
        ("detail phone --region NL --from BE --masks --regi", "--region"), ("detail form NL ZW", "ZW"),
    ]) func completesInBash(line: String, first: String) throws {
        let script = try DetailCommand.run(["completions", "bash"]).output
        let program =
            script + """
                compopt() { :; }
                COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _detail; echo "${COMPREPLY[0]}"
                """
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", program]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(text == first + "\n")
    }

    @Test(arguments: [
        ["completions"], ["completions", "tcsh"], ["completions", "bash", "zsh"], ["man", "--format", "json"],
        ["man", "lint"], ["tables", "phone"], ["help", "lnt"], ["help", "lint", "man"], ["--version", "lint"],
    ])
    func refuses(arguments: [String]) throws {
        let outcome = try DetailCommand.run(arguments)
        #expect(outcome.status == 2 && outcome.output.isEmpty && !outcome.errors.isEmpty)
    }

    @Test(arguments: ["lnt", "phne", "zzzz"]) func namesTheNearestCommand(name: String) throws {
        let outcome = try DetailCommand.run([name])
        #expect(outcome.status == 2 && outcome.errors.contains("did you mean") == (name != "zzzz"))
    }
}
