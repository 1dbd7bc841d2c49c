import DetailKit
import JSONText

extension NameAnswer {
    /// One object with the members of the contract (SPEC.md, `detail name`).
    func json(_ wording: Wording) -> String {
        JSONWriter.object { writer in
            writer.member("input", input)
            writer.member("valid", isValid)
            writer.member("normalized", normalized)
            writer.member("key", key)
            writer.member("graphemes", graphemes)
            writer.problems(problems, wording)
            writer.member("suggestion", suggestion)
        }
    }

    static func json(of fault: QueryLine.Fault) -> String {
        JSONWriter.object { writer in
            writer.member("input", String?.none)
            writer.member("valid", false)
            writer.member("normalized", String?.none)
            writer.member("key", String?.none)
            writer.member("graphemes", Int?.none)
            writer.fault(fault)
            writer.member("suggestion", String?.none)
        }
    }
}
