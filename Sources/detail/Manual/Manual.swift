extension Command {
    static let man = Command(
        name: "man", arguments: "", summary: "print the manual page: detail man | man -l -", options: [],
        run: { _ throws(Failure) in
            Output.print(Manual.text)
            return .clean
        })

    /// What the environment says to all commands or to one.
    static let environment: [(name: String, text: String)] = [
        (
            "DETAIL_FORMAT",
            "The format of lint where neither an option nor detail.json gives one: it goes before detail.json."
        ),
        ("NO_COLOR", "If it is set and not empty, transcripts are not coloured unless --color=always is given."),
        ("CLICOLOR_FORCE", "If it is set, not empty and not 0, transcripts are coloured wherever they go."),
        ("TERM", "Transcripts are not coloured on a terminal that is dumb."),
        ("TZ", "Decides which day it is today, where no option gives the day."),
    ]
}

/// The manual page, in the macros of mdoc.
enum Manual {
    static var text: String {
        let lines =
            [
                ".Dd November 30, 2026", ".Dt DETAIL 1", ".Os", ".Sh NAME", ".Nm detail",
                ".Nd check the details on a person's card", ".Sh SYNOPSIS",
            ]
            + Command.all.flatMap { [".Nm", ".Cm \($0.name) Oo Ar option Oc ... \(arguments($0))".trimmed] }
            + [".Sh DESCRIPTION"]
            + paragraph(
                "detail tells whether names, phone numbers, e-mail addresses, postal addresses, special dates and photos are right, what is wrong, exactly where, why, and what to write instead."
            )
            + [".Pp"]
            + paragraph(
                "Inputs are files, or - for standard input. Results go to standard output and everything else to standard error. Options may stand before and behind inputs, as --name value or --name=value; behind -- everything is an input. Options that take lists may be given several times."
            )
            + Command.all.flatMap(section) + [".Sh ENVIRONMENT", ".Bl -tag -width Ds"]
            + Command.environment.flatMap { [".It Ev \($0.name)"] + paragraph($0.text) } + [".El"] + ending
        return lines.joined(separator: "\n") + "\n"
    }

    private static func arguments(_ command: Command) -> String {
        command.arguments.isEmpty ? "" : "Ar " + escaped(command.arguments)
    }

    private static func section(_ command: Command) -> [String] {
        [".Ss detail \(command.name)"] + paragraph(sentence(command.summary)) + [".Bl -tag -width Ds"]
            + (command.options + [.help]).flatMap { option in
                let short = option.short.map { "Fl \($0) , " } ?? ""
                let value = option.choices.isEmpty ? option.placeholder : option.choices.joined(separator: " | ")
                let argument = value.map { option.choices.isEmpty ? " Ar \($0)" : " Brq \($0)" } ?? ""
                return [".It \(short)Fl Fl \(option.name)\(argument)"] + paragraph(sentence(option.summary))
            } + [".El"]
    }

    private static let ending =
        [".Sh REPAIRS"]
        + paragraph(
            "A repaired file takes the place of the old one whole, with its permissions and, where that is allowed, its owner. A link is followed, and goes on leading to the file. A file that is write-protected, or has several names (hard links), is left as it is, and the exit status is 2. What --select, --ignore or --baseline keep from being told is not repaired."
        ) + [".Sh FILES", ".Bl -tag -width Ds", ".It Pa detail.json"]
        + paragraph(
            "Settings of lint: an object whose members are called as the options. The one in the working folder, or the nearest in a folder above it, is used. Paths in it start at its own folder."
        ) + [".El", ".Sh EXIT STATUS", ".Bl -tag -width Ds"]
        + [
            ("0", "Nothing is wrong."), ("1", "Problems were found. Malformed JSON in a payload is one."),
            ("2", "It could not run, or not all of it: a file that cannot be read, a bad option, a bad table."),
        ].flatMap { [".It \($0.0)"] + paragraph($0.1) } + [".El", ".Sh EXAMPLES"]
        + paragraph("Check a card, and all cards below a folder for a program:") + [
            ".Bd -literal -offset indent", "detail lint card.json", "detail lint --format json cards", ".Ed", ".Pp",
        ] + paragraph("Take up what is known today, and tell only what is new:") + [
            ".Bd -literal -offset indent", "detail lint --write-baseline known.json cards",
            "detail lint --baseline known.json cards", ".Ed",
        ]

    /// Texts of the table begin small and end without a stop.
    private static func sentence(_ text: String) -> String {
        let text = text.prefix(1).uppercased() + text.dropFirst()
        return text.hasSuffix(")") || text.hasSuffix("}") ? text + "." : text.hasSuffix(".") ? text : text + "."
    }

    /// A sentence begins a line, as mdoc wants it, and no line is long.
    private static func paragraph(_ text: String) -> [String] {
        var lines: [String] = []
        for sentence in text.replacing(". ", with: ".\n").split(separator: "\n") {
            var line = ""
            for word in sentence.split(separator: " ") {
                if line.count + word.count >= width {
                    lines.append(line)
                    line = ""
                }
                line += (line.isEmpty ? "" : " ") + word
            }
            lines.append(line)
        }
        return lines.map(escaped)
    }

    private static let width = 72

    /// What roff would read as its own: backslashes, and a dot or a quote at the start of a line.
    private static func escaped(_ text: String) -> String {
        let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }
}

extension String {
    fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
