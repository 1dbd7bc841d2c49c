import DetailKit
import Foundation
import TableCompiler
import TableFormat
import Testing
import UnicodeText

/// Messages in the languages of a team, which need not say everything.
@Suite struct LanguageTests {
    private static let tooMany = Array(
        #"{"photos": [\#((0..<7).map { #"{"file": "\#($0).jpg"}"# }.joined(separator: ", "))]}"#.utf8)

    @Test(arguments: [
        (1, "błąd"), (2, "błędy"), (4, "błędy"), (5, "błędów"), (12, "błędów"), (22, "błędy"), (101, "błędów"),
        (0, "błędów"),
    ]) func countInPolish(count: Int, word: String) throws {
        let validator = try Self.validator([
            "pl":
                #""words": {"summary.error": "{count, plural, one {# błąd} few {# błędy} many {# błędów} other {# błędu}}"}"#
        ])
        #expect(validator.phrase("summary.error", count: count, language: "pl") == "\(count) \(word)")
    }

    @Test(arguments: [(0, "zero"), (1, "one"), (2, "two"), (7, "few"), (11, "many"), (100, "other"), (3, "three")])
    func countInArabic(count: Int, form: String) throws {
        let forms = ["zero", "one", "two", "few", "many", "other"].map { "\($0) {\($0)}" }.joined(separator: " ")
        let validator = try Self.validator([
            "ar": #""words": {"summary.error": "{count, plural, =3 {three} \#(forms)}"}"#
        ])
        #expect(validator.phrase("summary.error", count: count, language: "ar") == form)
    }

    /// Languages whose rules do not end at two digits, and those that count millions otherwise.
    @Test(arguments: [
        ("kw", 1000, "two"), ("kw", 1001, "many"), ("kw", 21, "many"), ("fr", 1_000_000, "many"),
        ("fr", 1_000_001, "other"),
        ("fr", 0, "one"), ("lv", 1_000_011, "zero"), ("lv", 121, "one"), ("ar", 1_000_103, "few"),
        ("br", 1_000_000, "many"),
    ]) func countFar(language: String, count: Int, form: String) throws {
        let rules = try #require(PluralRules(language: language))
        let forms = rules.forms.map { "\($0.rawValue) {\($0.rawValue)}" }.joined(separator: " ")
        let validator = try Self.validator([language: #""words": {"summary.error": "{count, plural, \#(forms)}"}"#])
        #expect(validator.phrase("summary.error", count: count, language: language) == form)
        for number in (0...300).map({ $0 * 37 }) + [Int.max, Int.min, -1] {
            let phrase = validator.phrase("summary.error", count: number, language: language)
            #expect(phrase == rules.form(for: number).rawValue, "\(language) \(number)")
        }
    }

    /// The language first, then what it is a part of, then the first of the tables: text by text, whatever their order by name.
    @Test(arguments: [
        ("nl-BE", "photo.tooMany", "7 foto's, en 4 is genoeg."), ("nl-BE", "name.empty", "Dutch"),
        ("nl-BE-vls", "photo.tooMany", "7 foto's, en 4 is genoeg."), ("ar", "photo.tooMany", "English"),
        ("ar", "name.empty", "فارغ"), ("de", "name.empty", "English"),
    ]) func fallBackTextByText(language: String, code: String, expected: String) throws {
        let validator = try Self.validator([
            "nl-BE":
                #""messages": {"photo.tooMany": {"message": "{count, plural, one {# foto} other {# foto's}}, en {limit} is genoeg.", "explanation": "x"}}"#,
            "ar": #""messages": {"name.empty": {"message": "فارغ", "explanation": "x"}}"#,
        ])
        let payload = code == "photo.tooMany" ? Self.tooMany : Array(#"{"kind": "name", "value": ""}"#.utf8)
        let report = validator.validate(payload)
        let problem = try #require(report.problems.first { $0.code == code })
        let wanted =
            switch expected {
            case "English": report.message(problem, language: "en")
            case "Dutch": report.message(problem, language: "nl")
            default: expected
            }
        #expect(report.message(problem, language: language) == wanted)
        #expect(validator.languages.first == "en")
    }

    /// What is counted takes its form in both of our languages.
    @Test(arguments: [
        ("en", "+1 541 754 000", "1 digit is missing"), ("en", "+1 541 754", "4 digits are missing"),
        ("nl", "+1 541 754 000", "er ontbreekt 1 cijfer"), ("nl", "+1 541 754", "er ontbreken 4 cijfers"),
    ]) func countDigits(language: String, number: String, words: String) throws {
        let payload = #"{"kind": "phone", "value": "\#(number)", "country": "US"}"#
        let report = try Project.validator.validate(Array(payload.utf8))
        let problem = try #require(report.problems.first { $0.code == "phone.tooShort" })
        #expect(report.message(problem, language: language).contains(words))
    }

    /// No language's own words are needed to say a country's name.
    @Test func nameCountriesInALanguageThatHasNoNames() throws {
        let validator = try Self.validator(["qqq": #""words": {"summary.none": "nought in {files}"}"#])
        let report = validator.validate(Array(#"{"kind": "phone", "value": "06 12", "country": "NL"}"#.utf8))
        let problem = try #require(report.problems.first { $0.code == "phone.tooShort" })
        #expect(report.message(problem, language: "qqq").contains("Netherlands"))
    }

    /// The program's tables with languages of a team.
    private static func validator(_ languages: [String: String]) throws -> Validator {
        let folder = FileManager.default.temporaryDirectory.appending(path: "languages-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let messages = folder.appending(path: "messages")
        try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
        for (language, content) in languages {
            let file = messages.appending(path: "\(language).json")
            try #"{"language": "\#(language)", \#(content)}"#.write(to: file, atomically: true, encoding: .utf8)
        }
        let diagnostics = Diagnostics()
        let workspace = Workspace(root: Project.root.path, overlay: folder.path, diagnostics: diagnostics)
        var builder = ImageBuilder(
            topic: RulesTopic.name, schemaVersion: RulesTopic.schemaVersion, dataVersion: 0)
        RulesTopic.compile(workspace, diagnostics, into: &builder)
        try #require(diagnostics.sorted.isEmpty, "\(diagnostics.sorted)")
        return Validator(tables: try Tables(images: [TableImage(verifying: builder.build())] + Tables.embeddedImages))
    }
}
