import DetailKit

/// What a command knows about one text.
protocol QueryAnswer {
    /// Whether nothing is wrong by the tables and the policy.
    var isValid: Bool { get }

    /// One object with the members of the command's contract.
    func json(_ wording: Wording) -> String

    /// The same as a person reads it.
    func text(_ wording: Wording) -> String

    /// The answer to a line of a batch that asks nothing, so that answers stay beside their lines.
    static func json(of fault: QueryLine.Fault) -> String
}

/// Prints one answer after another, as `--format` and `--lang` have it.
struct QueryOutput {
    let wording: Wording
    let isJSON: Bool

    init(_ invocation: Invocation, _ validator: Validator) {
        invocation.checkLanguage(validator)
        wording = Wording(validator: validator, language: invocation.language)
        isJSON = invocation["format"] == "json"
    }

    /// Prints an answer and tells whether there is something wrong with what was asked about.
    func print(_ answer: some QueryAnswer) -> ExitStatus {
        Output.print(isJSON ? answer.json(wording) + "\n" : answer.text(wording))
        return answer.isValid ? .clean : .problems
    }

    /// Prints, in the place of an answer, that a line asks nothing.
    func print<Answer: QueryAnswer>(_ fault: QueryLine.Fault, line: Int, as answer: Answer.Type) {
        Output.print((isJSON ? Answer.json(of: fault) : fault.text(line: line, wording)) + "\n")
    }
}
