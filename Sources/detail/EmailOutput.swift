import DetailKit
import EmailAddresses

/// Prints what is known about one address after another.
struct EmailOutput {
    /// What may be an address where a line does not say so itself.
    let policy: EmailPolicy

    private let validator: Validator
    private let language: String
    private let isJSON: Bool

    init(_ invocation: Invocation) throws(Failure) {
        let given = invocation[Option.policy.name]
        let named = given.flatMap(EmailPolicy.init)
        policy = named ?? .detail
        validator = try invocation.validator(policy: named == nil ? given : nil)
        invocation.checkLanguage(validator)
        language = invocation.language
        isJSON = invocation["format"] == "json"
    }

    /// Prints the answer to an address and tells whether there is something wrong with it.
    func print(_ query: EmailQuery) -> ExitStatus {
        let answer = EmailAnswer(query, validator)
        Output.print(
            isJSON
                ? answer.json(validator, language: language) + "\n"
                : EmailTranscript(answer, validator, language: language).text)
        return answer.isValid ? .clean : .problems
    }

    /// Prints, in the place of an answer, that a line asks nothing.
    func print(_ fault: QueryLine.Fault, line: Int) {
        let text = isJSON ? EmailAnswer.json(of: fault) : fault.text(line: line, validator, language: language)
        Output.print(text + "\n")
    }
}
