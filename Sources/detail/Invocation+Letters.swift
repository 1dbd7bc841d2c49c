import DetailKit

extension Invocation {
    /// The letters behind one hyphen; nil for an option with two.
    static func letters(_ argument: String) -> Substring? {
        argument.hasPrefix("--") ? nil : argument.dropFirst()
    }

    /// Takes the options of some letters as POSIX has them: switches may stand together, and the first option with a value has
    /// what stands behind it (`-fjson`, `-qf json`). An equals sign in between is passed over (`-f=json`).
    mutating func takeLetters(
        _ letters: Substring, of command: Command, _ remaining: inout ArraySlice<String>
    ) throws(Failure) {
        let options = command.options + [.help]
        func option(_ letter: Character) -> Option? { options.first { $0.short == letter } }
        var rest = letters
        // A word with one hyphen would be read as letters, and be told as something that nobody wrote.
        let word = rest.prefix { $0 != "=" }
        if word.count > 1, options.contains(where: { $0.name == word }) {
            throw Failure("\(command.name): unknown option '-\(word)'; did you mean --\(word)?")
        }
        while let letter = rest.popFirst() {
            guard let option = option(letter) else {
                let named = letters.count > 1 ? "'-\(letter)' in '-\(letters)'" : "'-\(letter)'"
                let nearest = nearestWord(to: String(word), among: options.map(\.name)).map {
                    "; did you mean --\($0)?"
                }
                throw Failure(
                    "\(command.name): unknown option \(named)\(nearest ?? "; see detail \(command.name) --help")")
            }
            guard option.placeholder != nil || rest.first == "=" else {
                try take(option, given: nil, &remaining)
                continue
            }
            let value = rest.first == "=" ? rest.dropFirst() : rest
            return try take(option, given: rest.isEmpty ? nil : String(value), &remaining)
        }
    }
}
