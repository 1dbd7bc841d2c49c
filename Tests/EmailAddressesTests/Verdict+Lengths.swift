extension Verdict {
    /// RFC5322_LOCAL_TOOLONG.
    static let longLocal: [Verdict] = [
        Verdict("a".times(65) + "@example.nl", "localTooLong"),
        Verdict("a".times(100) + "@example.nl", "localTooLong"),
        Verdict("é".times(33) + "@example.nl", "localTooLong"),
        Verdict("日".times(22) + "@example.nl", "localTooLong"),
        Verdict("a.".times(32) + "a@example.nl", "localTooLong"),
    ]

    /// the same, quoted.
    static let longQuoted: [Verdict] = [
        Verdict("\"" + "a".times(62) + " \"@example.nl", "quotedLocal", rfc5321: "localTooLong"),
        Verdict("\"\\".times(32) + "\"\"@example.nl", "quotedLocal", rfc5321: "localTooLong"),
    ]

    /// RFC5322_LABEL_TOOLONG.
    static let longLabel: [Verdict] = [
        Verdict("a@" + "a".times(64) + ".nl", "domainLabelTooLong"),
        Verdict("a@b." + "a".times(64) + ".nl", "domainLabelTooLong"),
        Verdict("a@" + "a".times(100) + ".nl", "domainLabelTooLong"),
        Verdict("a@b." + "a".times(64), "domainLabelTooLong"),
        Verdict("a@" + "ü".times(60) + ".nl", "domainLabelTooLong"),
        Verdict("a@" + "a".times(64) + "." + "a".times(64) + ".nl", "domainLabelTooLong"),
    ]

    /// RFC5322_DOMAIN_TOOLONG.
    static let longDomain: [Verdict] = [
        Verdict(
            "a@" + "a".times(63) + "." + "a".times(63) + "." + "a".times(63) + "." + "a".times(59) + ".nl",
            "tooLong domainTooLong"),
        Verdict("a@" + "é.".times(36) + "nl", "tooLong domainTooLong"),
        Verdict("a@" + "ab.".times(85) + "nl", "tooLong domainTooLong"),
    ]

    /// RFC5322_TOOLONG.
    static let long: [Verdict] = [
        Verdict(
            "a@" + "a".times(63) + "." + "a".times(63) + "." + "a".times(63) + "." + "a".times(58) + ".nl", "tooLong"),
        Verdict("a".times(64) + "@" + "a".times(63) + "." + "a".times(63) + "." + "a".times(59) + ".nl", "tooLong"),
        Verdict(
            "a".times(10) + "@" + "a".times(63) + "." + "a".times(63) + "." + "a".times(63) + "." + "a".times(50)
                + ".nl", "tooLong"),
    ]
}
