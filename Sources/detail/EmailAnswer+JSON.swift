import DetailKit
import EmailAddresses
import JSONText

extension EmailAnswer {
    /// One object with the members of the contract (SPEC.md, `detail email`).
    func json(_ wording: Wording) -> String {
        JSONWriter.object { writer in
            writer.member("input", input)
            writer.member("valid", isValid)
            writer.member("normalized", normalized)
            writer.member("ascii", parts?.ascii)
            writer.member("local", parts?.local)
            writer.member("domain", parts?.savedDomain)
            writer.member("class", parts == nil ? nil : domainClass.rawValue)
            writer.member("key", key)
            writer.problems(problems, wording)
            writer.member("suggestion", suggestion)
        }
    }

    static func json(of fault: QueryLine.Fault) -> String {
        JSONWriter.object { writer in
            writer.member("input", String?.none)
            writer.member("valid", false)
            for name in ["normalized", "ascii", "local", "domain", "class", "key"] {
                writer.member(name, String?.none)
            }
            writer.fault(fault)
            writer.member("suggestion", String?.none)
        }
    }
}
