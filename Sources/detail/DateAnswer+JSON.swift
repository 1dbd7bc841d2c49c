import CalendarDates
import DetailKit
import JSONText

extension DateAnswer {
    /// One object with the members of the contract (SPEC.md, `detail date`).
    func json(_ wording: Wording) -> String {
        JSONWriter.object { writer in
            writer.member("input", query.input)
            writer.member("valid", isValid)
            writer.name("normalized")
            if let date {
                writer.beginObject()
                writer.member("day", date.day)
                writer.member("month", date.month)
                writer.member("year", date.year)
                writer.endObject()
            } else {
                writer.null()
            }
            writer.member("iso", date?.iso)
            writer.member("next", next?.iso)
            writer.problems(problems, wording)
            writer.member("suggestion", suggestions.count == 1 ? suggestions[0] : nil)
            writer.name("suggestions")
            writer.beginArray()
            for suggestion in suggestions { writer.string(suggestion) }
            writer.endArray()
            writer.member("vCard", date?.vCard)
            writer.member("years", years)
        }
    }

    static func json(of fault: QueryLine.Fault) -> String {
        JSONWriter.object { writer in
            writer.member("input", String?.none)
            writer.member("valid", false)
            for name in ["normalized", "iso", "next"] { writer.member(name, String?.none) }
            writer.fault(fault)
            writer.member("suggestion", String?.none)
        }
    }
}
