import DetailKit
import Testing

@Suite("Addresses of one mailbox")
struct SameMailboxTests {
    static let card =
        #"{"emails": [{"value": "jo.doe@gmail.com"}, {"value": "jodoe+news@googlemail.com"}, {"value": "jo@example.com"}]}"#

    private func codes(_ policy: String) throws -> [String] {
        let tables = try Project.validator.tables
        let validator = Validator(tables: tables, policy: try Policy(json: Array(policy.utf8), tables: tables))
        return validator.validate(Array(Self.card.utf8)).problems.filter { $0.code == "email.sameMailbox" }.map {
            "\($0.path) \($0.code)"
        }
    }

    @Test func areToldOnlyWhereAPolicyAsks() throws {
        #expect(try codes("{}").isEmpty)
        #expect(
            try codes(#"{"severities": {"email.sameMailbox": "warning"}}"#) == ["/emails/1/value email.sameMailbox"])
    }
}
