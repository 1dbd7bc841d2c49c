import AddressLookup
import DetailKit
import JSONText

extension LookupAnswer {
    /// One object: the country, where the look-up is, and what is suggested; the address itself is never changed.
    func json(_ wording: Wording) -> String {
        JSONWriter.object { writer in
            writer.member("country", lookup.layout?.regionCode)
            writer.member("state", lookup.state.rawValue)
            writer.name("candidates")
            writer.beginArray()
            for offer in lookup.offers { writer.candidate(offer) }
            writer.endArray()
            writer.name("ghosts")
            writer.object(lookup.ghosts)
            writer.name("problems")
            writer.beginArray()
            for problem in problems { writer.problem(problem.found, problem.severity, wording) }
            writer.endArray()
            writer.member("reason", reason?.rawValue)
        }
    }

    static func json(of fault: QueryLine.Fault) -> String {
        JSONWriter.object { writer in
            writer.member("country", String?.none)
            writer.member("state", LookupSession.State.none.rawValue)
            writer.name("candidates")
            writer.beginArray()
            writer.endArray()
            writer.name("ghosts")
            writer.object([PostalAddress.Field]())
            writer.fault(fault)
        }
    }
}

extension JSONWriter {
    fileprivate mutating func candidate(_ offer: LookupOffer) {
        beginObject()
        name("fields")
        object(offer.candidate.fields)
        member("confidence", offer.candidate.confidence)
        member("source", offer.candidate.source)
        name("replaces")
        object(
            offer.changes.compactMap { change in change.replaces.map { PostalAddress.Field(change.name, $0) } })
        endObject()
    }
}
