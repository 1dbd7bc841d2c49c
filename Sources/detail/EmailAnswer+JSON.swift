import DetailKit
import EmailAddresses
import JSONText

extension EmailAnswer {
    /// One object with the members of the contract (SPEC.md, `detail email`).
    func json(_ validator: Validator, language: String) -> String {
        EmailAnswer.json(input) { writer in
            writer.member("valid", isValid)
            writer.member("normalized", normalized)
            writer.member("ascii", parts?.ascii)
            writer.member("local", parts?.local)
            writer.member("domain", parts?.savedDomain)
            writer.member("class", parts == nil ? nil : domainClass.rawValue)
            writer.member("key", key)
            writer.problems(problems, validator, language: language)
            writer.member("suggestion", suggestion)
        }
    }

    /// The answer to a line of a batch that asks nothing, so that answers stay beside their lines.
    static func json(of fault: QueryLine.Fault) -> String {
        json(nil) { writer in
            writer.member("valid", false)
            for name in ["normalized", "ascii", "local", "domain", "class", "key"] {
                writer.member(name, String?.none)
            }
            writer.fault(fault)
            writer.member("suggestion", String?.none)
        }
    }

    private static func json(_ input: String?, _ members: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("input", input)
        members(&writer)
        writer.endObject()
        return writer.text
    }
}
