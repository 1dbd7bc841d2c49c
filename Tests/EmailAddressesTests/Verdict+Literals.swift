extension Verdict {
    /// RFC5321_ADDRESSLITERAL.
    static let literal: [Verdict] = [
        Verdict("a@[192.0.2.1]", "addressLiteral", rfc5321: ""),
        Verdict("a@[0.0.0.0]", "addressLiteral", rfc5321: ""),
        Verdict("a@[255.255.255.255]", "addressLiteral", rfc5321: ""),
        Verdict("a@[1.02.003.4]", "addressLiteral", rfc5321: ""),
        Verdict("a@[IPv6:::]", "addressLiteral", rfc5321: ""),
        Verdict("a@[IPv6:::1]", "addressLiteral", rfc5321: ""),
        Verdict("a@[IPv6:1::]", "addressLiteral", rfc5321: ""),
        Verdict("a@[ipv6:2001:db8::1]", "addressLiteral", rfc5321: ""),
        Verdict("a@[IPV6:2001:DB8::A]", "addressLiteral", rfc5321: ""),
        Verdict("a@[IPv6:1:2:3:4:5:6:7:8]", "addressLiteral", rfc5321: ""),
        Verdict("a@[IPv6:0001:0002:0003:0004:0005:0006:0007:0008]", "addressLiteral", rfc5321: ""),
        Verdict("a@[IPv6:::1:2:3:4:5:6]", "addressLiteral", rfc5321: ""),
        Verdict("a@[IPv6:1:2:3:4:5:6::]", "addressLiteral", rfc5321: ""),
        Verdict("a@[IPv6:1:2:3::4:5:6]", "addressLiteral", rfc5321: ""),
        Verdict("a@[IPv6:1::6]", "addressLiteral", rfc5321: ""),
        Verdict("a@[IPv6:::192.0.2.1]", "addressLiteral", rfc5321: ""),
        Verdict("a@[IPv6:::ffff:192.0.2.1]", "addressLiteral", rfc5321: ""),
        Verdict("a@[IPv6:1:2:3:4:5:6:192.0.2.1]", "addressLiteral", rfc5321: ""),
        Verdict("a@[IPv6:1:2::3:4:192.0.2.1]", "addressLiteral", rfc5321: ""),
        Verdict("a@[IPv6:1:2:3:4::192.0.2.1]", "addressLiteral", rfc5321: ""),
        Verdict("a@[IPv6:::1:2:3:4:192.0.2.1]", "addressLiteral", rfc5321: ""),
        Verdict("\"a b\"@[192.0.2.1]", "quotedLocal addressLiteral", rfc5321: ""),
    ]

    /// RFC5321_IPV6DEPRECATED: two colons for one group.
    static let shortGap: [Verdict] = [
        Verdict("a@[IPv6:1:2:3:4:5:6:7::]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:::2:3:4:5:6:7:8]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:1::3:4:5:6:7:8]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:1:2:3:4::6:7:8]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:1:2:3:4:5::192.0.2.1]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:::1:2:3:4:5:192.0.2.1]", "addressLiteral", rfc5321: "literalForm"),
    ]

    /// RFC5322_IPV6_*.
    static let brokenIPv6: [Verdict] = [
        Verdict("a@[IPv6:1:2:3:4:5:6:7]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:1:2:3:4:5:6:7:8:9]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:1:2:3:4:5:6:7:8::]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:1::2:3:4:5:6:7:8]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:1:2:3:4:5:6:7:192.0.2.1]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:1:2:3:4:5:192.0.2.1]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:1::2::3]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:::1::]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:1:::2]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:::::]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6::1:2:3:4:5:6:7]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6::2::3]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:1:2:3:4:5:6:7:]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:1::2:]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:12345::1]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:g::1]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:1:2:3:4:5:6:7:z]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:fe80::1%eth0]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6::]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:1]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:192.0.2.1]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:::192.0.2]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:::192.0.2.256]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:::192.0.2.1:1]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[IPv6:1::2 ]", "addressLiteral whiteSpace", rfc5321: "whiteSpace"),
        Verdict("a@[IPv6: 1::2]", "addressLiteral whiteSpace", rfc5321: "whiteSpace"),
    ]

    /// RFC5322_DOMAINLITERAL and DOMLIT_OBSDTEXT.
    static let domainLiteral: [Verdict] = [
        Verdict("a@[example.nl]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[x]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[192.0.2]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[192.0.2.1.5]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[192.0.2.256]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[192.0.2.1234]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[192.0.2.0x1]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[192.0.2.-1]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[ 192.0.2.1]", "addressLiteral whiteSpace", rfc5321: "whiteSpace"),
        Verdict("a@[192.0.2.1 ]", "addressLiteral surroundingWords", rfc5321: "literalOpen surroundingWords"),
        Verdict("a@[192,0,2,1]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[2001:db8::1]", "addressLiteral", rfc5321: "literalTag"),
        Verdict("a@[1:2:3:4:5:6:7:8]", "addressLiteral", rfc5321: "literalTag"),
        Verdict("a@[IPv4:192.0.2.1]", "addressLiteral", rfc5321: "literalTag"),
        Verdict("a@[tag:content]", "addressLiteral", rfc5321: "literalTag"),
        Verdict("a@[tag-:content]", "addressLiteral", rfc5321: "literalTag"),
        Verdict("a@[IPv6.1]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[a\\]b]", "addressLiteral", rfc5321: "literalForm literalOpen"),
        Verdict("a@[a[b]", "addressLiteral", rfc5321: "literalForm"),
        Verdict("a@[a]b]", "addressLiteral", rfc5321: "literalForm literalOpen"),
    ]

    /// ERR_* of literals.
    static let openLiteral: [Verdict] = [
        Verdict("a@[192.0.2.1", "addressLiteral", rfc5321: "literalOpen"),
        Verdict("a@[192.0.2.1]x", "addressLiteral", rfc5321: "literalOpen"),
        Verdict("a@[192.0.2.1].nl", "addressLiteral", rfc5321: "literalOpen"),
        Verdict("a@x[192.0.2.1]", "domainCharacter"),
        Verdict(
            "a@192.0.2.1]", "numericTopLevel surroundingPunctuation", rfc5321: "numericDomain surroundingPunctuation"),
        Verdict("a@[", "addressLiteral", rfc5321: "literalOpen"),
        Verdict("a@]", "domainCharacter domainNoDot", rfc5321: "domainCharacter dotlessDomain"),
        Verdict("a@[192.0.2.1][", "addressLiteral", rfc5321: "literalOpen"),
        Verdict("a@[192.0.2.1].", "addressLiteral", rfc5321: "literalOpen"),
    ]
}
