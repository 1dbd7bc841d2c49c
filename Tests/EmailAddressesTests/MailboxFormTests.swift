import EmailAddresses
import Findings
import Testing

@Suite("Saved forms under RFC 5321")
struct MailboxFormTests {
    /// All ways to quote a text are one address (RFC 5321, 4.1.2), as are all ways to write a number.
    @Test(arguments: [
        ("\"sanne\"@example.nl", "sanne@example.nl"), ("\"s\\anne\"@example.nl", "sanne@example.nl"),
        ("\"Sanne.Visser\"@Example.nl", "sanne.visser@example.nl"), ("\"a\\ b\"@example.nl", "\"a b\"@example.nl"),
        ("\"a.\"@example.nl", "\"a.\"@example.nl"), ("\"a\\\"b\\\\c\"@example.nl", "\"a\\\"b\\\\c\"@example.nl"),
        ("\"\"@example.nl", "\"\"@example.nl"), ("\"E\u{301}\"@example.nl", "é@example.nl"),
        ("\"a\u{37E}\"@example.nl", "\"a;\"@example.nl"), ("a@[192.0.02.001]", "a@[192.0.2.1]"),
        ("A@[IPV6:2001:DB8:0:0:0:0:0:1]", "a@[IPv6:2001:db8::1]"), ("a@[ipv6:1:0:0:2:0:0:0:3]", "a@[IPv6:1:0:0:2::3]"),
        ("a@[IPv6:1:0:0:2:0:0:3:4]", "a@[IPv6:1::2:0:0:3:4]"), ("a@[IPv6:1:2:3:4:5:6:0:8]", "a@[IPv6:1:2:3:4:5:6:0:8]"),
        ("a@[IPv6:::FFFF:C000:201]", "a@[IPv6:::ffff:192.0.2.1]"),
        ("a@[IPv6:1:2:3:4:5:6:192.0.2.1]", "a@[IPv6:1:2:3:4:5:6:c000:201]"),
        ("a@[IPv6:0:0:0:0:0:0:0:0]", "a@[IPv6:::]"),
        ("Sanne@Localhost", "sanne@localhost"),
    ])
    func saved(given: String, saved: String) throws {
        let rules = try EmailRules.embedded
        let result = rules.check(given, policy: .rfc5321)
        #expect(result.isWellFormed)
        #expect(same(result.stored ?? given, saved), "\(result)")
        #expect(rules.check(saved, policy: .rfc5321).stored == nil)
        #expect(rules.key(of: given) == rules.key(of: saved))
    }

    @Test(arguments: [
        ("\"a b\"@example.nl", "\"a b\"", "example.nl", Optional("\"a b\"@example.nl")),
        ("\"a@b\"@[192.0.2.1]", "\"a@b\"", "[192.0.2.1]", "\"a@b\"@[192.0.2.1]"),
        ("jo@bücher.example", "jo", "bücher.example", "jo@xn--bcher-kva.example"),
        ("josé@bücher.example", "josé", "bücher.example", nil),
    ])
    func parts(given: String, local: String, domain: String, ascii: String?) throws {
        let parts = try #require(EmailRules.embedded.check(given, policy: .rfc5321).parts(of: given))
        #expect(parts.local == local && parts.savedDomain == domain && parts.ascii == ascii)
    }

    @Test("white space around an address is refused, and leaving it out is certain")
    func outerSpace() throws {
        let finding = try #require(EmailRules.embedded.check(" a@example.nl", policy: .rfc5321).findings.first)
        #expect(finding.code == "email.surroundingSpace" && finding.range == 0..<1)
        #expect(finding.repair == Repair("a@example.nl", .certain))
    }
}
