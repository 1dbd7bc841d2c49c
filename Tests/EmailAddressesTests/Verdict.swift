import Testing

/// An address, and what is told of it under each grammar: codes without their kind, each once, in the order of the text.
///
/// Sign-up differs from a detail in nothing but disposable domains. That an address is saved in another form is left out.
struct Verdict: Sendable, CustomTestStringConvertible {
    let address: String
    let detail: String
    let rfc5321: String

    init(_ address: String, _ detail: String, rfc5321: String? = nil) {
        self.address = address
        self.detail = detail
        self.rfc5321 = rfc5321 ?? detail
    }

    var testDescription: String { address.debugDescription }

    /// A class of addresses, and which grammars take all of it.
    struct Class: Sendable, CustomTestStringConvertible {
        let name: String
        let cases: [Verdict]
        let isDetail: Bool
        let isMailbox: Bool

        init(_ name: String, _ cases: [Verdict], detail: Bool, rfc5321: Bool) {
            self.name = name
            self.cases = cases
            isDetail = detail
            isMailbox = rfc5321
        }

        var testDescription: String { name }
    }

    static let classes: [Class] =
        [
            Class("valid", valid, detail: true, rfc5321: true),
            Class("unknown domain", unknownDomain, detail: true, rfc5321: true),
            Class("dotless", dotless, detail: false, rfc5321: true),
            Class("numeric", numeric, detail: false, rfc5321: true),
            Class("quoted", quoted, detail: false, rfc5321: true),
            Class("reserved label", reserved, detail: true, rfc5321: true),
            Class("private domain", privateDomain, detail: false, rfc5321: true),
            Class("literal", literal, detail: false, rfc5321: true),
            Class("international", international, detail: true, rfc5321: true),
            Class("unsafe text", unsafeText, detail: false, rfc5321: true),
            Class("Form C, quoted", formCQuoted, detail: false, rfc5321: true),
            Class("outer space", outerSpace, detail: true, rfc5321: false),
        ] + refused.map { Class($0, $1, detail: false, rfc5321: false) }

    private static let refused = [
        ("short gap", shortGap), ("broken IPv6", brokenIPv6), ("domain literal", domainLiteral),
        ("open literal", openLiteral), ("long local part", longLocal), ("long quoted part", longQuoted),
        ("long label", longLabel), ("long domain", longDomain), ("long", long), ("comment", comment),
        ("inner space", innerSpace), ("obsolete local part", obsoleteLocal), ("obsolete", obsolete),
        ("no local part", noLocal), ("no domain", noDomain), ("no @", noAt), ("empty", empty), ("dots", dots),
        ("hyphens", hyphens), ("specials", specials), ("control", control), ("domain character", domainCharacter),
        ("broken label", brokenLabel), ("unsafe domain", unsafeDomain), ("Form C", formC), ("wide @", wideAt),
        ("Punycode", punycode),
    ]
}
