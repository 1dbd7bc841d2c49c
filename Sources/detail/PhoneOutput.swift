import DetailKit
import PhoneNumbers

/// Prints what is known about one number after another.
struct PhoneOutput {
    private let output: QueryOutput
    private let showsTyping: Bool

    private var validator: Validator { output.wording.validator }

    init(_ invocation: Invocation) throws(Failure) {
        output = QueryOutput(invocation, try invocation.validatorWithPolicy())
        showsTyping = invocation.has("as-typed")
    }

    /// Prints the answer to a query and tells whether there is something wrong with the number.
    func print(_ query: PhoneQuery, _ options: PhoneOptions) -> ExitStatus {
        guard !showsTyping else {
            let typing = PhoneTyping(query, validator.tables.phones)
            Output.print((output.isJSON ? typing.json : typing.text) + "\n")
            return .clean
        }
        return output.print(PhoneAnswer(query, options, validator))
    }

    /// Prints, in the place of an answer, that a line asks nothing.
    func print(_ fault: QueryLine.Fault, line: Int) { output.print(fault, line: line, as: PhoneAnswer.self) }

    /// Prints the shapes of the numbers of the region that was asked for.
    func printMasks(_ options: PhoneOptions) throws(Failure) -> ExitStatus {
        guard let region = options.region.flatMap(PhoneQuery.regionCode) else {
            throw Failure("phone: --masks needs a --region")
        }
        let masks = PhoneMasks(region, validator.tables.phones)
        guard !masks.isEmpty else { throw Failure("phone: there is no numbering plan for \(region)") }
        Output.print((output.isJSON ? masks.json : masks.text(output.wording)) + "\n")
        return .clean
    }
}
