import DetailKit
import Testing

@Suite struct ValidationSessionTests {
    static let payloads = Result {
        try Project.files("Tests/Corpus").flatMap { try CorpusFile(try Project.bytes($0)).cases.map(\.payload) }
    }

    /// What was seen in one payload must not be seen in the next.
    @Test func remembersNothing() throws {
        let validator = try Project.validator
        let session = ValidationSession(validator)
        for payload in try Self.payloads.get() {
            #expect(session.validate(payload).json(language: "") == validator.validate(payload).json(language: ""))
        }
    }

    /// The country of the device is that of one card: a detail alone has none, whatever came before it.
    @Test func forgetsTheCountryOfTheDevice() throws {
        let validator = try Project.validator
        let session = ValidationSession(validator)
        let card = Array(#"{"deviceRegion": "NL", "phones": [{"value": "06 12345678"}]}"#.utf8)
        let detail = Array(#"{"kind": "phone", "value": "06 12345678"}"#.utf8)
        for payloads in [(before: nil, after: detail), (before: Array("[]".utf8), after: detail)] {
            _ = session.validate(card)
            let report =
                payloads.before.map { session.validate(payloads.after.span, before: $0.span) }
                ?? session.validate(payloads.after)
            #expect(report.problems.map(\.code).contains("phone.noRegion"))
        }
    }

    /// A report that somebody keeps is not written over by the next.
    @Test func leavesReportsAlone() throws {
        let session = ValidationSession(try Project.validator)
        let payloads = try Self.payloads.get().prefix(200)
        let reports = payloads.map { session.validate($0) }
        for (payload, report) in zip(payloads, reports) {
            #expect(report.json(language: "") == (try Project.validator).validate(payload).json(language: ""))
        }
    }
}
