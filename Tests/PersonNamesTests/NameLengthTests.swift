import Findings
import PersonNames
import Testing

@Suite("Lengths of names")
struct NameLengthTests {
    /// A hundred characters as a person counts them, whatever they are made of.
    @Test(arguments: ["a", "é", "e\u{323}\u{302}", "王", "नि", "กี่", "각"])
    func hundredCharacters(character: String) throws {
        let rules = try NameRules.embedded
        let hundred = String(repeating: character, count: 100)
        #expect(rules.check(hundred).isValid)
        let result = rules.check(hundred + character)
        #expect(result.findings.map(\.code) == ["name.tooLong"])
        #expect(result.findings.first?.parameters == [Parameter("count", 101), Parameter("limit", 100)])
    }

    @Test func spacesAtTheEdgesDoNotCount() throws {
        #expect(
            try codes(String(repeating: " ", count: 50) + String(repeating: "a", count: 100)) == ["name.storedForm"])
    }

    @Test("what is too much is told where it begins") func excess() throws {
        let finding = try #require(NameRules.embedded.check(String(repeating: "é ", count: 60) + "Bo").findings.first)
        #expect(finding.code == "name.tooLong" && finding.range == 150..<182)
    }

    @Test func scalars() throws {
        let cluster = "ก\u{E35}\u{E49}\u{E4D}\u{E4C}"
        #expect(try codes(String(repeating: cluster, count: 80)).isEmpty)
        #expect(try codes(String(repeating: cluster, count: 81)) == ["name.tooManyScalars"])
    }

    @Test func bytes() throws {
        #expect(try codes(String(repeating: "a", count: 1_601)) == ["name.tooManyBytes"])
        #expect(try codes(String(repeating: "🌻!", count: 1_000_000)) == ["name.tooManyBytes"])
    }

    @Test(arguments: [
        ("ā̂̃̄", true), ("ā̂̃̄̅", true), ("x\u{301}\u{302}\u{303}\u{304}\u{305}", false),
        ("ཀ\u{F71}\u{F72}\u{F74}\u{F7A}\u{F7C}\u{F80}", true),
    ])
    func marks(name: String, accepted: Bool) throws {
        #expect(try codes(name).contains("name.tooManyMarks") != accepted)
    }
}
