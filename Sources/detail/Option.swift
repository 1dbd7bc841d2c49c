/// An option of a subcommand.
struct Option: Sendable {
    let name: String

    /// The letter of its short form, where it has one.
    var short: Character?

    /// What stands for its value in the help; `nil` for a switch.
    let placeholder: String?

    /// The values it can have; empty when any will do.
    let choices: [String]

    /// Whether it may be given several times, and a value be several with commas between them.
    var isList = false
    let summary: String

    static func value(
        _ name: String, short: Character? = nil, _ placeholder: String, choices: [String] = [], _ summary: String
    ) -> Option {
        Option(name: name, short: short, placeholder: placeholder, choices: choices, summary: summary)
    }

    static func list(_ name: String, _ placeholder: String, _ summary: String) -> Option {
        Option(name: name, placeholder: placeholder, choices: [], isList: true, summary: summary)
    }

    static func flag(_ name: String, short: Character? = nil, _ summary: String) -> Option {
        Option(name: name, short: short, placeholder: nil, choices: [], summary: summary)
    }

    static let help = flag("help", short: "h", "print this help")
    static let tables = value(
        "tables", "DIR", "a folder of compiled tables (tablec build --output DIR), in place of those in the program")
    static let language = value("lang", "LANGUAGE", "the language of messages, such as en or nl-BE (default: en)")
}
