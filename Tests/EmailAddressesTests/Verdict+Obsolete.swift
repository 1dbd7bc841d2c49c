extension Verdict {
    /// CFWS_FWS at the ends, and ERR_* that are an address and white space.
    static let outerSpace: [Verdict] = [
        Verdict(" sanne@example.nl", "", rfc5321: "surroundingSpace"),
        Verdict("sanne@example.nl ", "", rfc5321: "surroundingSpace"),
        Verdict("\tsanne@example.nl", "", rfc5321: "surroundingSpace"),
        Verdict("sanne@example.nl\r\n", "", rfc5321: "surroundingSpace"),
        Verdict("\n sanne@example.nl \n", "", rfc5321: "surroundingSpace"),
        Verdict("\u{A0}sanne@example.nl", "", rfc5321: "surroundingSpace"),
        Verdict("sanne@example.nl\u{3000}", "", rfc5321: "surroundingSpace"),
        Verdict("\r\nsanne@example.nl", "", rfc5321: "surroundingSpace"),
        Verdict("sanne@example.nl\u{85}", "", rfc5321: "surroundingSpace"),
        Verdict("  \t sanne@example.nl", "", rfc5321: "surroundingSpace"),
    ]

    /// CFWS_COMMENT.
    static let comment: [Verdict] = [
        Verdict("(x)sanne@example.nl", "comment"),
        Verdict("sanne(x)@example.nl", "comment"),
        Verdict("sanne@(x)example.nl", "comment"),
        Verdict("sanne@example(x).nl", "comment"),
        Verdict("sanne@example.nl(x)", "comment"),
        Verdict("sanne@example.nl (x)", "comment"),
        Verdict("(a(b)c)sanne@example.nl", "comment"),
        Verdict("sanne()@example.nl", "comment"),
        Verdict("()sanne@example.nl", "comment"),
        Verdict("sanne(x)(y)@example.nl", "comment"),
        Verdict("(x\\)y)sanne@example.nl", "comment localCharacter"),
        Verdict("(é)sanne@example.nl", "comment"),
        Verdict("sanne.(x)visser@example.nl", "comment"),
        Verdict("sanne@example.(x)nl", "comment"),
    ]

    /// CFWS_FWS and DEPREC_CFWS_NEAR_AT.
    static let innerSpace: [Verdict] = [
        Verdict("sanne @example.nl", "whiteSpace"),
        Verdict("sanne@ example.nl", "whiteSpace"),
        Verdict("sanne\r\n @example.nl", "whiteSpace"),
        Verdict("sanne@\r\n example.nl", "whiteSpace"),
        Verdict("sanne @ example.nl", "whiteSpace"),
        Verdict("sanne@example .nl", "whiteSpace"),
        Verdict("sanne. visser@example.nl", "whiteSpace"),
        Verdict("sanne .visser@example.nl", "whiteSpace"),
        Verdict("sanne@example. nl", "whiteSpace"),
        Verdict("san\r\n ne@example.nl", "whiteSpace"),
        Verdict("sanne\t@example.nl", "whiteSpace"),
    ]

    /// DEPREC_LOCALPART.
    static let obsoleteLocal: [Verdict] = [
        Verdict("\"a\".\"b\"@example.nl", "quotationMark"),
        Verdict("a.\"b\"@example.nl", "quotationMark"),
        Verdict("\"a\".b@example.nl", "quotationMark"),
        Verdict("\"a\".b.\"c\"@example.nl", "quotationMark"),
        Verdict("a . b@example.nl", "whiteSpace"),
        Verdict("\"a\" . b@example.nl", "quotationMark whiteSpace"),
    ]

    /// DEPREC_QTEXT, DEPREC_QP, DEPREC_CTEXT, DEPREC_FWS.
    static let obsolete: [Verdict] = [
        Verdict("\"a\u{1}b\"@example.nl", "quotedLocal", rfc5321: "control"),
        Verdict("\"a\u{0}b\"@example.nl", "quotedLocal", rfc5321: "control"),
        Verdict("\"\\\u{0}\"@example.nl", "quotedLocal", rfc5321: "quotationMark localCharacter control"),
        Verdict("\"\\\u{7}\"@example.nl", "quotedLocal", rfc5321: "quotationMark localCharacter control"),
        Verdict("\"a\u{7F}b\"@example.nl", "quotedLocal", rfc5321: "control"),
        Verdict("a@[192.0.2.\\1]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:\\1::]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("(\u{1})a@example.nl", "comment control"),
        Verdict("a(\\\u{0})@example.nl", "comment control"),
        Verdict("\"a\nb\"@example.nl", "quotedLocal", rfc5321: "localCharacter"),
        Verdict("\"a\tb\"@example.nl", "quotedLocal", rfc5321: "localCharacter"),
        Verdict("a@ [192.0.2.1]", "whiteSpace addressLiteral", rfc5321: "whiteSpace"),
        Verdict("a@[192.0.2.1] ", "addressLiteral", rfc5321: "surroundingSpace"),
        Verdict("<@b.nl,@c.nl:a@example.nl>", "localCharacter twoAts domainCharacter"),
    ]
}
