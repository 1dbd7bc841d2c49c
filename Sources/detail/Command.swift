import DetailKit

/// One subcommand: how it is called and what it does.
struct Command: Sendable {
    let name: String
    let arguments: String
    let summary: String
    let options: [Option]
    let run: @Sendable (Invocation) throws(Failure) -> ExitStatus

    /// What is wrong with the inputs before any is looked at: a command whose help names none takes none.
    func fault(inInputs inputs: [String]) -> String? {
        guard arguments.isEmpty, let input = inputs.first else { return nil }
        return "takes no input, not '\(input)'"
    }

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
            if arguments.count > 1 {
                if arguments.count > 2 { throw Failure("\(name) is about one command, not also '\(arguments[2])'") }
                Output.print(Help.text(try command(arguments[1])) + "\n")
            } else {
                Output.print(Help.overview + "\n")
            }
            return Output.finish(.clean)
        }
        if name == "--version" {
            if arguments.count > 1 { throw Failure("--version stands alone, not with '\(arguments[1])'") }
            Output.print("detail \(version)\n")
            return Output.finish(.clean)
        }
        let command = try command(name)
        let invocation = try Invocation(command, Array(arguments.dropFirst()))
        if invocation.has("help") {
            Output.print(Help.text(command) + "\n")
            return Output.finish(.clean)
        }
        if let fault = command.fault(inInputs: invocation.inputs) { throw Failure("\(command.name): \(fault)") }
        return Output.finish(try command.run(invocation))
    }

    private static func command(_ name: String) throws(Failure) -> Command {
        if let command = all.first(where: { $0.name == name }) { return command }
        let nearest = nearestWord(to: name, among: all.map(\.name)).map { "; did you mean '\($0)'?" }
        throw Failure("unknown command '\(name)'\(nearest ?? "; see detail --help")")
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
