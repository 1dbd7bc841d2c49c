extension Verdict {
    /// SMTPUTF8.
    static let international: [Verdict] = [
        Verdict("josé@example.nl", ""),
        Verdict("иван@example.com", ""),
        Verdict("用户@example.cn", ""),
        Verdict("δοκιμή@example.gr", ""),
        Verdict("संपर्क@example.in", ""),
        Verdict("محمد@example.ae", ""),
        Verdict("דוד@example.co.il", ""),
        Verdict("김철수@example.kr", ""),
        Verdict("สมชาย@example.th", ""),
        Verdict("한@example.kr", ""),
        Verdict("\u{1F600}@example.nl", ""),
        Verdict("e\u{301}@example.nl", ""),
        Verdict("ÉLODIE@example.fr", ""),
        Verdict("İnci@example.com", ""),
        Verdict("ıssız@example.com", ""),
        Verdict("ΟΔΟΣ@example.gr", ""),
        Verdict("STRA\u{1E9E}E@example.de", ""),
        Verdict("\u{212B}se@example.se", ""),
        Verdict("\u{212A}ees@example.nl", ""),
        Verdict("sanne@bücher.example", ""),
        Verdict("sanne@BÜCHER.example", ""),
        Verdict("sanne@faß.example", ""),
        Verdict("sanne@STRA\u{1E9E}E.example", ""),
        Verdict("sanne@例え.テスト", ""),
        Verdict("sanne@пример.рф", ""),
        Verdict("sanne@उदाहरण.भारत", ""),
        Verdict("sanne@مثال.السعودية", ""),
        Verdict("sanne@דוגמה.example", ""),
        Verdict("sanne@\u{FF45}\u{FF58}\u{FF41}\u{FF4D}\u{FF50}\u{FF4C}\u{FF45}.nl", ""),
        Verdict("sanne@example\u{3002}nl", ""),
        Verdict("sanne@example\u{FF0E}nl", ""),
        Verdict("sanne@example\u{FF61}nl", ""),
        Verdict("sanne@l·l.example", ""),
        Verdict("sanne@ア・イ.example", ""),
        Verdict("sanne@ශ්\u{200D}රී.example", ""),
        Verdict("sanne@ک\u{200C}مت.example", ""),
        Verdict("sanne@xn--fa-hia.example", ""),
        Verdict("sanne@οδος.example", ""),
        Verdict("sanne@ΟΔΟΣ.example", ""),
    ]

    /// UTF8-non-ascii that cannot be seen, or is no character in use.
    static let unsafeText: [Verdict] = [
        Verdict("a\u{200B}@example.nl", "invisible", rfc5321: "unsafeCharacter"),
        Verdict("\u{200B}a@example.nl", "invisible", rfc5321: "unsafeCharacter"),
        Verdict("a\u{200D}@example.nl", "invisible", rfc5321: "unsafeCharacter"),
        Verdict("a\u{202E}@example.nl", "bidi", rfc5321: "unsafeCharacter"),
        Verdict("\u{200E}a@example.nl", "bidi", rfc5321: "unsafeCharacter"),
        Verdict("a\u{AD}@example.nl", "invisible", rfc5321: "unsafeCharacter"),
        Verdict("a\u{85}b@example.nl", "whiteSpace", rfc5321: "unsafeCharacter"),
        Verdict("a\u{A0}b@example.nl", "whiteSpace", rfc5321: "unsafeCharacter"),
        Verdict("a\u{3000}b@example.nl", "whiteSpace", rfc5321: "unsafeCharacter"),
        Verdict("a\u{2028}b@example.nl", "whiteSpace", rfc5321: "unsafeCharacter"),
        Verdict("a\u{FEFF}@example.nl", "invisible", rfc5321: "unsafeCharacter"),
        Verdict("a\u{FFFD}@example.nl", "localCharacter", rfc5321: "unsafeCharacter"),
        Verdict("a\u{FFFF}@example.nl", "localCharacter", rfc5321: "unsafeCharacter"),
        Verdict("a\u{E000}@example.nl", "localCharacter", rfc5321: "unsafeCharacter"),
        Verdict("a\u{378}@example.nl", "localCharacter", rfc5321: "unsafeCharacter"),
        Verdict("\u{301}a@example.nl", "localCharacter", rfc5321: "unsafeCharacter"),
        Verdict("a\u{FE0F}@example.nl", "invisible", rfc5321: "unsafeCharacter"),
        Verdict("a\u{3164}@example.nl", "invisible", rfc5321: "unsafeCharacter"),
        Verdict("a\u{2800}@example.nl", "invisible", rfc5321: "unsafeCharacter"),
        Verdict("a\u{FF20}b@example.nl", "fullWidthAt", rfc5321: "unsafeCharacter"),
        Verdict("a﹫b@example.nl", "fullWidthAt", rfc5321: "unsafeCharacter"),
        Verdict("a\u{10FFFF}@example.nl", "localCharacter", rfc5321: "unsafeCharacter"),
        Verdict("a\u{600}@example.nl", "localCharacter", rfc5321: "unsafeCharacter"),
        Verdict("a\u{2066}@example.nl", "bidi", rfc5321: "unsafeCharacter"),
    ]

    /// what Form C makes a sign of ASCII of.
    static let formC: [Verdict] = [
        Verdict("a\u{37E}b@example.nl", "localCharacter")
    ]

    /// the same, quoted.
    static let formCQuoted: [Verdict] = [
        Verdict("\"a\u{37E}b\"@example.nl", "quotedLocal", rfc5321: "unsafeCharacter")
    ]

    /// an @ of another width.
    static let wideAt: [Verdict] = [
        Verdict("a\u{FF20}example.nl", "fullWidthAt"),
        Verdict("a﹫example.nl", "fullWidthAt"),
        Verdict("a\u{FF20}b\u{FF20}example.nl", "fullWidthAt twoAts"),
    ]
}
