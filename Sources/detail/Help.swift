/// The texts of `--help`, made from the command table.
enum Help {
    static var overview: String {
        var lines = ["usage: detail COMMAND [OPTION]... [INPUT]...", ""]
        lines += columns(Command.all.map { ($0.name, $0.summary) })
        lines += [
            "", "'-' is standard input. Results go to standard output, everything else to standard error.",
            "exit: 0 nothing wrong, 1 problems found, 2 could not run",
            "environment: \(Command.environment.map(\.name).joined(separator: ", ")); see detail man",
            "detail COMMAND --help tells the options of a command; detail --version the version of the program.",
        ]
        return lines.joined(separator: "\n")
    }

    static func text(_ command: Command) -> String {
        var lines = ["usage: detail \(command.name) [OPTION]... \(command.arguments)", "", command.summary, ""]
        lines += columns(
            (command.options + [.help]).map { option in
                let value = option.choices.isEmpty ? option.placeholder : option.choices.joined(separator: "|")
                let short = option.short.map { "-\($0), " } ?? ""
                return ("\(short)--\(option.name)\(value.map { " " + $0 } ?? "")", option.summary)
            })
        return lines.joined(separator: "\n")
    }

    /// Two columns; what is too wide for the first has a line of its own.
    private static func columns(_ rows: [(String, String)]) -> [String] {
        let width = rows.map(\.0.count).filter { $0 <= widest }.max() ?? 0
        return rows.flatMap { left, right in
            let gap = String(repeating: " ", count: max(0, width - left.count))
            return left.count <= widest
                ? ["  \(left)\(gap)  \(right)"] : ["  \(left)", String(repeating: " ", count: width + 4) + right]
        }
    }

    private static let widest = 26
}
