import DetailKit
import JSONText
import PostalAddresses

extension AddressAnswer {
    /// One object with the members of the contract (SPEC.md, `detail address`).
    func json(_ wording: Wording) -> String {
        JSONWriter.object { writer in
            writer.member("country", layout?.regionCode)
            writer.member("valid", isValid)
            writer.name("normalized")
            writer.object(address.fields)
            writer.name("problems")
            writer.beginArray()
            for problem in problems { writer.problem(problem.found, problem.severity, wording) }
            writer.endArray()
            if let printed { printed.write(to: &writer) } else { PrintedAddress.writeNone(to: &writer) }
            if let change { writer.members(of: change) }
        }
    }

    static func json(of fault: QueryLine.Fault) -> String {
        JSONWriter.object { writer in
            writer.member("country", String?.none)
            writer.member("valid", false)
            writer.member("normalized", String?.none)
            writer.fault(fault)
        }
    }
}

extension JSONWriter {
    /// Fields by their names.
    mutating func object(_ fields: [PostalAddress.Field]) {
        beginObject()
        for field in fields { member(field.name, field.value) }
        endObject()
    }

    mutating func problem(_ found: AddressFinding, _ severity: Severity, _ wording: Wording) {
        beginObject()
        member("field", found.field)
        members(of: (found.finding, severity), wording)
        name("suggestions")
        beginArray()
        for suggestion in found.suggestions { object(suggestion.fields) }
        endArray()
        endObject()
    }
}
