import DetailKit

/// The arguments of a call, sorted into options and inputs.
struct Invocation {
    private var values: [String: String] = [:]
    private(set) var inputs: [String] = []

    init(_ command: Command, _ arguments: [String]) throws(Failure) {
        var remaining = arguments[...]
        while let argument = remaining.popFirst() {
            if argument == "--" {
                inputs += remaining
                return
            }
            // A date without its year begins with hyphens, and no option with a digit.
            let isDate = argument.drop { $0 == "-" }.first?.isASCIIDigit ?? false
            guard argument.hasPrefix("-"), argument != "-", !isDate else {
                inputs.append(argument)
                continue
            }
            let parts = argument.drop { $0 == "-" }.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = argument == "-h" ? Option.help.name : String(parts.first ?? "")
            guard let option = (command.options + [.help]).first(where: { $0.name == name }),
                argument == "-h" || argument.hasPrefix("--")
            else { throw Failure("\(command.name): unknown option '\(argument)'; see detail \(command.name) --help") }
            try take(option, given: parts.count > 1 ? String(parts[1]) : nil, &remaining)
        }
    }

    private mutating func take(_ option: Option, given: String?, _ remaining: inout ArraySlice<String>) throws(Failure)
    {
        guard let placeholder = option.placeholder else {
            guard given == nil else { throw Failure("--\(option.name) takes no value") }
            values[option.name] = ""
            return
        }
        guard let value = given ?? remaining.popFirst() else {
            throw Failure("--\(option.name) needs a value: \(placeholder)")
        }
        guard option.choices.isEmpty || option.choices.contains(value) else {
            throw Failure("--\(option.name) is one of \(option.choices.joined(separator: ", ")), not '\(value)'")
        }
        values[option.name] = value
    }

    func has(_ name: String) -> Bool { values[name] != nil }

    subscript(name: String) -> String? { values[name] }

    /// The validator over the tables of `--tables`, or over those of the program.
    func validator() throws(Failure) -> Validator {
        do {
            guard let directory = self[Option.tables.name] else { return try Validator.standard.get() }
            return Validator(tables: try Tables(directory: directory))
        } catch {
            throw Failure("\(self[Option.tables.name].map { "--tables " + $0 } ?? "tables"): \(error.words)")
        }
    }

    /// Says so when `--lang` asks for a language that the tables do not have.
    func checkLanguage(_ validator: Validator) {
        guard let language = self[Option.language.name], !validator.speaks(language) else { return }
        Output.error(
            Failure(
                "--lang is one of \(validator.languages.joined(separator: ", ")), not '\(language)'; messages are in \(validator.languages.first ?? "no language")"
            ))
    }

    var language: String { self[Option.language.name] ?? "" }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { "0"..."9" ~= self }
}
