import DetailKit
import JSONText
import Testing

@Suite struct ReportTests {
    static func report(_ text: String) throws -> Report { try Project.validator.validate(Array(text.utf8)) }

    @Test func givesAllProblemsInDocumentOrder() throws {
        let report = try Self.report(
            #"{"phones": [{"value": ""}], "names": [{"value": "", "default": true}], "x": 1, "profile": "no"}"#)
        #expect(report.problems.map(\.path) == ["/phones/0/value", "/names/0/value", "/x", "/profile"])
        #expect(report.problems.map(\.range.lowerBound) == report.problems.map(\.range.lowerBound).sorted())
        #expect(!report.isValid)
    }

    /// The mark stands on the wrong character, also behind escapes and characters of several bytes.
    @Test(arguments: [
        (#"{"kind": "name", "value": "Ann3"}"#, "3"),
        (#"{"kind": "name", "value": "\u0041nn3"}"#, "3"),
        (#"{"kind": "name", "value": "Zoë3"}"#, "3"),
        (#"{"kind": "name", "value": "\ud83c\udf3bAnna"}"#, #"\ud83c\udf3b"#),
    ]) func pointsAtTheCharacter(payload: String, marked: String) throws {
        let problem = try #require(try Self.report(payload).problems.first)
        #expect(String(decoding: Array(payload.utf8)[problem.range], as: UTF8.self) == marked)
    }

    @Test func isTheSameEveryTime() throws {
        let bytes = try Project.bytes("Examples/broken.json")
        let validator = try Project.validator
        let first = validator.validate(bytes).json(language: "nl")
        for _ in 0..<5 { #expect(validator.validate(bytes).json(language: "nl") == first) }
    }

    @Test(arguments: ["Examples/card.json", "Examples/broken.json"]) func savesASavedCardAsItIs(path: String) throws {
        let validator = try Project.validator
        let saved = try #require(validator.validate(try Project.bytes(path)).normalized)
        #expect(validator.validate(saved).normalized == saved)
    }

    @Test func saysNothingOfAMalformedCardButWhere() throws {
        let report = try Self.report("{\n  \"names\": [,]\n}")
        #expect(report.problems.map(\.code) == ["json.missingValue"])
        #expect(report.problems.map(\.path) == [""])
        #expect(report.normalized == nil && !report.isValid)
        #expect(
            JSONPosition(ofByte: report.problems[0].range.lowerBound, in: Array("{\n  \"names\": [,]\n}".utf8).span)
                .line == 2)
    }

    /// A list reads as a sentence, and what has no country has a name all the same.
    @Test(arguments: [
        (#"{"kind": "phone", "value": "123456", "country": "GB"}"#, "en", "7, 9 or 10"),
        (#"{"kind": "phone", "value": "123456", "country": "GB"}"#, "nl", "7, 9 of 10"),
        (#"{"kind": "phone", "value": "253 0000", "country": "US"}"#, "en", "has 10 "),
        (#"{"kind": "phone", "value": "+800123456789"}"#, "en", "(international)"),
        (#"{"kind": "phone", "value": "+800123456789"}"#, "nl", "(internationaal)"),
    ]) func saysItInTheLanguage(payload: String, language: String, part: String) throws {
        let report = try Self.report(payload)
        let problem = try #require(report.problems.first)
        #expect(report.message(problem, language: language).contains(part))
    }

    @Test func givesEveryRepeatedMember() throws {
        let report = try Self.report(#"{"profile": "main", "profile": "main", "names": [], "names": []}"#)
        #expect(report.problems.map(\.code) == ["json.duplicateMember", "json.duplicateMember"])
        #expect(report.normalized == nil)
    }

    @Test func neverRepeatsWhatWasTyped() throws {
        let secret = "Zwxyqkj"
        let payload = """
            {"names": [{"value": "\(secret)3"}], "phones": [{"value": "\(secret)", "country": "NL"}],
             "emails": [{"value": "\(secret)@@example.com"}], "circles": [], "dates": [{"day": "\(secret)", "month": 1}],
             "addresses": [{"country": "NL", "fields": {"postalCode": "\(secret)", "houseNumber": "\(secret)"}}]}
            """
        let report = try Self.report(payload)
        #expect(report.problems.count > 5)
        for problem in report.problems {
            #expect(!report.message(problem, language: "en").contains(secret), "\(problem.code)")
        }
    }

    @Test(
        arguments: [
            #"{"kind": "date", "day": 29, "month": 2, "year": 1907}"#,
            #"{"kind": "date", "day": 1, "month": 2, "year": 17907}"#,
            #"{"kind": "date", "day": 7907, "month": 2}"#, #"{"kind": "date", "day": 1, "month": 7907}"#,
            #"{"kind": "date", "day": 1, "month": 2, "year": 1604}"#,
        ], ["en", "nl"]) func neverRepeatsADate(payload: String, language: String) throws
    {
        let report = try Self.report(payload)
        #expect(!report.problems.isEmpty)
        for problem in report.problems {
            let message = report.message(problem, language: language)
            #expect(!message.contains("907") && !message.contains("1604"), "\(message)")
        }
    }
}
