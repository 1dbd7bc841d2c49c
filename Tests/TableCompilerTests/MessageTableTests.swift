import Foundation
import TableCompiler
import TableFormat
import Testing

/// What a team says in a language of its own, or otherwise than the project.
@Suite struct MessageTableTests {
    /// A language with one text is a language.
    @Test(arguments: ["messages/fy.json", "messages/fy/card.json"])
    func takesAPartialLanguageAsAFileOrAFolder(path: String) throws {
        let faults = try faults([
            path: text("fy", #""card.labelMissing": {"message": "Der mist in namme.", "explanation": "Jou ien."}"#)
        ])
        #expect(faults == [])
    }

    @Test func letsATeamSaySingleThingsOtherwise() throws {
        let faults = try faults([
            "messages/nl.json": text("nl", #""name.empty": {"message": "Leeg.", "explanation": "Vul in."}"#)
        ])
        #expect(faults == [])
    }

    /// Languages that differ in their forms, each with those it has.
    @Test func takesTheFormsOfEachLanguage() throws {
        let forms = [
            "pl": "one {#} few {#} many {#} other {#}", "ar": "zero {#} one {#} two {#} few {#} many {#} other {#}",
            "ja": "other {#}", "tlh": "other {#}", "en-GB": "one {#} other {#}",
            "cs": "=0 {} one {#} few {#} other {#}",
            // CLDR has forms for millions and for fractions, which a count of items never takes.
            "fr": "one {#} other {#}", "fr-CA": "one {#} many {#} other {#}", "lt": "one {#} few {#} other {#}",
        ]
        #expect(try faults(of: forms.mapValues { "{count, plural, \($0)}" }) == [:])
    }

    /// One message each: a language and a text that has a fault.
    @Test func tellsAFormThatIsNotTheLanguages() throws {
        let found = try faults(of: [
            "en": "{count, plural, other {#}}", "en-GB": "{count, plural, one {#} few {#} other {#}}",
            "en-US": "{count, plural, =0 {no} =1 {a} other {#}}", "pl": "{count, plural, one {#} few {#} other {#}}",
            "ar": "{count, plural, one {#} other {#}}", "ja": "{count, plural, one {#} other {#}}",
            "fr": "{count, plural, one {#}}", "fr-CA": "{count, plural, one {#} other {#", "de": "}",
            "es": "{count, select, other {x}}", "it": "{coont}", "sv": "{coont, plural, one {#} other {#}}",
        ])
        let plural = ["messages.plural"]
        let placeholder = ["messages.placeholder"]
        #expect(
            found == [
                "en": plural, "en-GB": plural, "en-US": plural, "pl": plural, "ja": plural,
                "ar": ["messages.plural", "messages.plural", "messages.plural", "messages.plural"],
                "fr": placeholder, "fr-CA": placeholder, "de": placeholder, "es": placeholder, "it": placeholder,
                "sv": placeholder,
            ])
    }

    /// The codes of the faults by language, when each has one message.
    private func faults(of messages: [String: String]) throws -> [String: [String]] {
        var files: [String: String] = [:]
        for (language, message) in messages {
            let entry = #""photo.tooMany": {"message": "\#(message)", "explanation": "x"}"#
            files["messages/\(language).json"] = text(language, entry)
        }
        let found = try faults(files)
        return Dictionary(grouping: found) { String($0.file.split(separator: "/").last?.dropLast(5) ?? "") }
            .mapValues { $0.map(\.code) }
    }

    @Test(arguments: [
        (
            #"{"language": "fy", "messages": {"card.labelMising": {"message": "x", "explanation": "x"}}}"#,
            "messages.unknownCode"
        ),
        (#"{"language": "fy", "words": {"summary.fils": "x"}}"#, "messages.unknownWord"),
        (
            #"{"language": "fy", "words": {"summary.files": "{cuont, plural, one {#} other {#}}"}}"#,
            "messages.placeholder"
        ),
        (#"{"language": "fy", "words": {"summary.files": "{count} {plural"}}"#, "messages.placeholder"),
        (#"{"language": "nl"}"#, "messages.language"), (#"{"messages": {}}"#, "table.missingMember"),
    ]) func tellsWhatNothingReads(file: String, code: String) throws {
        #expect(try faults(["messages/fy.json": file]).map(\.code) == [code])
    }

    @Test func asksForATagOfALanguage() throws {
        #expect(try faults(["messages/my words.json": text("my words", "")]).map(\.code) == ["messages.language"])
    }

    /// The project's own languages have everything.
    @Test func tellsAPhraseThatOneLanguageLacks() throws {
        let project = try TemporaryProject()
        try project.replace(#""summary.files""#, with: #""summary.filles""#, in: "Rules/messages/nl/report.json")
        #expect(project.faults(of: RulesTopic.self).map(\.code) == ["messages.missing", "messages.missing"])
    }

    private func text(_ language: String, _ messages: String) -> String {
        #"{"language": "\#(language)", "messages": {\#(messages)}}"#
    }

    private func faults(_ files: [String: String]) throws -> [Diagnostic] {
        let project = try TemporaryProject()
        for (path, text) in files { try project.write(text, to: "team/\(path)") }
        return project.faults(of: RulesTopic.self, overlay: project.root.appending(path: "team").path)
    }
}
