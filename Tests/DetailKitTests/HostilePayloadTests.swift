import DetailKit
import Foundation
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
        #expect(report.problems.map(\.code) == ["card.tooManyItems"])
    }

    /// Each collection is bounded before anything in it is compared with anything else.
    @Test(arguments: [
        #"{"circles": [ITEMS]}"#, #"{"kind": "name", "value": "Sanne", "circles": [ITEMS]}"#,
        #"{"kind": "address", "country": "NL", "fields": {MEMBERS}}"#,
        #"{"addresses": [{"country": "NL", "fields": {"postalCode": "1012 JS", "houseNumber": "1", "street": "Dam", "city": "Amsterdam"}, "sharing": {"mode": "perField", "circles": {MEMBERS}}}]}"#,
    ]) func boundsEveryCollection(payload: String) throws {
        let items = (0..<40_000).map { "\"c\($0)\"" }.joined(separator: ",")
        let members = (0..<40_000).map { "\"m\($0)\": []" }.joined(separator: ",")
        let text = payload.replacingOccurrences(of: "ITEMS", with: items).replacingOccurrences(
            of: "MEMBERS", with: members)
        #expect(try ReportTests.report(text).problems.map(\.code) == ["card.tooManyItems"])
    }

    @Test func cutsAReportAndSaysSo() throws {
        let members = (0..<3_000).map { "\"m\($0)\": 0" }.joined(separator: ",")
        let report = try ReportTests.report("{\(members)}")
        #expect(report.problems.count == 1_001)
        #expect(report.problems.last?.code == "card.tooManyProblems")
    }

    /// Each pointer goes through the member's name, which is as long as a payload may be.
    @Test func boundsThePointersOfAReport() throws {
        let name = String(repeating: "n", count: 3 << 20)
        let circles = (0..<900).map { "\"c\($0)\"" }.joined(separator: ",")
        let report = try ReportTests.report(
            #"{"circles": [], "addresses": [{"sharing": {"mode": "perField", "circles": {"\#(name)": [\#(circles)]}}}]}"#
        )
        #expect(report.problems.reduce(0) { $0 + $1.path.utf8.count } < 8 << 20)
        #expect(report.problems.last?.code == "card.tooManyProblems")
    }

    /// A run of marks that ICU would take minutes over.
    @Test func comparesALongCircleAsItIs() throws {
        let marks = "a" + String(repeating: "\u{301}\u{323}", count: 250_000)
        let report = try ReportTests.report(
            #"{"circles": ["\#(marks)"], "names": [{"value": "Sanne", "default": true, "circles": ["\#(marks)"]}]}"#)
        #expect(report.problems.isEmpty)
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
