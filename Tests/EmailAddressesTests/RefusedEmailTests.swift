import EmailAddresses
import Findings
import Testing

@Suite("Addresses that are refused")
struct RefusedEmailTests {
    /// The address and the findings with their byte offsets.
    static let cases: [(address: String, findings: String)] = [
        ("", "empty@0"), ("  \t", "empty@0"), ("sanne", "missingAt@0"), (" sanne ", "missingAt@1"),
        ("@", "localEmpty@0 domainEmpty@1"),
        ("@example.com", "localEmpty@0"), ("hi@", "domainEmpty@3"), ("a@b@example.com", "twoAts@3"),
        ("a@@example.com", "twoAts@2"),
        ("a@b@c@example.com", "twoAts@3 twoAts@5"), ("user＠example.com", "fullWidthAt@4"),
        ("user﹫example.com", "fullWidthAt@4"),
        // the local part
        (".a@example.com", "localLeadingDot@0"), ("email.@gmail.com", "localTrailingDot@5"),
        ("a..b@example.com", "localConsecutiveDots@2"),
        ("example...@gmail.com", "localConsecutiveDots@8 localTrailingDot@9"), (".@example.com", "localLeadingDot@0"),
        ("a,b@example.com", "commaForDot@1"), ("a<b>@example.com", "localCharacter@1 localCharacter@3"),
        ("a:b;@example.com", "surroundingWords@0 localCharacter@3"),
        ("mailto:a@example.com", "link@0"), ("a\\b@example.com", "localCharacter@1"),
        ("a\u{37E}@example.com", "localCharacter@1"),
        ("\u{301}a@example.com", "localCharacter@0"), ("a\u{E000}@example.com", "localCharacter@1"),
        ("a\u{378}@example.com", "localCharacter@1"),
        ("\"a b\"@example.com", "quotedLocal@0"), ("\"ab\"@example.com", "quotedLocal@0"),
        ("\"a@b\"@example.com", "quotedLocal@0"),
        ("a\"b\"@example.com", "quotationMark@1"), ("a[b@example.com", "localCharacter@1"),
        ("a)b@example.com", "localCharacter@1"),
        // the domain
        ("test@io", "domainNoDot@5"), ("test6@12", "domainNoDot@6"), ("a@localhost", "domainNoDot@2"),
        ("a@example..com", "domainLabelEmpty@10"),
        ("a@.example.com", "domainLabelEmpty@2"), ("a@.", "domainTrailingDot@2 domainLabelEmpty@2"),
        ("yarr@yarr.no.", "domainTrailingDot@12"),
        ("a@example.com..", "domainLabelEmpty@14 domainTrailingDot@14"),
        ("a@-example.com", "domainHyphen@2"), ("a@example-.com", "domainHyphen@9"), ("a@example.-", "domainHyphen@10"),
        ("a@exam_ple.com", "domainCharacter@6"), ("a@exam!ple.com", "domainCharacter@6"),
        ("a@example.com,b", "commaForDot@13"),
        ("a@example.com/x", "domainCharacter@13"), ("a@example.com:25", "domainCharacter@13"),
        ("a@exa[mple.com", "domainCharacter@5"),
        ("username@example.com\u{FFFD}", "domainCharacter@20"), ("a@😀.com", "domainCharacter@2"),
        ("a@ex\u{2024}com.nl", "commaForDot@4"),
        ("a@a·b.com", "commaForDot@3"), ("a@\u{301}a.com", "domainCharacter@2"),
        ("a@xn--0.com", "domainEncoding@2"),
        ("a@xn--a-ä.com", "domainEncoding@2"), ("a@xn--.com", "domainEncoding@2"), ("a@אa.com", "domainDirection@2"),
        ("a@example.123", "numericTopLevel@10"), ("a@192.0.2.1", "numericTopLevel@10"),
        ("a@[192.0.2.1]", "addressLiteral@2"),
        ("a@[IPv6:2001:db8::1]", "addressLiteral@2"),
        // special use
        ("a@printer.local", "specialUseDomain@2"), ("a@example.test", "specialUseDomain@2"),
        ("a@x.onion", "specialUseDomain@2"),
        ("a@foo.localhost", "specialUseDomain@2"), ("a@1.in-addr.arpa", "specialUseDomain@2"),
        ("a@mail.internal", "specialUseDomain@2"),
        // anywhere
        ("jo\u{200D}e@example.com", "invisible@2"), ("jo@exam\u{200C}ple.com", "invisible@7"),
        ("jo@\u{E000}.com", "domainCharacter@3"), ("jo@a\u{378}.com", "domainCharacter@4"),
        ("jo@a\u{FFFF}.com", "domainCharacter@4"), ("jo\u{FFFF}@example.com", "localCharacter@2"),
        ("jo@\u{20D0}a.com", "domainCharacter@3"), ("jo@éé--é.com", "domainCharacter@7"),
        ("jo doe@example.com", "whiteSpace@2"), ("jo@exam ple.com", "whiteSpace@7"),
        ("jo@example.com\njane@example.com", "severalAddresses@14"),
        ("jo\u{3000}@example.com", "whiteSpace@2"), ("jo\u{85}@example.com", "whiteSpace@2"),
        ("\u{200E}jo.doe@example.org", "bidi@0"),
        ("xyz@\u{200E}gmail.\u{200E}com", "bidi@4 bidi@13"), ("jo\u{202E}@example.com", "bidi@2"),
        ("jo\u{200B}@example.com", "invisible@2"),
        ("jo@exam\u{200B}ple.com", "invisible@7"), ("jo@exam\u{AD}ple.com", "invisible@7"),
        ("jo\u{FEFF}@example.com", "invisible@2"),
        ("jo\u{2800}@example.com", "invisible@2"), ("jo\u{3164}@example.com", "invisible@2"),
        ("jo\u{FE0F}@example.com", "invisible@2"),
        ("jo\u{0}@example.com", "control@2"), ("jo\u{7F}@example.com", "control@2"),
        ("jo@example.com\u{7F}", "control@14"),
        ("jo(home)@example.com", "comment@2"), ("jo@(work)example.com", "comment@3"), ("jo(@example.com", "comment@2"),
    ]

    @Test(arguments: cases)
    func refuses(address: String, findings: String) throws {
        let found = try placed(address).filter { !$0.hasPrefix("storedForm") }
        #expect(Set(found) == Set(findings.split(separator: " ").map(String.init)), "\(found)")
    }

    @Test("places are in order and inside the text; nothing more is said than needed")
    func everything() throws {
        #expect(
            try placed(".a..b @-exam_ple..com.") == [
                "localLeadingDot@0", "localConsecutiveDots@3", "whiteSpace@5", "domainHyphen@7", "domainCharacter@12",
                "domainLabelEmpty@17", "domainTrailingDot@21",
            ])
    }

    @Test(
        arguments: [
            ("user＠example.com", "user@example.com", .certain),
            ("user﹫example。com", "user@example.com", .certain),
            ("jo＠example.com。", "jo@example.com", .proposed),
            ("\u{200E}jo.doe@example.org", "jo.doe@example.org", .proposed),
            ("xyz@\u{200E}Gmail.\u{200E}com", "xyz@gmail.com", .proposed),
            ("jo @example.com", "jo@example.com", .proposed), ("yarr@yarr.no.", "yarr@yarr.no", .proposed),
            ("jo(home)@example.com", "jo@example.com", .proposed),
            ("jo@exam\u{AD}ple.com", "jo@example.com", .proposed),
            ("jo@exam\u{200D}ple.com", "jo@example.com", .proposed),
            (".jo..doe.@example..com", "jo.doe@example.com", .proposed),
            ("jo@@example.com", "jo@example.com", .proposed),
            ("\"jo\"@example.com", "jo@example.com", .proposed), ("jo\"@example.com", "jo@example.com", .proposed),
            ("jo@example,com", "jo@example.com", .proposed), ("jo@example;fr", "jo@example.fr", .proposed),
            ("jo,doe@example.com", "jo.doe@example.com", .proposed),
        ] as [(String, String, Repair.Certainty)])
    func proposes(address: String, proposal: String, certainty: Repair.Certainty) throws {
        let findings = try EmailRules.embedded.check(address).findings
        #expect(!findings.isEmpty)
        for finding in findings { #expect(finding.repair == Repair(proposal, certainty)) }
        #expect(try EmailRules.embedded.check(proposal).findings.isEmpty)
    }

    @Test(arguments: [
        "jo @exam_ple.com", "a b", "jo @printer.local", "jo\u{200B}", "jo doe@example.com", "a@b@example.com",
        "jo@example.com,b_",
        "jo@ex_ample.com.", "\"a b\"@example.com", "jo@[192.0.2.1", "jo\u{7}@example.com",
    ])
    func proposesNothing(address: String) throws {
        #expect(try EmailRules.embedded.check(address).findings.allSatisfy { $0.repair == nil })
    }

    @Test func saysWhichCharacter() throws {
        let finding = try #require(EmailRules.embedded.check("jo\u{200B}@example.com").findings.first)
        #expect(
            finding.parameters == [
                Parameter("character", "U+200B"), Parameter("characterName", "ZERO WIDTH SPACE"), Parameter("count", 1),
            ])
        #expect(finding.range == 2..<5)
    }
}
