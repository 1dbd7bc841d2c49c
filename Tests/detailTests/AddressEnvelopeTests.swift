import Foundation
import Testing

@Suite struct AddressEnvelopeTests {
    static func answers(_ lines: [String], _ options: [String] = []) throws -> [[String: Any]] {
        let outcome = try DetailCommand.run(
            ["address", "--format", "json"] + options, input: lines.joined(separator: "\n"))
        return try outcome.output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    /// The members of a batch's answers are a contract.
    @Test func printsWhatIsSaved() throws {
        let answers = try Self.answers([
            #"{"country":"USA","fields":{"line1":"100 Example Dr","city":"Nashville","region":"Tennessee","postalCode":"37204"}}"#,
            #"{"country":"JP","fields":{"region":"13","city":"Chiyoda-ku","line1":"1-1 Chiyoda","postalCode":"1000001"}}"#,
            #"{"country":"JP","mode":"partial","fields":{"region":"13"}}"#,
            #"{"country":"ZZ","fields":{"city":"Exampletown"}}"#,
        ])
        #expect(answers.count == 4)
        #expect(answers[0]["envelope"] as? [String] == ["100 Example Dr", "NASHVILLE TN 37204"])
        #expect(answers[0]["envelopeLocal"] is NSNull && answers[0]["coarse"] as? String == "372")
        #expect(answers[0]["singleLine"] as? String == "100 Example Dr, Nashville TN 37204")
        #expect(answers[1]["envelope"] as? [String] == ["1-1 Chiyoda", "Chiyoda-ku, Tokyo 100-0001"])
        #expect(answers[1]["layout"] as? String == "latin")
        #expect(answers[2]["envelopeLocal"] as? [String] == ["東京都"])
        #expect(answers[3]["envelope"] is NSNull && answers[3]["singleLine"] is NSNull)
    }

    @Test func namesTheCountryOnlyAbroad() throws {
        let line = #"{"country":"NL","mode":"partial","fields":{"city":"Utrecht"}}"#
        let abroad = #"{"country":"NL","mode":"partial","origin":"FR","fields":{"city":"Utrecht"}}"#
        let answers = try Self.answers([line, abroad], ["--origin", "NL"])
        #expect(answers.map { $0["envelope"] as? [String] } == [["UTRECHT"], ["UTRECHT", "PAYS-BAS"]])
    }

    @Test func drawsAnEnvelope() throws {
        let outcome = try DetailCommand.run([
            "address", "--country", "NL", "postalCode=1012js", "houseNumber=1", "street=Dam", "city=Amsterdam",
        ])
        #expect(outcome.status == 0)
        #expect(
            outcome.output.contains(
                """
                    ┌────────────────────┐
                    │ Dam 1              │
                    │ 1012 JS  AMSTERDAM │
                    └────────────────────┘
                """), "\(outcome.output)")
    }
}
