import DetailKit
import JSONText
import PhoneNumbers

extension PhoneAnswer {
    /// One object with the members of the contract (SPEC.md, `detail phone`).
    func json(_ wording: Wording) -> String {
        JSONWriter.object { writer in
            writer.member("input", query.input)
            writer.member("region", query.region)
            switch result {
            case .failure(let error): writer.member("error", error.rawValue)
            case .success(let number): write(number, to: &writer)
            }
            if let match { writer.member("match", match.rawValue) }
            writer.problems(problems, wording)
            writer.member("suggestion", suggestion)
        }
    }

    static func json(of fault: QueryLine.Fault) -> String {
        JSONWriter.object { writer in
            writer.member("input", String?.none)
            writer.member("region", String?.none)
            writer.member("error", PhoneParseError.notANumber.rawValue)
            writer.fault(fault)
            writer.member("suggestion", String?.none)
        }
    }
}
