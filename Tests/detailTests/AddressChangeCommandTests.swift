import Testing

/// `detail address` for an address whose country changes.
@Suite struct AddressChangeCommandTests {
    /// The members are a contract: more may be added, none renamed.
    @Test func tellsWhatIsKeptClearedAndOffered() throws {
        let outcome = try DetailCommand.run(
            ["address", "--format", "json"],
            input: #"{"country":"NL","from":"US","mode":"partial","fields":"#
                + #"{"line1":"Dorpsstraat 12A","city":"Utrecht","region":"CA"}}"# + "\n")
        #expect(outcome.output.contains(#""normalized":{"city":"Utrecht"}"#), "\(outcome.output)")
        #expect(
            outcome.output.contains(
                #""kept":{"city":"Utrecht"},"cleared":{"line1":"Dorpsstraat 12A","region":"CA"},"#
                    + #""offered":[{"street":"Dorpsstraat","houseNumber":"12","addition":"A"}]"#), "\(outcome.output)")
    }

    /// What a caller undoes a change with: the fields before, in their order.
    @Test func tellsTheAddressBefore() throws {
        let fields = #"{"region":"CA","line1":" 100 Main St","city":"Utrecht"}"#
        let outcome = try DetailCommand.run(
            ["address", "--format", "json"],
            input: #"{"country":"NL","from":"US","mode":"partial","fields":"# + fields + "}\n")
        #expect(
            outcome.output.hasSuffix(#","previous":{"country":"US","fields":"# + fields + "}}\n"), "\(outcome.output)")
    }

    @Test func namesFieldsInTheLanguageOfThePerson() throws {
        let outcome = try DetailCommand.run([
            "address", "--country", "US", "--from", "NL", "--lang", "nl", "--partial", "street=Dam", "houseNumber=1",
        ])
        #expect(outcome.output.contains("  - huisnummer  1\n"), "\(outcome.output)")
        #expect(outcome.output.contains("  ? adresregel 1  1 Dam\n"), "\(outcome.output)")
    }

    @Test func takesTheOldCountryAsAnOption() throws {
        let outcome = try DetailCommand.run(
            ["address", "--country", "BE", "--from", "NL", "--partial", "--format", "json", "postalCode=1012 JS"])
        #expect(outcome.status == 1)
        #expect(outcome.output.contains(#""code":"address.postalCodeFormat""#), "\(outcome.output)")
        #expect(outcome.output.contains(#""kept":{"postalCode":"1012 JS"},"cleared":{},"offered":[]"#))
    }

    @Test func saysNothingOfAChangeThatIsNone() throws {
        let outcome = try DetailCommand.run([
            "address", "--country", "NL", "--partial", "--format", "json", "city=Utrecht",
        ])
        #expect(!outcome.output.contains("cleared"))
    }
}
