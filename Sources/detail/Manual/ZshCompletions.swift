/// `detail completions zsh`: a function for the completion system of zsh.
struct ZshCompletions {
    let words: CompletionWords

    var text: String {
        """
        #compdef detail
        # Completions of detail for zsh: a file called _detail in a folder of $fpath, or source <(detail completions zsh)
        _detail() {
            local curcontext="$curcontext" state line
            _arguments -C \(Completions.own.map { "'(- *)\($0)[\($0.dropFirst(2))]'" }.joined(separator: " ")) '1:command:->command' '*::argument:->argument'
            case $state in
            command)
                local -a commands=(
        \(commands)
                )
                _describe command commands
                ;;
            argument)
                case $line[1] in
        \(arguments)
                esac
                ;;
            esac
        }
        if [[ $funcstack[1] == _detail ]]; then _detail "$@"; else compdef _detail detail; fi

        """
    }

    private var commands: String {
        Command.all.map { "            " + Completions.quoted("\($0.name):\($0.summary)") }.joined(separator: "\n")
    }

    private var arguments: String {
        Command.all.map { command in
            let specifications =
                (command.options + [.help]).map(specification)
                + [action(command.inputKind).map { "'*:input:\($0)'" }].compactMap { $0 }
            return "        \(command.name))\n            _arguments -S \\\n"
                + specifications.map { "                " + $0 }.joined(separator: " \\\n") + "\n            ;;"
        }.joined(separator: "\n")
    }

    /// How one option is written for `_arguments`.
    private func specification(_ option: Option) -> String {
        let summary = "[\(ZshCompletions.escaped(option.summary, ["[", "]"]))]"
        var value = ""
        if let kind = option.valueKind {
            let action =
                option.isList
                ? words.words(kind).map { "_values -s , value \($0.joined(separator: " "))" } : action(kind)
            value = ":\(option.placeholder ?? ""):\(action ?? "")"
        }
        let repeats = option.isList ? "*" : ""
        let long = "--\(option.name)\(option.placeholder == nil ? "" : "=")"
        guard let short = option.short else { return Completions.quoted(repeats + long + summary + value) }
        let mark = option.placeholder == nil ? "" : "+"
        return "'(-\(short) --\(option.name))'{-\(short)\(mark),\(long)}\(Completions.quoted(summary + value))"
    }

    private func action(_ kind: ValueKind) -> String? {
        switch kind {
        case .files: "_files"
        case .folders: "_files -/"
        case .anything: nil
        case .policies:
            "_alternative 'policies\\:policy\\:(\((words.words(kind) ?? []).joined(separator: " ")))' 'files\\:file\\:_files'"
        default: words.words(kind).map { "(\($0.joined(separator: " ")))" }
        }
    }

    private static func escaped(_ text: String, _ signs: Set<Character>) -> String {
        text.map { signs.contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
