import DetailKit

extension Command {
    static let completions = Command(
        name: "completions", arguments: "SHELL", summary: "print what makes bash, zsh or fish complete these commands",
        options: [.tables], run: runCompletions)

    private static func runCompletions(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        guard invocation.inputs.count == 1, let shell = invocation.inputs.first, Completions.shells.contains(shell)
        else { throw Failure("completions: for one of \(Completions.shells.joined(separator: ", "))") }
        let words = CompletionWords(try invocation.validator())
        switch shell {
        case "bash": Output.print(BashCompletions(words: words).text)
        case "zsh": Output.print(ZshCompletions(words: words).text)
        default: Output.print(FishCompletions(words: words).text)
        }
        return .clean
    }
}

/// What the scripts for shells have in common.
enum Completions {
    static let shells = ["bash", "zsh", "fish"]

    /// A text in single quotes, as POSIX shells read it.
    static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

    /// The options that stand before any command.
    static let own = ["--help", "--version"]
}
