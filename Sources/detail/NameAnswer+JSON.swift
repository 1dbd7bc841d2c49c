import DetailKit
import JSONText

extension NameAnswer {
    /// One object with the members of the contract (SPEC.md, `detail name`).
    func json(_ validator: Validator, language: String) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("input", input)
        writer.member("valid", isValid)
        writer.member("normalized", normalized)
        writer.member("key", key)
        writer.member("graphemes", graphemes)
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
        writer.member("valid", false)
        writer.member("normalized", String?.none)
        writer.member("key", String?.none)
        writer.member("graphemes", Int?.none)
        writer.fault(fault)
        writer.member("suggestion", String?.none)
        writer.endObject()
        return writer.text
    }
}
