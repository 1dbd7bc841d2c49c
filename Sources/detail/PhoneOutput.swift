import DetailKit
import PhoneNumbers

/// Prints what is known about one number after another.
struct PhoneOutput {
    private let validator: Validator
    private let language: String
    private let isJSON: Bool
    private let showsTyping: Bool

    init(_ invocation: Invocation) throws(Failure) {
        validator = try invocation.validatorWithPolicy()
        invocation.checkLanguage(validator)
        language = invocation.language
        isJSON = invocation["format"] == "json"
        showsTyping = invocation.has("as-typed")
    }

    /// Prints the answer to a query and tells whether there is something wrong with the number.
    func print(_ query: PhoneQuery, _ options: PhoneOptions) -> ExitStatus {
        guard !showsTyping else {
            let typing = PhoneTyping(query, validator.tables.phones)
            Output.print((isJSON ? typing.json : typing.text) + "\n")
            return .clean
        }
        let answer = PhoneAnswer(query, options, validator)
        Output.print(
            isJSON
                ? answer.json(validator, language: language) + "\n"
                : PhoneTranscript(answer, validator, language: language).text)
        let isWrong = answer.problems.contains { $0.severity == .error }
        return isWrong || !answer.isPossible ? .problems : .clean
    }

    /// Prints, in the place of an answer, that a line asks nothing.
    func print(_ fault: QueryLine.Fault, line: Int) {
        let text = isJSON ? PhoneAnswer.json(of: fault) : fault.text(line: line, validator, language: language)
        Output.print(text + "\n")
    }

    /// Prints the shapes of the numbers of the region that was asked for.
    func printMasks(_ options: PhoneOptions) throws(Failure) -> ExitStatus {
        guard let region = options.region.flatMap(PhoneQuery.regionCode) else {
            throw Failure("phone: --masks needs a --region")
        }
        let masks = PhoneMasks(region, validator.tables.phones)
        guard !masks.isEmpty else { throw Failure("phone: there is no numbering plan for \(region)") }
        Output.print((isJSON ? masks.json : masks.text(validator, language: language)) + "\n")
        return .clean
    }
}
