import DetailKit
import TableFormat
import Testing

/// What the tables say of each code is tried out: the examples are documentation, and shall be true.
@Suite struct RuleExampleTests {
    static let rules = (try? Project.validator.tables.ruleDescriptions) ?? []

    @Test(arguments: rules.map(\.code)) func theExamplesBreakAndKeepTheRule(code: String) throws {
        let validator = try Project.validator
        let rule = try #require(validator.tables.ruleDescription(code))
        #expect(!rule.since.isEmpty && !rule.source.isEmpty && !rule.examples.isEmpty)
        for example in rule.examples { #expect(example.faults(code, validator) == []) }
    }

    @Test(arguments: ["en", "nl"]) func theMessagesOfTheExamplesHaveNoGaps(language: String) throws {
        let validator = try Project.validator
        for rule in Self.rules {
            for example in rule.examples {
                let context = CaseContext(example.context)
                for problem in try ExampleAnswer(example.broken.bytes, context, validator).problems {
                    let message = validator.message(problem, language: language)
                    #expect(!message.isEmpty && message != problem.code && !message.contains("{"), "\(problem.code)")
                    let explanation = try #require(validator.explanation(problem, language: language))
                    #expect(!explanation.isEmpty && !explanation.contains("{"), "\(problem.code)")
                }
            }
        }
    }

    /// A check that passes everything would make the others worthless.
    @Test func noticesAnExampleThatSaysSomethingElse() throws {
        let validator = try Project.validator
        let rule = try #require(validator.tables.ruleDescription("name.empty"))
        let example = try #require(rule.examples.first)
        let turned = RuleExample(broken: example.kept, kept: example.broken, context: "")
        #expect(turned.faults("name.empty", validator).count == 3)
        #expect(example.faults("name.tooLong", validator).count == 1)
    }

    @Test func aPayloadIsPutTogetherOfItsParts() {
        let parts: [ExamplePayload.Part] = [
            .init(form: .text, text: "ab", times: 2), .init(form: .bytes, text: "ff00", times: 1),
            .init(form: .text, text: "c", times: 1),
        ]
        #expect(ExamplePayload(parts).bytes == Array("abab".utf8) + [0xFF, 0] + Array("c".utf8))
        #expect(ExamplePayload.bytes(hexadecimal: "f") == nil && ExamplePayload.bytes(hexadecimal: "zz") == nil)
        #expect(ExamplePayload([.init(form: .text, text: "abcd", times: .max)]).bytes.count == 1 << 27)
    }
}
