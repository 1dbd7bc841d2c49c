import DetailKit
import JSONText
import Testing

/// What a person typed is not repeated in what is said about it.
@Suite struct MessagePrivacyTests {
    /// Payloads of the corpus.
    @Test(arguments: Project.files("Tests/Corpus")) func noMessageRepeatsAValueOfTheCorpus(path: String) throws {
        for item in try CorpusFile(try Project.bytes(path)).cases { try expectNoValue(item.payload, item.id) }
    }

    /// Payloads of the rules' own examples: every object that stands somewhere in the tables' problems.
    static let files = ["Rules/card.json", "Rules/json.json"] + Project.files("Rules/details")

    @Test(arguments: files) func noMessageRepeatsAValueOfAnExample(path: String) throws {
        let document = try JSONDocument(try Project.bytes(path))
        let problems = try #require(document.member("problems", of: document.root))
        for node in JSONDocumentWalk.nodes(problems, of: document) where document.kind(node) == .object {
            var writer = JSONWriter()
            writer.value(node, of: document)
            try expectNoValue(writer.bytes, "\(path) \(document.pointer(to: node))")
        }
    }

    private func expectNoValue(_ payload: [UInt8], _ source: String) throws {
        let validator = try Project.tellingValidator
        let report = validator.validate(payload)
        guard !report.problems.isEmpty, let document = try? JSONDocument(payload) else { return }
        let values = JSONDocumentWalk.texts(of: document).filter { $0.unicodeScalars.count >= 4 }
        for problem in report.problems {
            for language in ["en", "nl"] {
                // What is said whatever was typed is no value.
                let texts = [
                    report.message(problem, language: language), report.explanation(problem, language: language) ?? "",
                ]
                for (text, fixed) in zip(texts, try Self.fixedTexts(problem, validator, language)) {
                    for value in values where text.contains(value) && !fixed.contains(where: { $0.contains(value) }) {
                        Issue.record("\(source): \(problem.code) says '\(value)': \(text)")
                    }
                }
            }
        }
    }

    /// The texts of a problem without its parameters, and those parameters that speak of the tables and not of the value.
    private static func fixedTexts(_ problem: Problem, _ validator: Validator, _ language: String) throws -> [[String]]
    {
        var known = problem
        known.parameters = problem.parameters.filter { tableParameters.contains($0.name) }
        let report = validator.validate([])
        return [[report.message(known, language: language)], [report.explanation(known, language: language) ?? ""]]
    }

    /// Parameters that are no values: names of members and fields, words of the tables for a kind of number, an example of a code.
    private static let tableParameters: Set<String> = ["member", "field", "expected", "type", "example"]
}
