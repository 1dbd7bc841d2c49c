import Foundation
import Testing

@Suite struct LookupCommandTests {
    static let folder = FileManager.default.temporaryDirectory.appending(path: "lookup-\(UUID().uuidString)")

    /// The example list, compiled as the documentation says.
    static let table: String = {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: "addresses.table").path
        let outcome = try? DetailCommand.run(
            ["lookup", "Examples/addresses.csv", "--output", path, "--source", "Example list"], product: "tablec")
        return outcome?.status == 0 ? path : ""
    }()

    @Test func offersAPersonWhatIsMissing() throws {
        let outcome = try DetailCommand.run([
            "lookup", "--country", "NL", "--table", Self.table, "postalCode=1071xx", "houseNumber=1", "city=Utrecht",
        ])
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                NL  1071xx  1  Utrecht
                  there is a suggestion:
                  1. by Example list, 100 %
                     Street: Museumstraat
                     Town or city: replace “Utrecht” by “Amsterdam”?

                """, "\(outcome.output)\(outcome.errors)")
    }

    /// The members of a batch's answers are a contract.
    @Test func answersABatchLineByLine() throws {
        let outcome = try DetailCommand.run(
            ["lookup", "--format", "json", "--table", Self.table],
            input: """
                {"country":"nl","fields":{"postalCode":"1071 XX","houseNumber":1,"city":"Utrecht"}}
                {"country":"NL","fields":{"postalCode":"1071 XX","houseNumber":"99999"}}
                {"country":"NL","fields":{"postalCode":"1071","houseNumber":"1"}}
                {"country":"US","fields":{"postalCode":"20500"}}
                {"country":"BE","fields":{"postalCode":"1000","city":"bruxelles"}}
                {"country":"DE","fields":{"postalCode":"10115"}}
                {"country":"NL","fields":7}
                """)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(outcome.status == 1 && lines.count == 7)
        #expect(
            lines[0].hasPrefix(
                #"{"country":"NL","state":"offered","candidates":[{"fields":{"street":"Museumstraat","city":"Amsterdam"},"#
                    + #""confidence":100,"source":"Example list","replaces":{"city":"Utrecht"}}],"#
                    + #""ghosts":{"street":"Museumstraat"},"problems":[{"field":"street","code":"address.lookupOffered","severity":"info","#
            ), "\(lines[0])")
        #expect(
            lines[1].hasPrefix(
                #"{"country":"NL","state":"notFound","candidates":[],"ghosts":{},"problems":[{"field":"houseNumber","#
                    + #""code":"address.lookupNotFound","severity":"warning","#), "\(lines[1])")
        #expect(lines[2].contains(#""state":"none""#) && lines[2].contains("address.postalCodeIncomplete"))
        #expect(lines[3].contains(#""fields":{"city":"Washington","region":"DC"}"#))
        #expect(
            lines[4] == #"{"country":"BE","state":"agreed","candidates":[],"ghosts":{},"problems":[],"reason":null}"#)
        #expect(lines[5].contains(#""state":"none","candidates":[],"ghosts":{},"problems":[],"reason":"notCovered""#))
        #expect(lines[6].contains(#""problem":"query.wrongType""#))
    }

    @Test(
        "Why nobody was asked",
        arguments: [
            (["NL", "postalCode=1012JS"], "to look it up, these are needed first: Postcode, House number"),
            (
                ["NL", "postalCode=1012JS", "houseNumber=1"],
                "no source that was asked has addresses there: Netherlands"
            ),
            (["FR", "postalCode=75001"], "no source that was asked has addresses there: France"),
            (["HK", "district=Example"], "to look it up, these are needed first: Address line 1"),
            (["HK", "line1=1 Example"], "no source that was asked has addresses there: Hong Kong"),
            (["ZZ", "city=Example"], "nothing can be looked up without a country"),
        ])
    func tellsWhyNobodyWasAsked(arguments: [String], text: String) throws {
        let outcome = try DetailCommand.run(["lookup", "--country"] + arguments)
        #expect(outcome.output.contains(text), "\(outcome.output)")
    }

    @Test func saysWhatIsNoTable() throws {
        let outcome = try DetailCommand.run([
            "lookup", "--country", "NL", "--table", "Examples/card.json", "postalCode=1071XX",
        ])
        #expect(outcome.errors.contains("this is no compiled table (table."), "\(outcome.errors)")
    }

    @Test func asksAProgramFirst() throws {
        let outcome = try DetailCommand.run([
            "lookup", "--format", "json", "--country", "NL", "--command", "Examples/register.py", "--timeout", "60000",
            "postalCode=1071xx", "houseNumber=1",
        ])
        #expect(
            outcome.output.contains(
                #""fields":{"street":"Museumstraat","city":"Amsterdam"},"confidence":100,"source":"Example register""#),
            "\(outcome.output)")

        let dead = try DetailCommand.run([
            "lookup", "--country", "NL", "--command", "/no/such/program", "postalCode=1071xx", "houseNumber=1",
            "--lang", "nl",
        ])
        #expect(dead.status == 0 && dead.output.contains("het programma kon niet worden gestart"), "\(dead.output)")
    }

    /// What is found stands beside the answer about the address, and changes nothing of it.
    @Test func looksUpWhatIsChecked() throws {
        let outcome = try DetailCommand.run(
            ["address", "--format", "json", "--table", Self.table],
            input: """
                {"country":"NL","mode":"partial","lookup":true,"fields":{"postalCode":"1071xx","houseNumber":"1","city":"Utrecht"}}
                {"country":"NL","mode":"partial","fields":{"postalCode":"1071xx","houseNumber":"1","city":"Utrecht"}}
                {"country":"NL","lookup":"yes","fields":{"postalCode":"1071xx"}}
                """)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 3)
        #expect(lines[0].contains(#""normalized":{"postalCode":"1071 XX","houseNumber":"1","city":"Utrecht"}"#))
        #expect(
            lines[0].contains(
                #""lookup":{"country":"NL","state":"offered","candidates":[{"fields":{"street":"Museumstraat","#))
        #expect(!lines[1].contains(#""lookup""#) && lines[0].hasPrefix(lines[1].dropLast(1)))
        #expect(lines[2].contains("query.wrongType"))
        let text = try DetailCommand.run([
            "address", "--lookup", "--country", "BE", "--partial", "postalCode=2000", "city=Gent",
        ])
        #expect(text.status == 0 && text.output.contains("replace “Gent” by “Antwerpen”?"), "\(text.output)")
    }

    @Test(arguments: [
        ["--table", "Sources/CTables/images/dates.table"], ["--table", "Examples"], ["--table", "/no/such.table"],
        ["--table", ""], ["--timeout", "99999999999999999999"], ["--command"], ["--what"], ["--timeout", "0"],
        ["--timeout", "soon"], ["--table", "Examples/card.json"],
    ])
    func refusesWhatItCannotUse(options: [String]) throws {
        let outcome = try DetailCommand.run(["lookup", "--country", "NL", "postalCode=1071XX"] + options)
        #expect(outcome.status == 2 && outcome.output.isEmpty && !outcome.errors.isEmpty)
        // The file is named, so that somebody who gave several knows which.
        #expect(options.count < 2 || options[0] != "--table" || outcome.errors.contains("--table \(options[1])"))
    }
}
