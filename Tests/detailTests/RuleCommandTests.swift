import Foundation
import Testing

/// `detail rule` and `detail rules`: what they say is what the linter says.
@Suite struct RuleCommandTests {
    @Test func explainsACode() throws {
        let outcome = try DetailCommand.run(["rule", "phone.tooShort"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(
            outcome.output == """
                phone.tooShort: Too short for a mobile number (Netherlands): 6 digits are missing.
                  Counted without the calling code and the national prefix, it has 3 of 9 digits. Check the end of the number.
                    severity    error
                    policies    import warning
                    since       0.1
                    source      S, Phone numbers
                    parameters  region, digits, shortest, missing, type

                This breaks the rule:

                error[phone.tooShort]: Too short for a mobile number (Netherlands): 6 digits are missing.
                 --> example.json:1:29  /value
                  |
                1 | {"kind": "phone", "value": "+31 6 23", "country": "NL", "type": "mobile"}
                  |                             ^^^^^^^^
                  = Counted without the calling code and the national prefix, it has 3 of 9 digits. Check the end of the number.

                Repaired:

                  {"kind": "phone", "value": "+31623456789", "country": "NL", "type": "mobile"}

                """)
    }

    @Test(arguments: [
        (["rule", "phone.toShort"], "unknown code 'phone.toShort'; did you mean 'phone.tooShort'?"),
        (["rule", "noDefault"], "unknown code 'noDefault'; did you mean 'name.noDefault'?"),
        (["rule", "phone.empty", "zzzz"], "unknown code 'zzzz'; see detail rules"), (["rule", ""], "unknown code ''"),
        (["rules", "fone"], "unknown code 'fone'"),
        (["rule", "--format", "md"], "--format is one of full, json, not 'md'"),
    ]) func refusesWhatIsNoCode(arguments: [String], error: String) throws {
        let outcome = try DetailCommand.run(arguments)
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains(error), "\(outcome.errors)")
        #expect(outcome.errors.split(separator: "\n").count == 1)
    }

    /// What stands before the dot lists the codes of the kind, and nothing lists them all.
    @Test(arguments: [
        (["rule", "date"], "date."), (["rules", "circle"], "circle."), (["rule", "phone.too"], "phone.too"),
        (["rule"], ""), (["rules"], ""),
    ]) func listsTheCodesOfAKind(arguments: [String], prefix: String) throws {
        func codes(_ arguments: [String]) throws -> [String] {
            try DetailCommand.run(arguments).output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
        }
        let listed = try codes(arguments)
        #expect(listed == (try codes(["rules"])).filter { $0.hasPrefix(prefix) } && !listed.isEmpty)
    }

    @Test func speaksTheLanguage() throws {
        let dutch = try DetailCommand.run(["rule", "name.empty", "--lang", "nl-BE"])
        #expect(dutch.output.contains("De naam is leeg.") && dutch.output.contains("Hersteld:"))
        let unknown = try DetailCommand.run(["rule", "name.empty", "--lang", "xx"])
        #expect(unknown.status == 0 && unknown.errors.contains("not 'xx'") && unknown.output.contains("Repaired:"))
    }

    @Test func givesOneObjectACode() throws {
        let output = try DetailCommand.run(["rules", "--format", "json"]).output
        let all = try DetailCommand.run(["rules"]).output.split(separator: "\n")
        let rules = try output.split(separator: "\n").map { line in
            try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        #expect(rules.count == all.count)
        for rule in rules {
            let code = try #require(rule["code"] as? String)
            for member in ["kind", "severity", "since", "source", "message", "explanation"] {
                #expect((rule[member] as? String)?.isEmpty == false, "\(code): \(member)")
            }
            let examples = try #require(rule["examples"] as? [[String: Any]])
            #expect(!examples.isEmpty)
            for example in examples {
                let problems = try #require(example["problems"] as? [[String: Any]])
                #expect(!problems.isEmpty && problems.allSatisfy { $0["code"] as? String == code })
            }
        }
    }

    /// A reader who copies the examples of the page gets what the page says.
    @Test func theExamplesOfThePageAreTrue() throws {
        let page = try DetailCommand.run(["rules", "--format", "md"]).output
        let sections = page.components(separatedBy: "\n### ").dropFirst()
        #expect(sections.count == (try DetailCommand.run(["rules"])).output.split(separator: "\n").count)
        var given: [(code: String, payload: String, isBroken: Bool)] = []
        for section in sections {
            let code = String(try #require(section.firstMatch(of: /`([a-zA-Z.0-9]+)`/)?.1))
            #expect(page.contains("(#\(code))") && page.contains("<a id=\"\(code)\"></a>"))
            // What needs a policy or a day is no plain call of the linter.
            guard section.contains("This breaks the rule:\n") else { continue }
            for (index, block) in section.matches(of: /```json\n((?s).*?)\n```/).enumerated() {
                given.append((code, String(block.1.replacing("\n", with: "")), index % 2 == 0))
            }
        }
        #expect(given.count > 300)
        let lines = try DetailCommand.run(
            ["lint", "--ndjson", "--format", "json", "--today", "2026-11-30", "-"],
            input: given.map(\.payload).joined(separator: "\n") + "\n"
        ).output.split(separator: "\n")
        #expect(lines.count == given.count)
        for (example, line) in zip(given, lines) where !example.code.hasPrefix("photo.") {
            #expect(line.contains(#""code":"\#(example.code)""#) == example.isBroken, "\(example)")
        }
    }

    @Test func writesThePageWholeOrNotAtAll() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "rules-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "rules.md").path
        let outcome = try DetailCommand.run(["rules", "--format", "md", "--output", path])
        #expect(outcome.status == 0 && outcome.output.isEmpty)
        let page = try String(contentsOfFile: path, encoding: .utf8)
        #expect(page.hasPrefix("# All rules\n"))
        #expect(try DetailCommand.run(["rules", "--output", folder.path]).status == 2)
    }

    /// Every phrase of the page has its words.
    @Test(arguments: ["en", "nl"]) func thePageHasNoKeysOfPhrases(language: String) throws {
        let page = try DetailCommand.run(["rules", "-f", "md", "--lang", language, "phone"]).output
        #expect(
            !page.contains(#/\b(rule|rules)\.[a-z]/#)
                && page.contains(language == "en" ? " codes that a " : " codes die in "))
    }
}
