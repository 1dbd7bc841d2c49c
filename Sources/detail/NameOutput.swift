import DetailKit

/// Prints what is known about one name after another.
struct NameOutput {
    private let validator: Validator
    private let language: String
    private let isJSON: Bool

    init(_ invocation: Invocation) throws(Failure) {
        validator = try invocation.validatorWithPolicy()
        invocation.checkLanguage(validator)
        language = invocation.language
        isJSON = invocation["format"] == "json"
    }

    /// Prints the answer to a name and tells whether there is something wrong with it.
    func print(_ input: String) -> ExitStatus {
        let answer = NameAnswer(input, validator)
        Output.print(
            isJSON
                ? answer.json(validator, language: language) + "\n"
                : NameTranscript(answer, validator, language: language).text)
        return answer.isValid ? .clean : .problems
    }

    /// Prints, in the place of an answer, that a line asks nothing.
    func print(_ fault: QueryLine.Fault, line: Int) {
        let text = isJSON ? NameAnswer.json(of: fault) : fault.text(line: line, validator, language: language)
        Output.print(text + "\n")
    }
}
