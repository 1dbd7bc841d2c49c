extension Verdict {
    /// RFC5322_DOMAIN.
    static let domainCharacter: [Verdict] = [
        Verdict("a@exam_ple.nl", "domainCharacter"),
        Verdict("a@exam!ple.nl", "domainCharacter"),
        Verdict("a@exam#ple.nl", "domainCharacter"),
        Verdict("a@exam$ple.nl", "domainCharacter"),
        Verdict("a@exam%ple.nl", "domainCharacter"),
        Verdict("a@exam&ple.nl", "domainCharacter"),
        Verdict("a@exam'ple.nl", "domainCharacter"),
        Verdict("a@exam*ple.nl", "domainCharacter"),
        Verdict("a@exam+ple.nl", "domainCharacter"),
        Verdict("a@exam/ple.nl", "domainCharacter"),
        Verdict("a@exam=ple.nl", "domainCharacter"),
        Verdict("a@exam?ple.nl", "domainCharacter"),
        Verdict("a@exam^ple.nl", "domainCharacter"),
        Verdict("a@exam`ple.nl", "domainCharacter"),
        Verdict("a@exam{ple.nl", "domainCharacter"),
        Verdict("a@exam|ple.nl", "domainCharacter"),
        Verdict("a@exam~ple.nl", "domainCharacter"),
        Verdict("a@exam:ple.nl", "domainCharacter"),
        Verdict("a@exam<ple.nl", "domainCharacter"),
        Verdict("a@exam\\ple.nl", "domainCharacter"),
        Verdict("a@exam\"ple.nl", "domainCharacter"),
        Verdict("a@example.nl:25", "domainCharacter"),
        Verdict("a@example.nl/x", "domainCharacter"),
        Verdict("a@\u{1F600}.nl", "domainCharacter"),
        Verdict("a@☃.nl", "domainCharacter"),
        Verdict("a@a\u{2024}b.nl", "commaForDot"),
        Verdict("a@ℂ\u{2024}nl", "domainNoDot domainCharacter", rfc5321: "dotlessDomain domainCharacter"),
    ]

    /// labels that claim to be encoded.
    static let punycode: [Verdict] = [
        Verdict("a@xn--0.nl", "domainEncoding"),
        Verdict("a@xn--.nl", "domainEncoding"),
        Verdict("a@xn--a-.nl", "domainEncoding"),
        Verdict("a@xn--a-ä.nl", "domainEncoding"),
        Verdict("a@xn--ls8h.nl", "domainCharacter"),
    ]

    /// labels that IDNA 2008 has not.
    static let brokenLabel: [Verdict] = [
        Verdict("a@\u{301}a.nl", "domainCharacter"),
        Verdict("a@a·b.nl", "commaForDot"),
        Verdict("a@·ab.nl", "domainCharacter"),
        Verdict("a@ab\u{200D}c.nl", "invisible"),
        Verdict("a@\u{200D}.nl", "invisible"),
        Verdict("a@・.nl", "domainCharacter"),
        Verdict("a@\u{5D0}a.nl", "domainDirection"),
        Verdict("a@1\u{5D0}.nl", "domainDirection"),
        Verdict("a@\u{660}\u{6F1}.nl", "domainCharacter domainDirection"),
        Verdict("a@éé--é.nl", "domainCharacter"),
        Verdict("a@\u{E000}.nl", "domainCharacter"),
        Verdict("a@a\u{378}.nl", "domainCharacter"),
        Verdict("a@a\u{FFFF}.nl", "domainCharacter"),
        Verdict("a@ـ.nl", "domainCharacter"),
        Verdict("a@⒈.nl", "domainCharacter"),
        Verdict("a@\u{FF0D}é.nl", "domainHyphen"),
        Verdict("a@é-.nl", "domainHyphen"),
    ]

    /// the same in a domain.
    static let unsafeDomain: [Verdict] = [
        Verdict("a@exam\u{200B}ple.nl", "invisible"),
        Verdict("a@exam\u{AD}ple.nl", "invisible"),
        Verdict("a@\u{200E}example.nl", "bidi"),
        Verdict("a@exam\u{202E}ple.nl", "bidi"),
        Verdict("a@exam\u{2060}ple.nl", "invisible"),
        Verdict("a@exam\u{3164}ple.nl", "invisible"),
        Verdict("a@exam\u{FE0F}ple.nl", "invisible"),
        Verdict("a@ex\u{34F}ample.nl", "invisible"),
        Verdict("a@exam\u{FFFD}ple.nl", "domainCharacter"),
        Verdict("a@exam\u{85}ple.nl", "whiteSpace"),
    ]
}
