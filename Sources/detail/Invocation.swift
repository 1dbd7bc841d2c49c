import DetailKit

/// The arguments of a call, sorted into options and inputs.
struct Invocation {
    private var values: [String: [String]] = [:]
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
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            if let letters = Invocation.letters(argument) {
                try takeLetters(letters, of: command, &remaining)
            } else {
                let option = try Invocation.option(name, of: command)
                try take(option, given: parts.count > 1 ? String(parts[1]) : nil, &remaining)
            }
        }
    }

    /// The option that `--name` stands for.
    private static func option(_ argument: String, of command: Command) throws(Failure) -> Option {
        let options = command.options + [.help]
        if let found = options.first(where: { argument == "--" + $0.name }) { return found }
        let name = String(argument.drop { $0 == "-" })
        let nearest = nearestWord(to: name, among: options.map(\.name)).map { "; did you mean --\($0)?" }
        throw Failure(
            "\(command.name): unknown option '\(argument)'\(nearest ?? "; see detail \(command.name) --help")")
    }

    mutating func take(_ option: Option, given: String?, _ remaining: inout ArraySlice<String>) throws(Failure) {
        guard let placeholder = option.placeholder else {
            guard given == nil else { throw Failure("--\(option.name) takes no value") }
            values[option.name] = []
            return
        }
        guard let value = given ?? remaining.popFirst() else {
            throw Failure("--\(option.name) needs a value: \(placeholder)")
        }
        if let fault = option.fault(in: value) { throw Failure("--\(option.name) \(fault)") }
        values[option.name] = option.isList ? (values[option.name] ?? []) + option.parts(of: value) : [value]
    }

    func has(_ name: String) -> Bool { values[name] != nil }

    subscript(name: String) -> String? { values[name].map { $0.last ?? "" } }

    /// The values of an option that may be given several times.
    func list(_ name: String) -> [String] { values[name] ?? [] }

    /// Takes values that stand elsewhere for what the arguments do not say.
    mutating func add(_ others: [String: [String]]) { values.merge(others) { own, _ in own } }

    /// Takes the value of a variable of the environment for an option that the arguments do not give.
    mutating func add(environment name: String, for option: Option) throws(Failure) {
        guard let value = Paint.environment(name), !value.isEmpty else { return }
        if let fault = option.fault(in: value) { throw Failure("\(name) \(fault)") }
        add([option.name: [value]])
    }

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

extension Option {
    /// What is wrong with a value, as it goes on behind the name of the option.
    func fault(in value: String) -> String? {
        if isList, parts(of: value).isEmpty { return "needs a value: \(placeholder ?? "")" }
        guard !choices.isEmpty, !choices.contains(value) else { return nil }
        return "is one of \(choices.joined(separator: ", ")), not '\(value)'"
    }

    /// The values of a list that stand in one text.
    func parts(of value: String) -> [String] {
        value.split(separator: ",").map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
    }
}
