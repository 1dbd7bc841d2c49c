import DetailKit

/// One subcommand: how it is called and what it does.
struct Command: Sendable {
    let name: String
    let arguments: String
    let summary: String
    let options: [Option]
    let run: @Sendable (Invocation) throws(Failure) -> ExitStatus

    /// All of them, in the order of the help.
    static let all = [
        lint, address, date, email, form, lookup, name, phone, photo, preview, rule, rules, schema, tables, test,
        completions, man,
    ]

    /// The version of the program; `detail tables` tells those of its tables.
    static let version = "0.1.0"

    /// Runs the subcommand that the arguments name and answers the exit status.
    static func run(_ arguments: [String]) -> Int32 {
        do {
            return try status(arguments).rawValue
        } catch {
            Output.error(error)
            return ExitStatus.couldNotRun.rawValue
        }
    }

    private static func status(_ arguments: [String]) throws(Failure) -> ExitStatus {
        guard let name = arguments.first else { throw Failure("no command", help: Help.overview) }
        if name == "--help" || name == "-h" || name == "help" {
            guard name == "help", arguments.count > 1, let command = all.first(where: { $0.name == arguments[1] })
            else {
                Output.print(Help.overview + "\n")
                return Output.finish(.clean)
            }
            Output.print(Help.text(command) + "\n")
            return Output.finish(.clean)
        }
        if name == "--version" {
            Output.print("detail \(version)\n")
            return Output.finish(.clean)
        }
        guard let command = all.first(where: { $0.name == name }) else {
            let nearest = nearestWord(to: name, among: all.map(\.name)).map { "; did you mean '\($0)'?" }
            throw Failure("unknown command '\(name)'\(nearest ?? "; see detail --help")")
        }
        let invocation = try Invocation(command, Array(arguments.dropFirst()))
        if invocation.has("help") {
            Output.print(Help.text(command) + "\n")
            return Output.finish(.clean)
        }
        return Output.finish(try command.run(invocation))
    }
}

/// What the process ends with.
enum ExitStatus: Int32, Comparable {
    case clean = 0
    case problems = 1
    case couldNotRun = 2

    static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}

/// Why a command could not run.
struct Failure: Error {
    /// On one line and free of what a terminal would obey, whatever the name of a file.
    let message: String

    /// What to print below it.
    let help: String?

    init(_ message: String, help: String? = nil) {
        self.message = Excerpt.visible(FileName.shown(message))
        self.help = help
    }
}
