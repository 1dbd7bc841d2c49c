extension Verdict {
    /// ERR_NOLOCALPART.
    static let noLocal: [Verdict] = [
        Verdict("@example.nl", "localEmpty"),
        Verdict("@", "localEmpty domainEmpty"),
        Verdict("@@", "twoAts localEmpty domainEmpty"),
        Verdict("@.", "localEmpty domainTrailingDot domainLabelEmpty"),
        Verdict("@[192.0.2.1]", "localEmpty addressLiteral", rfc5321: "localEmpty"),
    ]

    /// ERR_NODOMAIN.
    static let noDomain: [Verdict] = [
        Verdict("sanne@", "domainEmpty"),
        Verdict("sanne.visser@", "domainEmpty"),
        Verdict("\"sanne\"@", "quotedLocal domainEmpty", rfc5321: "domainEmpty"),
    ]

    /// ERR_NODOMAIN without an @.
    static let noAt: [Verdict] = [
        Verdict("sanne", "missingAt"),
        Verdict("example.nl", "missingAt"),
        Verdict("sanne.example.nl", "missingAt"),
        Verdict(".", "missingAt"),
        Verdict("a", "missingAt"),
        Verdict("\"sanne\"", "missingAt"),
        Verdict("[192.0.2.1]", "missingAt"),
        Verdict("\"sanne@example.nl\"", "surroundingPunctuation"),
    ]

    /// nothing at all.
    static let empty: [Verdict] = [
        Verdict("", "empty"),
        Verdict(" ", "empty"),
        Verdict("\t\r\n", "empty"),
        Verdict("\u{3000}", "empty"),
    ]

    /// ERR_CONSECUTIVEDOTS, ERR_DOT_START, ERR_DOT_END.
    static let dots: [Verdict] = [
        Verdict("a..b@example.nl", "localConsecutiveDots"),
        Verdict("a...b@example.nl", "localConsecutiveDots"),
        Verdict(".a@example.nl", "localLeadingDot"),
        Verdict("a.@example.nl", "localTrailingDot"),
        Verdict(".@example.nl", "localLeadingDot"),
        Verdict("..@example.nl", "localLeadingDot localConsecutiveDots localTrailingDot"),
        Verdict(".a.@example.nl", "localLeadingDot localTrailingDot"),
        Verdict("a@.example.nl", "domainLabelEmpty"),
        Verdict("a@example..nl", "domainLabelEmpty"),
        Verdict("a@example.nl.", "domainTrailingDot"),
        Verdict("a@example.nl..", "domainTrailingDot domainLabelEmpty"),
        Verdict("a@.", "domainTrailingDot domainLabelEmpty"),
        Verdict("a@..", "domainLabelEmpty domainTrailingDot"),
        Verdict("a@..nl", "domainLabelEmpty"),
        Verdict("a@.nl", "domainLabelEmpty"),
        Verdict("a@nl.", "domainNoDot domainTrailingDot", rfc5321: "dotlessDomain domainTrailingDot"),
    ]

    /// ERR_DOMAINHYPHENSTART, ERR_DOMAINHYPHENEND.
    static let hyphens: [Verdict] = [
        Verdict("a@-example.nl", "domainHyphen"),
        Verdict("a@example-.nl", "domainHyphen"),
        Verdict("a@-.nl", "domainHyphen"),
        Verdict("a@example.-nl", "domainHyphen"),
        Verdict("a@example.nl-", "domainHyphen"),
        Verdict("a@-", "domainHyphen domainNoDot", rfc5321: "domainHyphen dotlessDomain"),
        Verdict("a@-a-.nl", "domainHyphen"),
        Verdict("a@a.-b.nl", "domainHyphen"),
    ]

    /// ERR_EXPECTING_ATEXT, ERR_ATEXT_AFTER_QS, ERR_UNCLOSEDQUOTEDSTR.
    static let specials: [Verdict] = [
        Verdict("a(b@example.nl", "comment"),
        Verdict("a)b@example.nl", "localCharacter"),
        Verdict("a[b@example.nl", "localCharacter"),
        Verdict("a]b@example.nl", "localCharacter"),
        Verdict("a:b@example.nl", "surroundingWords"),
        Verdict("a\\b@example.nl", "localCharacter"),
        Verdict("a\"b@example.nl", "quotationMark"),
        Verdict("a>b@example.nl", "localCharacter"),
        Verdict("a@b@example.nl", "twoAts"),
        Verdict("a@b@c@example.nl", "twoAts"),
        Verdict("a@@example.nl", "twoAts"),
        Verdict("a b@example.nl", "whiteSpace"),
        Verdict("\"a@example.nl", "surroundingPunctuation"),
        Verdict("a\"@example.nl", "quotationMark"),
        Verdict("\"a\"b@example.nl", "quotationMark"),
        Verdict("a\"b\"@example.nl", "quotationMark"),
        Verdict("\"a\"\"b\"@example.nl", "quotationMark"),
        Verdict("\"a\\\"@example.nl", "quotationMark localCharacter"),
        Verdict("\"a\"a\"@example.nl", "quotationMark"),
    ]

    /// ERR_EXPECTING_QTEXT and other controls.
    static let control: [Verdict] = [
        Verdict("a\u{0}@example.nl", "control"),
        Verdict("a\u{1}b@example.nl", "control"),
        Verdict("\u{7}a@example.nl", "control"),
        Verdict("a\u{7F}@example.nl", "control"),
        Verdict("a@exam\u{0}ple.nl", "control"),
        Verdict("a@example.nl\u{0}", "control"),
        Verdict("a@example\u{7F}.nl", "control"),
        Verdict("\u{0}a@example.nl", "control"),
        Verdict("a\u{1B}[0m@example.nl", "control localCharacter"),
    ]
}
