extension Verdict {
    /// VALID.
    static let valid: [Verdict] = [
        Verdict("sanne@example.nl", ""),
        Verdict("s@e.nl", ""),
        Verdict("a@b.c.d.e.f.example", ""),
        Verdict("sanne.visser@example.co.uk", ""),
        Verdict("sanne+news@example.nl", ""),
        Verdict("sanne_visser@example.nl", ""),
        Verdict("o'brien@example.ie", ""),
        Verdict("sanne-visser@ex-ample.nl", ""),
        Verdict("1@2.example", ""),
        Verdict("0612345678@example.nl", ""),
        Verdict("!#$%&'*+-/=?^_`{|}~@example.nl", ""),
        Verdict("-@example.nl", ""),
        Verdict("--@example.nl", ""),
        Verdict("_@example.nl", ""),
        Verdict("{x}@example.nl", ""),
        Verdict("sanne/visser@example.nl", ""),
        Verdict("sanne=visser@example.nl", ""),
        Verdict("sanne?@example.nl", ""),
        Verdict("a.b.c.d@example.nl", ""),
        Verdict("SANNE@EXAMPLE.NL", ""),
        Verdict("sanne@1e.example", ""),
        Verdict("sanne@e1.example", ""),
        Verdict("sanne@1-2-3.example", ""),
        Verdict("sanne@a-a.example", ""),
        Verdict("sanne@example.museum", ""),
        Verdict("sanne@example.x1", ""),
        Verdict("sanne@xn--bcher-kva.example", ""),
        Verdict("sanne@example.xn--p1ai", ""),
        Verdict("a".times(64) + "@example.nl", ""),
        Verdict("a@" + "a".times(63) + ".nl", ""),
        Verdict("a@" + "a".times(63) + "." + "a".times(63) + "." + "a".times(63) + "." + "a".times(56) + ".nl", ""),
        Verdict("a@a." + "a".times(63), ""),
    ]

    /// DNSWARN: whether a domain is there is no matter of its form.
    static let unknownDomain: [Verdict] = [
        Verdict("sanne@nothing-here.example", ""),
        Verdict("sanne@no.such.host.example", ""),
        Verdict("sanne@a.example", ""),
        Verdict("sanne@example.zz", ""),
        Verdict("sanne@x.example.invalid-top", ""),
    ]

    /// RFC5321_TLD.
    static let dotless: [Verdict] = [
        Verdict("sanne@nl", "domainNoDot", rfc5321: "dotlessDomain"),
        Verdict("sanne@io", "domainNoDot", rfc5321: "dotlessDomain"),
        Verdict("sanne@example", "domainNoDot", rfc5321: "dotlessDomain"),
        Verdict("sanne@a", "domainNoDot", rfc5321: "dotlessDomain"),
        Verdict("sanne@xn--p1ai", "domainNoDot", rfc5321: "dotlessDomain"),
        Verdict("sanne@localserver", "domainNoDot", rfc5321: "dotlessDomain"),
        Verdict("sanne@a-b", "domainNoDot", rfc5321: "dotlessDomain"),
    ]

    /// RFC5321_TLDNUMERIC.
    static let numeric: [Verdict] = [
        Verdict("sanne@example.1", "numericTopLevel", rfc5321: "numericDomain"),
        Verdict("sanne@1.2", "numericTopLevel", rfc5321: "numericDomain"),
        Verdict("sanne@127.0.0.1", "numericTopLevel", rfc5321: "numericDomain"),
        Verdict("sanne@example.007", "numericTopLevel", rfc5321: "numericDomain"),
        Verdict("sanne@10.0.0.256", "numericTopLevel", rfc5321: "numericDomain"),
        Verdict("sanne@x.0", "numericTopLevel", rfc5321: "numericDomain"),
    ]

    /// RFC5321_QUOTEDSTRING.
    static let quoted: [Verdict] = [
        Verdict("\"sanne\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\"sanne visser\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\"sanne@home\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\".sanne\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\"sanne.\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\"a..b\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\"\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\" \"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\"\\\"\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\"\\\\\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\"\\a\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\"a\\ b\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\"\\@\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\"(no comment)\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\"<x>\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\"[x]:;,\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\"@\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\"a@b@c\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\"\\a\\b\\c\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\"é x\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\"日 本\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\"a'b\"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\" a \"@example.nl", "quotedLocal", rfc5321: ""),
        Verdict("\"\\\"a\\\"\"@example.nl", "quotedLocal", rfc5321: ""),
    ]

    /// R-LDH labels.
    static let reserved: [Verdict] = [
        Verdict("a@ab--cd.nl", "domainReservedLabel"),
        Verdict("a@a0--0.ac", "domainReservedLabel"),
        Verdict("a@zz--zz.example.nl", "domainReservedLabel"),
        Verdict("a@example.ab--c", "domainReservedLabel"),
    ]

    /// special-use domains.
    static let privateDomain: [Verdict] = [
        Verdict("a@localhost.localhost", "specialUseDomain", rfc5321: "privateDomain"),
        Verdict("a@printer.local", "specialUseDomain", rfc5321: "privateDomain"),
        Verdict("a@x.test", "specialUseDomain", rfc5321: "privateDomain"),
        Verdict("a@x.invalid", "specialUseDomain", rfc5321: "privateDomain"),
        Verdict("a@x.onion", "specialUseDomain", rfc5321: "privateDomain"),
        Verdict("a@1.in-addr.arpa", "specialUseDomain", rfc5321: "privateDomain"),
        Verdict("a@x.alt", "specialUseDomain", rfc5321: "privateDomain"),
        Verdict("a@mail.internal", "specialUseDomain", rfc5321: "privateDomain"),
    ]
}
