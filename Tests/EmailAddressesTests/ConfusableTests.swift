import EmailAddresses
import Testing

@Suite("Addresses that look like others")
struct ConfusableTests {
    /// Each with the places that are told.
    @Test(
        arguments: [
            ("аpple@example.com", ["confusable@0"]), ("аррӏе@example.com", ["confusable@0"]),
            ("sanne@аррӏе.com", ["confusable@6"]), ("sanne@xn--80ak6aa92e.com", ["confusable@6", "storedForm@0"]),
            ("sanne@mail.аррӏе.com", ["confusable@11"]), ("sanne.аня@example.com", ["confusable@0"]),
            ("иван@пример.рф", []), ("sanne@пример.срб", []), ("用户abc@例え.jp", []), ("müller@bücher.de", []),
            ("ılık@example.com.tr", []), ("νίκος@παράδειγμα.ελ", []),
        ] as [(String, [String])]) func scripts(address: String, told: [String]) throws
    {
        #expect(try Set(placed(address)) == Set(told))
    }

    /// What looks like the domain of a provider is asked about, whatever the policy.
    @Test(
        arguments: [
            ("sanne@gmаil.com", "sanne@gmail.com"), ("sanne@gmaıl.com", "sanne@gmail.com"),
            ("SANNE@GMAİL.COM", "sanne@gmail.com"), ("sanne@hotmáil.nl", "sanne@hotmail.nl"),
        ]) func providers(address: String, meant: String) throws
    {
        let found = try EmailRules.embedded.check(address).findings.first { $0.code == "email.domainTypo" }
        #expect(found?.repair?.text == meant)
        #expect(found?.repair?.certainty == .proposed)
    }

    @Test(arguments: ["sanne@münchen.de", "sanne@пример.com", "sanne@例え.jp"])
    func othersAreNot(address: String) throws {
        #expect(try placed(address).isEmpty)
    }

    /// Found or not, no address is refused for it by itself, and a proposal is made beside it.
    @Test func itIsASwitch() throws {
        #expect(try EmailRules.embedded.check("оса@example.com").isWellFormed)
        #expect(try EmailRules.embedded.check("оса@example,com").findings.first?.repair?.text == "оса@example.com")
    }
}
