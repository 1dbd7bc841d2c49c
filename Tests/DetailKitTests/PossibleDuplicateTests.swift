import DetailKit
import TableCompiler
import Testing

/// Names that differ in accents at most: probably one, so it is asked; refused they are not.
@Suite struct PossibleDuplicateTests {
    private func problems(_ names: [String], policy: String = "{}") throws -> [String] {
        let tables = try Project.validator.tables
        let validator = Validator(tables: tables, policy: try Policy(json: Array(policy.utf8), tables: tables))
        let items = names.map { #"{"value": "\#($0)", "default": true}"# }.joined(separator: ",")
        let report = validator.validate(Array(#"{"names": [\#(items)]}"#.utf8))
        return report.problems.filter { $0.code.hasSuffix("uplicate") }.map { problem in
            "\(problem.path) \(problem.code) \(problem.severity)"
        }
    }

    @Test(arguments: [
        ("José Núñez", "Jose Nunez"), ("Nguyễn", "NGUYEN"), ("Łukasz", "Lukasz"), ("Sørine", "Sorine"),
        ("Алёна", "Алена"), ("مُحَمَّد", "محمد"), ("Zoë O’Brien", "Zoe O'Brien"), ("カナ", "かな"), ("שָׁלוֹם", "שלום"),
    ]) func asks(first: String, second: String) throws {
        #expect(try problems([first, second]) == ["/names/1/value name.possibleDuplicate warning"])
    }

    @Test(arguments: [
        ("José", "Josa"), ("Müller", "Mueller"), ("Ийа", "Ииа"), ("علی", "على"), ("Zoë O'Brien", "Zoe OBrien"),
        ("Zoë Jean Luc", "Zoë Jeanluc"), ("Zoë Anna-Lena", "Zoë Anna Lena"), ("王小明", "王小民"), ("Zoë", "Zoë V."),
    ]) func staysSilent(first: String, second: String) throws {
        #expect(try problems([first, second]).isEmpty)
    }

    @Test("the same key is a duplicate and nothing beside it")
    func equalKeys() throws {
        #expect(try problems(["José", "JOSÉ"]) == ["/names/1/value name.duplicate error"])
        #expect(
            try problems(["Jose", "José", "JOSÉ"]) == [
                "/names/1/value name.possibleDuplicate warning", "/names/2/value name.duplicate error",
            ])
    }

    @Test func manyNames() throws {
        let letters = "abcdefghijklmnopqrst"
        let names = letters.map { "Zo\($0)" } + letters.map { "Zó\($0)" }
        #expect(try problems(names).count == letters.count)
    }

    @Test func aPolicyTurnsItOffOrRaisesIt() throws {
        let names = ["José", "Jose"]
        #expect(try problems(names, policy: #"{"severities": {"name.possibleDuplicate": "off"}}"#).isEmpty)
        #expect(
            try problems(names, policy: #"{"severities": {"name.possibleDuplicate": "error"}}"#) == [
                "/names/1/value name.possibleDuplicate error"
            ])
    }

    @Test("a problem that the tables have off is told where a policy asks for it")
    func offInTheTables() throws {
        let validator = try ChangedTables.validator(
            RulesTopic.self, "card.json",
            [
                #""name.possibleDuplicate", "severity": "warning""#: #""name.possibleDuplicate", "severity": "off""#
            ])
        let card = Array(#"{"names": [{"value": "José", "default": true}, {"value": "Jose"}]}"#.utf8)
        #expect(validator.validate(card).problems.isEmpty)
        let policy = try Policy(["name.possibleDuplicate": .info], tables: validator.tables)
        let asked = Validator(tables: validator.tables, policy: policy).validate(card)
        #expect(asked.problems.map(\.code) == ["name.possibleDuplicate"])
    }

    @Test("what is no name, or far too long to be one, is compared with nothing")
    func notNames() throws {
        let marks = "é" + String(repeating: "\u{301}\u{323}", count: 100_000)
        #expect(try problems([marks, "e" + marks.dropFirst(), "\u{640}", ""]).isEmpty)
    }
}
