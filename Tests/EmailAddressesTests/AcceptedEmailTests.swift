import EmailAddresses
import Findings
import Testing

@Suite("Addresses that are accepted")
struct AcceptedEmailTests {
    @Test(
        "saved as they stand",
        arguments: [
            "sanne@example.com", "a@b.co", "o'neil@example.com", "info@example.systems", "jane1386@example.com",
            "1234567890@example.org", "first.last+tag@sub.example.co.uk", "!#$%&'*+/=?^_`{|}~-@example.com",
            "_@example.com", "-@example.com", "a-b@ex-ample.example", "user@123.example", "user@1-2.example",
            "иван@example.com", "用户@例子.example", "δοκιμή@example.com", "josé@example.com", "संपर्क@example.com",
            "user@bücher.example", "user@例え.テスト.example", "user@faß.example", "😀@example.com",
            "info@example.org", "jo@gmail.fr", "jo@gmx.de",
        ])
    func asTheyStand(address: String) throws {
        let result = try EmailRules.embedded.check(address)
        #expect(result.findings.isEmpty, "\(result.findings)")
        #expect(result.isWellFormed)
        #expect(result.stored == nil)
        #expect(try EmailRules.embedded.check(address, policy: .signUp).findings.isEmpty)
    }

    @Test(
        "saved in another form",
        arguments: [
            ("INFO@EXAMPLE.COM", "info@example.com"), ("BoB@example.com", "bob@example.com"),
            (" jo@example.com\n", "jo@example.com"),
            ("somename@ｇｍａｉｌ.com", "somename@gmail.com"), ("jo@example。com", "jo@example.com"),
            ("jo@Bücher.example", "jo@bücher.example"),
            ("jo@xn--bcher-kva.example", "jo@bücher.example"), ("JOSE\u{301}@example.com", "josé@example.com"),
            ("\u{212A}im@example.com", "kim@example.com"), ("ÅSE@example.com", "åse@example.com"),
            ("jo@\u{212A}im.example", "jo@kim.example"),
            ("İ@example.com", "i\u{307}@example.com"), ("ΟΔΟΣ@example.com", "οδος@example.com"),
            ("jo@Straße.example", "jo@straße.example"),
            ("\u{A0}jo@example.com", "jo@example.com"),
        ])
    func inAnotherForm(given: String, stored: String) throws {
        let rules = try EmailRules.embedded
        let result = rules.check(given)
        #expect(result.isWellFormed)
        #expect(same(result.stored, stored), "\(result)")
        #expect(result.findings.map(\.code) == ["email.storedForm"])
        #expect(result.findings.first?.repair == Repair(stored, .certain))
        #expect(rules.check(stored).findings.isEmpty)
        #expect(rules.key(of: given) == rules.key(of: stored))
    }

    @Test(arguments: [
        ("Sanne@Example.COM", "sanne", "example.com"), ("jo@bücher.example", "jo", "xn--bcher-kva.example"),
        ("jo@faß.example", "jo", "xn--fa-hia.example"), ("é@日本.example", "é", "xn--wgv71a.example"),
    ])
    func parts(address: String, local: String, domain: String) throws {
        let parts = try #require(EmailRules.embedded.check(address).parts(of: address))
        #expect(parts.local == local)
        #expect(parts.domain == domain)
    }

    @Test("R-LDH labels are a warning, not an error")
    func reserved() throws {
        let result = try EmailRules.embedded.check("0@a0--0.ac")
        #expect(result.isWellFormed)
        #expect(result.findings.map(\.code) == ["email.domainReservedLabel"])
    }
}
