/// `detail completions bash`: one function, with nothing but what bash itself has.
struct BashCompletions {
    let words: CompletionWords

    var text: String {
        """
        # Completions of detail for bash: source <(detail completions bash)
        _detail() {
            local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} head=
            # An equals sign is a word of its own.
            if [[ $cur == = ]]; then cur=; elif [[ $prev == = ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi
            COMPREPLY=()
            if ((COMP_CWORD == 1)); then
                COMPREPLY=($(compgen -W '\((Command.all.map(\.name) + Completions.own).joined(separator: " "))' -- "$cur"))
                return
            fi
            case "$command $prev" in
        \(values)
            esac
            if [[ $cur == -* ]]; then
                case $command in
        \(options)
                esac
                return
            fi
            case $command in
        \(inputs)
            esac
        }
        _detail_files() {
            compopt -o filenames
            mapfile -t COMPREPLY < <(compgen "$1" -- "$cur")
        }
        # A name or a file.
        _detail_named() {
            compopt -o filenames
            mapfile -t COMPREPLY < <(compgen -W "$1" -- "$cur"; compgen -f -- "$cur")
        }
        # One of several values with commas between them.
        _detail_list() {
            [[ $cur == *,* ]] && head=${cur%,*},
            compopt -o nospace
            COMPREPLY=($(compgen -P "$head" -W "$1" -- "${cur##*,}"))
        }
        complete -F _detail detail

        """
    }

    private var values: String {
        Command.all.flatMap { command in
            command.options.compactMap { option -> String? in
                guard let kind = option.valueKind else { return nil }
                let short = option.short.map { "|'\(command.name) -\($0)'" } ?? ""
                let action = action(kind, isList: option.isList).map { $0 + "; " } ?? ""
                return "        '\(command.name) --\(option.name)'\(short)) \(action)return ;;"
            }
        }.joined(separator: "\n")
    }

    private var options: String {
        Command.all.map { command in
            let names = (command.options + [.help]).map { "--" + $0.name }.joined(separator: " ")
            return "            \(command.name)) COMPREPLY=($(compgen -W '\(names)' -- \"$cur\")) ;;"
        }.joined(separator: "\n")
    }

    private var inputs: String {
        Command.all.compactMap { command in
            action(command.inputKind, isList: false).map { "        \(command.name)) \($0) ;;" }
        }.joined(separator: "\n")
    }

    private func action(_ kind: ValueKind, isList: Bool) -> String? {
        switch kind {
        case .files: "_detail_files -f"
        case .folders: "_detail_files -d"
        case .anything: nil
        case .policies: "_detail_named '\((words.words(kind) ?? []).joined(separator: " "))'"
        default:
            words.words(kind).map { words in
                let list = "'\(words.joined(separator: " "))'"
                return isList ? "_detail_list \(list)" : "COMPREPLY=($(compgen -W \(list) -- \"$cur\"))"
            }
        }
    }
}
