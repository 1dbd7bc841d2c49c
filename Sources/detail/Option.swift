/// An option of a subcommand.
struct Option: Sendable {
    let name: String

    /// What stands for its value in the help; `nil` for a switch.
    let placeholder: String?

    /// The values it can have; empty when any will do.
    let choices: [String]
    let summary: String

    static func value(_ name: String, _ placeholder: String, choices: [String] = [], _ summary: String) -> Option {
        Option(name: name, placeholder: placeholder, choices: choices, summary: summary)
    }

    static func flag(_ name: String, _ summary: String) -> Option {
        Option(name: name, placeholder: nil, choices: [], summary: summary)
    }

    static let help = flag("help", "print this help")
    static let tables = value(
        "tables", "DIR", "a folder of compiled tables (tablec build --output DIR), in place of those in the program")
    static let language = value("lang", "LANGUAGE", "the language of messages, such as en or nl-BE (default: en)")
}
