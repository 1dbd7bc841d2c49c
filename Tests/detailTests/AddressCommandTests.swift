import Foundation
import Testing

@Suite struct AddressCommandTests {
    @Test func tellsAPersonHowAnAddressIsSaved() throws {
        let outcome = try DetailCommand.run(
            ["address", "--country", "NL", "city=Amsterdam", "postalCode=1012js", "houseNumber=1", "street=Dam"])
        #expect(outcome.status == 0)
        #expect(
            outcome.output.hasPrefix(
                """
                Address: Netherlands
                    Postcode      1012 JS
                    House number  1
                    Street        Dam
                    Town or city  Amsterdam
                """), "\(outcome.output)")
        #expect(outcome.output.contains("  info[address.storedForm]: "))
    }

    @Test func tellsAPersonWhatIsWrongWhereAndWhatInstead() throws {
        let outcome = try DetailCommand.run(
            ["address", "--country", "BE", "--partial", "--lang", "nl", "postalCode=2800 Mechelen"])
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("  error[address.postalCodeFormat]: "), "\(outcome.output)")
        #expect(outcome.output.contains("   | 2800 Mechelen\n   | ^^^^^^^^^^^^^\n"), "\(outcome.output)")
        #expect(outcome.output.contains("   = misschien postcode “2800”, plaats “Mechelen”\n"), "\(outcome.output)")
    }

    /// The members of a batch's answers are a contract.
    @Test func answersABatchLineByLine() throws {
        let outcome = try DetailCommand.run(
            ["address", "--format", "json"],
            input: """
                {"country":"uk","fields":{"postalCode":"sw1a1aa"},"mode":"partial"}
                {"country":"BE","fields":{"postalCode":"2800 Mechelen"},"mode":"partial"}
                {"country":"Nederland","fields":{"city":"Utrecht"}}
                {"country":"US","fields":{"postalCode":94103},"mode":"partial"}
                {"country":"US","fields":{"postalCode":true}}
                {"country":"US","fields":{},"mode":"half"}

                """)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(outcome.status == 1 && lines.count == 6)
        #expect(
            lines[0].hasPrefix(#"{"country":"GB","valid":true,"normalized":{"postalCode":"SW1A 1AA"},"problems":[{"#),
            "\(lines[0])")
        #expect(
            lines[1].contains(
                #"{"field":"postalCode","code":"address.postalCodeFormat","severity":"error","offset":0,"length":13,"params":{"country":"BE","example":"2000"},"message":"#
            ), "\(lines[1])")
        #expect(lines[1].contains(#""suggestions":[{"postalCode":"2800","city":"Mechelen"}]}"#), "\(lines[1])")
        #expect(lines[2].hasPrefix(#"{"country":null,"valid":false,"normalized":{"city":"Utrecht"},"#), "\(lines[2])")
        #expect(lines[2].contains(#""suggestions":[{"country":"NL"}]"#), "\(lines[2])")
        #expect(lines[3].contains(#""code":"card.wrongType","severity":"error","#), "\(lines[3])")
        #expect(lines[4].contains(#""problem":"query.wrongType""#), "\(lines[4])")
        #expect(lines[5].contains(#""problem":"query.unknownValue""#), "\(lines[5])")
    }

    @Test func aPartIsNotAskedForTheRest() throws {
        let part = ["address", "--country", "US", "region=CA"]
        #expect(try DetailCommand.run(part).status == 1)
        #expect(try DetailCommand.run(part + ["--partial"]).status == 0)
    }

    /// A line that is no address is told as such, and not as an unknown country.
    @Test func tellsLinesThatAreNoObject() throws {
        let outcome = try DetailCommand.run(
            ["address", "--format", "json"],
            input: "oops\n[1]\n\"x\"\n{\"fields\":{\"city\":\"x\"}}\n{\"country\":\"\",\"fields\":{}}\n")
        let lines = outcome.output.split(separator: "\n").map(String.init)
        let problems = ["json.badLiteral", "query.wrongType", "query.wrongType", "query.noCountry"]
        #expect(outcome.status == 1 && lines.count == 5)
        for (line, problem) in zip(lines, problems) { #expect(line.contains(#""problem":"\#(problem)""#), "\(line)") }
        #expect(lines.last?.contains("address.unknownCountry") == true)
        let known = try DetailCommand.run(
            ["address", "--format", "json", "--country", "NL"], input: #"{"fields":{"city":"Utrecht"}}"#)
        #expect(known.output.contains(#""country":"NL""#))
    }
}
