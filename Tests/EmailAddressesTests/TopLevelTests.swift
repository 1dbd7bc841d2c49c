import EmailAddresses
import Testing

@Suite("Top-level domains and public suffixes")
struct TopLevelTests {
    @Test(arguments: [
        ("jo@example.con", ["unknownTopLevel@11"]), ("Jo@Example.CON", ["storedForm@0", "unknownTopLevel@11"]),
        ("jo@mail.example.nll", ["unknownTopLevel@16"]), ("jo@bücher.comm", ["unknownTopLevel@11"]),
        ("jo@mailinator.con", ["unknownTopLevel@14"]),
    ]) func unknown(address: String, findings: [String]) throws {
        #expect(try placed(address) == findings)
        #expect(try EmailRules.embedded.check(address).isWellFormed)
    }

    /// .za has rules below it only; the others are new, long, or in other scripts. Names for documentation look like any other.
    @Test(arguments: [
        "jo@example.com", "jo@example.za", "jo@example.systems", "jo@пример.рф", "jo@例え.みんな",
        "jo@example.versicherung", "jo@name.example", "jo@example.aaa", "jo@a.b.c.example.co.uk",
    ]) func known(address: String) throws {
        #expect(try placed(address) == [])
    }

    @Test(
        arguments: [
            ("jo@co.uk", "co.uk"), ("jo@com.ar", "com.ar"), ("jo@any.ck", "*.ck"),
            ("jo@any.kawasaki.jp", "*.kawasaki.jp"),
            ("jo@city.yokohama.jp", nil), ("jo@www.ck", nil), ("jo@kawasaki.jp", nil), ("jo@mail.any.ck", nil),
            ("jo@sch.uk", nil), ("jo@any.sch.uk", "*.sch.uk"), ("jo@xn--55qx5d.cn", "xn--55qx5d.cn"),
            ("jo@公司.cn", "xn--55qx5d.cn"),
        ] as [(String, String?)]) func bareSuffix(address: String, rule: String?) throws
    {
        let findings = try EmailRules.embedded.check(address).findings
        #expect(findings.first { $0.code == "email.publicSuffix" }?.parameters.map(\.value) == rule.map { [.text($0)] })
        #expect(findings.isEmpty == (rule == nil))
    }

    /// Who offers names below a domain of their own has mailboxes at it like anybody else.
    @Test(arguments: ["jo@blogspot.com", "jo@github.io", "jo@dynv6.net", "jo@uk.com"])
    func suffixesOfCompanies(address: String) throws {
        #expect(try placed(address) == [])
    }

    @Test(arguments: ["jo@printer.local", "jo@a.home.arpa", "jo@x.onion", "jo@in-addr.arpa", "jo@site.internal"])
    func specialUseWins(address: String) throws {
        #expect(try placed(address) == ["specialUseDomain@3"])
    }
}
