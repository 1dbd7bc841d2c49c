import EmailAddresses
import Testing

@Suite("What people type into a field for an address")
struct EverydaySlipTests {
    /// What is proposed, with the places that are told.
    @Test(
        arguments: [
            ("sannegmail.com", "sanne@gmail.com", ["missingAt@5"]),
            ("sanne.gmail.com", "sanne@gmail.com", ["missingAt@5"]),
            ("sanne#hotmail.nl", "sanne@hotmail.nl", ["missingAt@5"]),
            ("sanne gmail.com", "sanne@gmail.com", ["missingAt@5"]),
            ("sanne.visserhotmail.com", "sanne.visser@hotmail.com", ["missingAt@12"]),
            ("sanne2gmail.com", nil, ["missingAt@0"]), ("sanne_gmail.com", nil, ["missingAt@0"]),
            ("www.gmail.com", nil, ["missingAt@0"]), ("mail.yahoo.com", nil, ["missingAt@0"]),
            ("hotmail.com", nil, ["missingAt@0"]), (".gmail.com", nil, ["missingAt@0"]),
            ("sanne visser gmail.com", nil, ["missingAt@0"]), ("sanne.web.de", nil, ["missingAt@0"]),
            ("sanne@gmail com", "sanne@gmail.com", ["whiteSpace@11"]),
            ("sanne@example nl", "sanne@example.nl", ["whiteSpace@13"]),
            ("sanne@gmail:com", "sanne@gmail.com", ["commaForDot@11"]),
            ("sanne@gmail-com", "sanne@gmail.com", ["domainNoDot@6"]),
            ("sanne@gmail.com-", "sanne@gmail.com", ["domainHyphen@15"]),
            ("sanne@-example.nl", "sanne@example.nl", ["domainHyphen@6"]),
            ("mailto://sanne@example.nl", "sanne@example.nl", ["link@0"]),
            ("http://www.sanne@example.nl", "sanne@example.nl", ["link@0"]),
            ("e-mail sanne@example.nl", "sanne@example.nl", ["surroundingWords@0"]),
            ("mail @example.nl", "mail@example.nl", ["whiteSpace@4"]),
            (
                "E-mail:'sanne@example.nl'", "sanne@example.nl",
                ["surroundingWords@0", "surroundingPunctuation@7", "surroundingPunctuation@24"]
            ),
            ("sanne@example.nl/piet@example.nl", "sanne@example.nl", ["severalAddresses@16"]),
            ("a+b@example.nl+c@example.nl", "a+b@example.nl", ["severalAddresses@14"]),
            ("www.sanne@example.nl", "sanne@example.nl", ["webAddress@0"]),
            ("sanne@www.example.nl", "sanne@example.nl", ["webAddress@6"]),
            ("sanne@www.nl", nil, []), ("www@example.nl", nil, []),
            ("www.a.b@www.co.uk", "a.b@www.co.uk", ["webAddress@0"]),
            ("sanne@münchen.con", "sanne@münchen.com", ["unknownTopLevel@15"]),
            ("sanne@ab・ab.jp", nil, ["domainCharacter@8"]), ("sanne@нет.нетнет", nil, ["unknownTopLevel@13"]),
        ] as [(String, String?, [String])]) func slips(typed: String, meant: String?, told: [String]) throws
    {
        #expect(try placed(typed) == told)
        let repairs = try EmailRules.embedded.check(typed).findings.compactMap(\.repair?.text)
        #expect(repairs.first == meant)
    }

    /// RFC 5321 has no opinion on names.
    @Test func theGrammarDoesNotMindWebAddresses() throws {
        #expect(try placed("www.sanne@www.example.nl", policy: .rfc5321).isEmpty)
    }
}
