/// `detail completions fish`: one line an option.
struct FishCompletions {
    let words: CompletionWords

    var text: String {
        let lines =
            ["# Completions of detail for fish: detail completions fish | source", "complete -c detail -f"]
            + Completions.own.map { "complete -c detail -n __fish_use_subcommand -l \($0.dropFirst(2))" }
            + Command.all.flatMap(lines)
        return lines.joined(separator: "\n") + "\n"
    }

    private func lines(_ command: Command) -> [String] {
        let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
        let own = "complete -c detail -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))"
        let options = (command.options + [.help]).map { option in
            let short = option.short.map { " -s \($0)" } ?? ""
            let value = option.valueKind.map { " " + self.value($0, isList: option.isList) } ?? ""
            return "complete -c detail \(condition) -l \(option.name)\(short)\(value) -d \(quoted(option.summary))"
        }
        let inputs: [String] =
            switch command.inputKind {
            case .files: ["complete -c detail \(condition) -F"]
            case .anything: []
            case let kind: ["complete -c detail \(condition) \(list(kind, isList: false))"]
            }
        return [own] + options + inputs
    }

    private func value(_ kind: ValueKind, isList: Bool) -> String {
        switch kind {
        case .files: "-r -F"
        case .folders: "-x -a '(__fish_complete_directories)'"
        case .anything: "-x"
        case .policies: "-r -F " + list(kind, isList: false)
        default: "-x " + list(kind, isList: isList)
        }
    }

    private func list(_ kind: ValueKind, isList: Bool) -> String {
        let words = (words.words(kind) ?? []).joined(separator: " ")
        return isList
            ? "-a \(quoted("(__fish_complete_list , 'string split \" \" \"\(words)\"')"))" : "-a \(quoted(words))"
    }

    /// In single quotes fish reads a backslash before a quote and before itself.
    private func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
