import EmailAddresses
import Findings
import Testing

@Suite("Classes of domains")
struct DomainClassTests {
    @Test(arguments: [
        ("jo@mailinator.com", "mailinator.com"), ("jo@MAILINATOR.COM", "mailinator.com"),
        ("kim51461@8a7b.mailinator.com", "mailinator.com"),
        ("jo@a.b.c.opayq.com", "opayq.com"), ("jo@ｍailinator.com", "mailinator.com"),
    ])
    func disposable(address: String, listed: String) throws {
        let rules = try EmailRules.embedded
        let detail = rules.check(address)
        #expect(detail.domainClass == .disposable)
        #expect(detail.isWellFormed)
        let finding = try #require(detail.findings.first { $0.code == "email.disposable" })
        #expect(finding.parameters == [Parameter("domain", listed)])
        let signUp = rules.check(address, policy: .signUp)
        #expect(signUp.findings.contains { $0.code == "email.disposableSignUp" })
        #expect(!signUp.findings.contains { $0.code == "email.disposable" })
    }

    @Test(arguments: [
        "x1x1xxx11x@privaterelay.appleid.com", "ab12cd@private.icloud.com", "jo@mozmail.com", "jo@sub.mozmail.com",
        "jo@duck.com", "jo@aleeas.com", "Jo@Passmail.net", "jo@anonaddy.me", "jo@me.anonaddy.com",
    ])
    func relay(address: String) throws {
        for policy in EmailPolicy.allCases {
            let result = try EmailRules.embedded.check(address, policy: policy)
            #expect(result.domainClass == .relay)
            #expect(result.findings.allSatisfy { $0.code == "email.storedForm" })
        }
    }

    @Test(arguments: [
        "jo@icloud.com", "user@yahoo.com.ar", "user@company.co.id", "jo@freemail.hu", "jo@fastmessaging.com",
        "jo@samsung.com",
        "jo@cloaked.id", "jo@angi.com", "jo@gmail.com", "jo@mailinator.com.example",
        "jo@appleid.com",
    ])
    func ordinary(address: String) throws {
        let result = try EmailRules.embedded.check(address, policy: .signUp)
        #expect(result.domainClass == .ordinary)
        #expect(result.findings.isEmpty)
    }

    @Test func manyDomainsAreListed() throws {
        #expect(try EmailRules.embedded.domainCount > 10_000)
    }
}
