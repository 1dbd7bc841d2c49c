import DetailKit
import Testing

/// A card or a detail, and the card before it, given apart: the same as in one payload, with other paths.
@Suite struct ChangeTests {
    private static func codes(_ report: Report) -> [String] { report.problems.map { "\($0.path) \($0.code)" } }

    /// In a change the paths begin with its side; apart, the payload is that side.
    @Test(arguments: [
        (#"{"names": [{"value": "Sanne", "default": true}]}"#, #"{"names": []}"#),
        (#"{"phones": [{"value": "+31612345678"}]}"#, #"{"kind": "phone", "value": "06 1234 5678", "country": "nl"}"#),
        (
            #"{"circles": ["f"], "names": [{"id": "1", "value": "Sanne"}, {"id": "2", "value": "Jo", "default": true}]}"#,
            #"{"kind": "name", "id": "1", "value": " Jo\u0020", "default": true, "circles": ["g"], "x": 1}"#
        ),
        (
            #"{"phones" : [ {"id": "1", "value": "+31612345678"} , {"id": "2", "value": "+31201234567"} ] }"#,
            #"{"kind": "phone", "id": "1", "value": "+31201234567", "type": "fax"}"#
        ),
    ]) func isToldAlike(before: String, after: String) throws {
        let validator = try Project.validator
        let change = #"{"before": \#(before), "after": \#(after)}"#
        let offset = change.utf8.count - after.utf8.count - 1
        let apart = validator.validate(Array(after.utf8), before: Array(before.utf8))
        let together = validator.validate(Array(change.utf8))
        #expect(!apart.problems.isEmpty)
        #expect(together.problems.map(\.path) == apart.problems.map { "/after" + $0.path })
        #expect(together.problems.map(\.code) == apart.problems.map(\.code))
        let moved = apart.problems.map { $0.range.lowerBound + offset..<$0.range.upperBound + offset }
        #expect(together.problems.map(\.range) == moved)
        for (one, other) in zip(together.problems, apart.problems) {
            #expect(one.fix?.operations.map(\.path) == other.fix?.operations.map { "/after" + $0.path })
        }
        let saved =
            #"{"before":\#(Self.compact(before)),"after":\#(String(decoding: apart.normalized ?? [], as: UTF8.self))}"#
        #expect(together.normalized.map { String(decoding: $0, as: UTF8.self) } == saved)
    }

    private static func compact(_ json: String) -> String {
        (try? Project.validator).flatMap { $0.validate(Array(json.utf8)).normalized }
            .map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The card before is looked at as a card after it would be, so whatever keeps it from being one is told.
    @Test(arguments: [
        "", "{", "3", "[]", "null", #"{"names": [], "names": []}"#, #"{"names": 3}"#, #"{"kind": "phone"}"#,
        #"{"after": {}}"#, #"{"emails": [{"verified": 1}]}"#, #"{"signInEmail": false}"#,
    ]) func tellsACardBeforeThatIsNone(before: String) throws {
        let validator = try Project.validator
        let kept = #"{"names": [{"value": "Sanne", "default": true}]}"#
        for payload in [kept, #"{"kind": "phone", "value": "+31612345678"}"#] {
            let report = validator.validate(Array(payload.utf8), before: Array(before.utf8))
            #expect(Self.codes(report) == [" card.wrongType"], "\(before)")
        }
        #expect(!validator.problems(ofBefore: Array(before.utf8)).isEmpty)
    }

    /// Problems of the others must not fill the report before it comes to the detail.
    @Test func aCardFullOfProblemsHidesNothing() throws {
        let names = (0..<900).map { _ in #"{"value": "", "type": "?", "label": 3, "circles": ["x"]}"# }
        let before = #"{"phones": [{"value": "+31612345678"}], "names": [\#(names.joined(separator: ","))]}"#
        let report = try Project.validator.validate(
            Array(#"{"kind": "phone", "value": "+31612345678"}"#.utf8), before: Array(before.utf8))
        #expect(Self.codes(report).contains("/value phone.duplicate"))
    }

    /// A list that has all it can have takes no more, and one that has more than that is not read.
    @Test(arguments: [(1000, " card.tooManyItems"), (1001, " card.wrongType")])
    func aFullListTakesNoMore(count: Int, told: String) throws {
        let names = (0..<count).map { #"{"value": "Sanne \#(String(repeating: "a", count: $0 % 90))"}"# }
        let before = #"{"names": [\#(names.joined(separator: ","))]}"#
        let report = try Project.validator.validate(
            Array(#"{"kind": "name", "value": "Jo", "default": true}"#.utf8), before: Array(before.utf8))
        #expect(Self.codes(report).contains(told), "\(Self.codes(report))")
    }

    /// A change that takes a thousand names away is told too.
    @Test func aListThatIsTooLongIsTold() throws {
        let names = (0..<1001).map { _ in #"{"value": "Sanne"}"# }
        let change = #"{"before": {"names": [\#(names.joined(separator: ","))]}, "after": {}}"#
        #expect(Self.codes(try Project.validator.validate(Array(change.utf8))) == ["/before/names card.tooManyItems"])
    }
}
