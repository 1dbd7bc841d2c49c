import EmailAddresses
import Testing

/// Every class of address that a validator of RFC 5321 and RFC 5322 tells apart, under both grammars.
@Suite("Verdicts by class")
struct VerdictTests {
    @Test(arguments: Verdict.classes)
    func tellsWhatIsWrong(of group: Verdict.Class) throws {
        for verdict in group.cases {
            for (policy, expected) in [
                (EmailPolicy.detail, verdict.detail), (.signUp, verdict.detail), (.rfc5321, verdict.rfc5321),
            ] {
                let codes = try codes(verdict.address, policy)
                #expect(codes == expected, "\(verdict.testDescription) under \(policy)")
            }
        }
    }

    @Test("a class is taken or refused as a whole", arguments: Verdict.classes)
    func takes(_ group: Verdict.Class) throws {
        let rules = try EmailRules.embedded
        // Refused for its use, not for its form.
        let isForm = group.name != "private domain"
        for verdict in group.cases {
            let isDetail = rules.check(verdict.address).isWellFormed
            if isForm { #expect(isDetail == group.isDetail, "\(verdict.testDescription)") }
            let isMailbox = rules.check(verdict.address, policy: .rfc5321).isWellFormed
            #expect(isMailbox == group.isMailbox, "\(verdict.testDescription)")
        }
    }

    @Test("what a detail may be is a mailbox once it is saved", arguments: Verdict.classes)
    func aDetailIsAMailbox(_ group: Verdict.Class) throws {
        let rules = try EmailRules.embedded
        for verdict in group.cases {
            let result = rules.check(verdict.address)
            guard result.isWellFormed else { continue }
            let saved = result.stored ?? verdict.address
            #expect(rules.check(saved, policy: .rfc5321).isWellFormed, "\(verdict.testDescription)")
            #expect(rules.check(saved).stored == nil)
        }
    }

    @Test func thereAreHundredsOfThem() {
        #expect(Verdict.classes.map(\.cases.count).reduce(0, +) >= 400)
    }

    /// What is told of the saved form and of the lists of domains.
    private static let besideForm = ["storedForm", "unknownTopLevel", "publicSuffix"]

    private func codes(_ address: String, _ policy: EmailPolicy) throws -> String {
        var codes: [String] = []
        for finding in try EmailRules.embedded.check(address, policy: policy).findings {
            let code = finding.code.replacing("email.", with: "")
            if !Self.besideForm.contains(code), !codes.contains(code) { codes.append(code) }
        }
        return codes.joined(separator: " ")
    }
}
