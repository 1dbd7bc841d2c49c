import DetailKit
import JSONText
import PhoneNumbers

extension PhoneAnswer {
    /// One object with the members of the contract (SPEC.md, `detail phone`).
    func json(_ validator: Validator, language: String) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("input", query.input)
        writer.member("region", query.region)
        switch result {
        case .failure(let error): writer.member("error", error.rawValue)
        case .success(let number): write(number, to: &writer)
        }
        if let match { writer.member("match", match.rawValue) }
        writer.problems(problems, validator, language: language)
        writer.member("suggestion", suggestion)
        writer.endObject()
        return writer.text
    }

    /// The answer to a line of a batch that asks nothing, so that answers stay beside their lines.
    static func json(of fault: QueryLine.Fault) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("input", String?.none)
        writer.member("region", String?.none)
        writer.member("error", PhoneParseError.notANumber.rawValue)
        writer.fault(fault)
        writer.member("suggestion", String?.none)
        writer.endObject()
        return writer.text
    }
}
