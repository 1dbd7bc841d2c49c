import EmailAddresses
import Findings
import Testing

/// RFC 5321, 4.5.3.1 and RFC 1035, 2.3.4, in octets of the saved address with its domain encoded.
@Suite("Lengths of addresses")
struct EmailLengthTests {
    private func limits(_ address: String) throws -> [String] {
        try EmailRules.embedded.check(address).findings.map { finding in
            let numbers = finding.parameters.map { parameter in
                if case .number(let number) = parameter.value { "\(number)" } else { "" }
            }
            return finding.code + " " + numbers.joined(separator: ">")
        }
    }

    /// A domain of exactly this length in labels of at most 50 letters.
    private func domain(_ length: Int) -> String {
        var rest = length - 4
        var labels = ""
        while rest > 51 {
            labels += "a".times(50) + "."
            rest -= 51
        }
        return labels + "a".times(rest) + ".com"
    }

    @Test func local() throws {
        #expect(try limits("a".times(64) + "@example.com").isEmpty)
        #expect(try limits("a".times(65) + "@example.com") == ["email.localTooLong 65>64"])
        #expect(try limits("é".times(32) + "@example.com").isEmpty)
        #expect(try limits("é".times(33) + "@example.com") == ["email.localTooLong 66>64"])
    }

    @Test func label() throws {
        #expect(try limits("a@" + "b".times(63) + ".com").isEmpty)
        #expect(try limits("a@" + "b".times(64) + ".com") == ["email.domainLabelTooLong 64>63"])
        #expect(try limits("a@b." + "c".times(64)) == ["email.domainLabelTooLong 64>63"])
        #expect(try limits("a@" + "ü".times(57) + ".com").isEmpty)
    }

    @Test func whole() throws {
        #expect(try limits("a@" + domain(252)).isEmpty)
        #expect(try limits("a@" + domain(253)) == ["email.tooLong 255>254"])
        let tooLong = try limits("a@" + domain(254))
        #expect(tooLong == ["email.tooLong 256>254", "email.domainTooLong 254>253"])
        #expect(try limits("a".times(64) + "@" + domain(189)).isEmpty)
        #expect(try limits("a".times(64) + "@" + domain(190)) == ["email.tooLong 255>254"])
    }

    @Test("an encoded domain is measured as it is sent")
    func encoded() throws {
        // 32 labels "é": 2 bytes here, 7 octets ("xn--9ca") in DNS.
        let address = "a@" + "é.".times(32) + "com"
        let tooLong = try limits(address)
        #expect(tooLong == ["email.tooLong 261>254", "email.domainTooLong 259>253"])
    }

    @Test("a text of any length is answered at once")
    func huge() throws {
        #expect(try limits("a@".times(2_000_000)) == ["email.tooLong 4000000>254"])
    }
}
