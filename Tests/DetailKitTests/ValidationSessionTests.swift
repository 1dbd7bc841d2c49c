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
