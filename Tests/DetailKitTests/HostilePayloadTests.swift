import DetailKit
import JSONText
import Testing

@Suite struct HostilePayloadTests {
    @Test func refusesWhatIsTooDeepOrTooLong() throws {
        let validator = try Project.validator
        let deep = [UInt8](repeating: UInt8(ascii: "["), count: 500_000)
        #expect(validator.validate(deep).problems.map(\.code) == ["json.tooDeep"])
        let long = [UInt8](repeating: UInt8(ascii: " "), count: 5 << 20)
        #expect(validator.validate(long).problems.map(\.code) == ["json.tooLarge"])
    }

    @Test func looksAtTheSizeOfAListBeforeItsItems() throws {
        let items = Array(repeating: "{}", count: 5_000).joined(separator: ",")
        let report = try ReportTests.report("{\"names\": [\(items)]}")
        #expect(report.problems.map(\.code) == ["card.tooManyItems", "name.noDefault"])
    }

    @Test func cutsAReportAndSaysSo() throws {
        let members = (0..<3_000).map { "\"m\($0)\": 0" }.joined(separator: ",")
        let report = try ReportTests.report("{\(members)}")
        #expect(report.problems.count == 1_001)
        #expect(report.problems.filter { $0.code == "card.tooManyProblems" }.count == 1)
    }

    /// Every prefix of a card, and every byte of it changed: a report each time, and it is JSON.
    @Test func answersWhateverTheBytes() throws {
        let validator = try Project.validator
        let card = try Project.bytes("Examples/broken.json")
        for end in card.indices { #expect(isJSON(validator.validate(Array(card[..<end])))) }
        var random = SystemRandomNumberGenerator()
        for offset in card.indices {
            var bytes = card
            bytes[offset] = UInt8.random(in: 0...255, using: &random)
            #expect(isJSON(validator.validate(bytes)), "byte \(offset) is \(bytes[offset])")
        }
    }

    private func isJSON(_ report: Report) -> Bool { (try? JSONDocument(report.json(language: "en"))) != nil }
}
