import AddressLookup
import CalendarDates
import DetailKit
import EmailAddresses
import JSONText
import PersonNames
import PhoneNumbers
import Photos
import PostalAddresses
import Testing

@Suite struct RuleTableTests {
    static let files = ["Rules/card.json", "Rules/json.json"] + Project.files("Rules/details")

    /// Every example that a rule gives breaks that rule.
    @Test(arguments: files) func examplesBreakTheirRule(path: String) throws {
        let validator = try Project.tellingValidator
        let document = try JSONDocument(try Project.bytes(path))
        let problems = try #require(document.member("problems", of: document.root))
        for problem in document.elements(of: problems) {
            let code = try #require(document.member("code", of: problem).flatMap(document.string(of:)))
            for example in document.elements(of: try #require(document.member("examples", of: problem))) {
                // An example that is not JSON is written as a text.
                var writer = JSONWriter()
                writer.value(example, of: document)
                let payload = document.string(of: example).map { Array($0.utf8) } ?? writer.bytes
                let (given, surroundings) = Self.given(example, payload, in: document)
                let codes = validator.validate(given, in: surroundings).problems.map(\.code)
                #expect(codes.contains(code), "\(code): \(String(decoding: payload, as: UTF8.self)) gives \(codes)")
            }
        }
    }

    /// An example is a payload, or a payload with the files beside it: {"given", "photos"}.
    private static func given(
        _ example: JSONNode, _ payload: [UInt8], in document: JSONDocument
    ) -> ([UInt8], Surroundings) {
        guard let given = document.member("given", of: example), let photos = document.member("photos", of: example)
        else { return (payload, .unknown) }
        var writer = JSONWriter()
        writer.value(given, of: document)
        return (writer.bytes, Surroundings(photos: CorpusCase.photos(photos, document)))
    }

    /// What the modules can report is what the tables explain.
    @Test func everyCodeOfAModuleIsInTheTables() throws {
        let listed = Set(try Project.validator.tables.codes.map(\.code))
        let reported =
            AddressCode.allCases.map(\.rawValue) + LookupCode.allCases.map(\.rawValue)
            + DateCode.allCases.map(\.rawValue)
            + EmailCode.allCases.map(\.rawValue)
            + NameCode.allCases.map(\.rawValue) + PhoneCode.allCases.map(\.rawValue)
            + PhotoCode.allCases.map(\.rawValue)
            + JSONErrorCode.allCases.map(\.rawValue) + Tables.structureCodes
        #expect(Set(reported).subtracting(listed).isEmpty)
    }

    @Test(arguments: ["en", "nl"]) func everyCodeHasAMessageWithoutGaps(language: String) throws {
        let validator = try Project.tellingValidator
        for path in Self.files {
            let document = try JSONDocument(try Project.bytes(path))
            for problem in document.elements(of: try #require(document.member("problems", of: document.root))) {
                for example in document.elements(of: try #require(document.member("examples", of: problem))) {
                    var writer = JSONWriter()
                    writer.value(example, of: document)
                    let payload = document.string(of: example).map { Array($0.utf8) } ?? writer.bytes
                    let (given, surroundings) = Self.given(example, payload, in: document)
                    let report = validator.validate(given, in: surroundings)
                    for found in report.problems {
                        let message = report.message(found, language: language)
                        #expect(!message.isEmpty && message != found.code && !message.contains("{"), "\(found.code)")
                        let explanation = try #require(report.explanation(found, language: language))
                        #expect(!explanation.isEmpty && !explanation.contains("{"), "\(found.code)")
                    }
                }
            }
        }
    }

    @Test(arguments: [
        ("nl", true), ("nl-BE", true), ("NL", true), ("nl-Latn-NL", true), ("en", false), ("de", false), ("", false),
        ("-", false),
    ])
    func fallsBackAlongTheLanguageTag(tag: String, isDutch: Bool) throws {
        let report = try Project.validator.validate(Array(#"{"kind": "name", "value": ""}"#.utf8))
        let problem = try #require(report.problems.first)
        #expect((report.message(problem, language: tag) == report.message(problem, language: "nl")) == isDutch)
    }
}
