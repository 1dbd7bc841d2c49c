import Findings
import PersonNames
import Testing

@Suite("Names that are refused")
struct RefusedNameTests {
    /// The name, the code, and the place.
    @Test(arguments: [
        ("H4nn3 Andersen", NameCode.digit, "4"), ("Anna ٣", .digit, "٣"), ("Anna ９", .digit, "９"),
        ("André!", .punctuation, "!"), ("Anna (Ans)", .punctuation, "("), ("Anna & Bob", .punctuation, "&"),
        ("anna@example.com", .punctuation, "@"), ("Anna_Lena", .punctuation, "_"), ("“Ans”", .punctuation, "“"),
        ("Smith, Jr.", .comma, ","), ("王，小明", .comma, "，"), ("احمد، علي", .comma, "،"),
        ("=cmd", .symbol, "="), ("Anna <b>", .symbol, "<"), ("Anna + Bob", .symbol, "+"), ("Anna ©", .symbol, "©"),
        ("½ Anna", .symbol, "½"), ("Anna\u{24D0}", .symbol, "\u{24D0}"), ("〇", .symbol, "〇"),
        ("Anna 🌻", .emoji, "🌻"), ("👍🏽 Anna", .emoji, "👍🏽"), ("🇳🇱 Anna", .emoji, "🇳🇱"),
        ("𝐉𝐨𝐡𝐧", .styledLetter, "𝐉𝐨𝐡𝐧"), ("ℵ Anna", .styledLetter, "ℵ"), ("𝒜nna", .styledLetter, "𝒜"),
        ("John Ⅲ", .romanNumeral, "Ⅲ"), ("A\u{20DD}nna", .enclosingMark, "\u{20DD}"),
        ("An\u{202E}na", .bidi, "\u{202E}"), ("An\u{200F}na", .bidi, "\u{200F}"),
        ("An\u{2066}n\u{2069}a", .bidi, "\u{2066}"),
        ("An\u{200B}na", .invisible, "\u{200B}"), ("An\u{AD}na", .invisible, "\u{AD}"),
        ("An\u{FEFF}na", .invisible, "\u{FEFF}"),
        ("An\u{34F}na", .invisible, "\u{34F}"), ("An\u{FE0F}na", .invisible, "\u{FE0F}"),
        ("\u{3164}", .invisible, "\u{3164}"),
        ("An\u{115F}na", .invisible, "\u{115F}"), ("Anna\u{FFA0}", .invisible, "\u{FFA0}"),
        ("\u{2800}", .invisible, "\u{2800}"),
        ("An\u{E0041}na", .invisible, "\u{E0041}"), ("An\nna", .control, "\n"), ("An\u{0}na", .control, "\u{0}"),
        ("An\u{7F}na", .control, "\u{7F}"), ("An\u{2028}na", .control, "\u{2028}"),
        ("Anna\u{E000}", .unassigned, "\u{E000}"), ("Anna\u{FFFF}", .unassigned, "\u{FFFF}"),
        ("Anna\u{378}", .unassigned, "\u{378}"),
        ("\u{301}Anna", .strayMark, "\u{301}"), ("Anna -\u{301}", .strayMark, "\u{301}"),
        ("An\u{200D}na", .joiner, "\u{200D}"), ("\u{200C}علی", .joiner, "\u{200C}"),
        ("علی\u{200C}", .joiner, "\u{200C}"),
        ("王\u{200D}明", .joiner, "\u{200D}"), ("Ан\u{200C}на", .joiner, "\u{200C}"),
        ("علی\u{200C}\u{200C}رضا", .joiner, "\u{200C}"),
        ("Anna·", .middleDot, "·"), ("·Anna", .middleDot, "·"), ("Col··lell", .middleDot, "·"),
        ("ジョン・", .middleDot, "・"),
        ("Anna---Lena", .punctuationRun, "-"), ("Anna...", .punctuationRun, "."), ("O'''Brien", .punctuationRun, "'"),
        ("Z\u{338}\u{322}\u{33C}\u{353}\u{319}algo", .tooManyMarks, "\u{338}"),
    ])
    func refuses(name: String, code: NameCode, place: String) throws {
        let result = try NameRules.embedded.check(name)
        let first = try #require(result.findings.first)
        #expect(first.code == code.rawValue)
        #expect(marked(name, first.range).unicodeScalars.first == place.unicodeScalars.first || code == .tooManyMarks)
        #expect(!result.isValid)
        #expect(result.stored == nil)
    }

    @Test("every fault is reported, in the order of the text")
    func several() throws {
        #expect(
            try codes("1 An\u{200B}na, \u{301}!") == [
                "name.digit", "name.invisible", "name.comma", "name.strayMark", "name.punctuation",
            ])
    }

    @Test("a finding says which character, by number and name")
    func parameters() throws {
        let finding = try #require(NameRules.embedded.check("An\u{200B}\u{200B}na").findings.first)
        #expect(finding.range == 2..<8)
        #expect(
            finding.parameters == [
                Parameter("character", "U+200B"), Parameter("characterName", "ZERO WIDTH SPACE"), Parameter("count", 2),
            ])
    }

    @Test(
        "a run is counted to its end, and once",
        arguments: [
            ("Z" + String(repeating: "\u{338}", count: 9) + "algo", "name.tooManyMarks", 9..<19, 9, 4),
            ("Zo Z\u{338}\u{322}\u{33C}\u{353}\u{319}", "name.tooManyMarks", 12..<14, 5, 4),
            ("Anna-----Lena", "name.punctuationRun", 6..<9, 5, 2), ("Anna...", "name.punctuationRun", 6..<7, 3, 2),
        ]) func runs(name: String, code: String, range: Range<Int>, count: Int, limit: Int) throws
    {
        let findings = try NameRules.embedded.check(name).findings
        #expect(findings.map(\.code) == [code])
        #expect(findings.map(\.range) == [range])
        #expect(findings.first?.parameters.suffix(2) == [Parameter("count", count), Parameter("limit", limit)])
    }

    @Test(arguments: [
        ("John Ⅲ", "John III"), ("Smith, Jr.", "Smith Jr."), ("𝐉𝐨𝐡𝐧", "John"), ("An\u{200B}na", "Anna"),
        ("An\u{202E}na", "Anna"), (" 𝐉ohn,  Ⅷ ", "John VIII"), ("Smith,Jr.", "Smith Jr."), ("André!", "André"),
        ("Jean–Luc", "Jean-Luc"), ("“Ans”", "Ans"), ("Anna_Lena", "Anna Lena"), ("Ⓐnna", "Anna"), ("Anna 🌻", "Anna"),
        ("Anna---Lena", "Anna-Lena"), ("O'''Brien", "O'Brien"), ("Col··lell", "Col·lell"), ("ジョン・", "ジョン"),
        ("Anna・Lena", "Anna Lena"), ("O\u{5F3}Brien", "O’Brien"), ("Anna\u{5BE}Lena", "Anna-Lena"),
        ("\u{301}Anna", "Anna"), ("Z\u{338}\u{322}\u{33C}\u{353}\u{319}algo", "Z\u{338}\u{322}\u{33C}\u{353}algo"),
        ("علی\u{200C}\u{200C}رضا", "علی\u{200C}رضا"), ("Anna\u{200D}", "Anna"), ("An\u{180E}na", "Anna"),
        ("J.·P.", "J. P."), ("Anna\nLena", "Anna Lena"),
    ])
    func proposesWhatToWrite(name: String, proposal: String) throws {
        let repair = try #require(NameRules.embedded.check(name).findings.first?.repair)
        #expect(repair == Repair(proposal, .proposed))
        #expect(try NameRules.embedded.check(proposal).findings.isEmpty)
    }

    @Test(
        "nothing is proposed that would be refused again",
        arguments: ["John Ⅲ & Bob", "An\u{200B}na 4", "\u{3164}", "!Anna", "ↀ", "Anna (Ans)"])
    func proposesNothing(name: String) throws {
        #expect(try NameRules.embedded.check(name).findings.allSatisfy { $0.repair == nil })
    }

    /// Counted as a person counts them, and told once.
    @Test(arguments: [
        ("👨\u{200D}👩\u{200D}👧 Visser", 1, 18), ("🇳🇱🇧🇪 Anna", 2, 16), ("Anna ❤\u{FE0F}", 1, 3), ("🌻🌻🌻", 3, 12),
        ("🏴\u{E0067}\u{E0062}\u{E007F} Anna", 1, 16),
    ]) func emoji(name: String, count: Int, length: Int) throws {
        let findings = try NameRules.embedded.check(name).findings
        #expect(findings.map(\.code) == ["name.emoji"])
        #expect(findings.first?.range.count == length)
        #expect(findings.first?.parameters.last == Parameter("count", count))
    }

    @Test("a finding says what to write instead of the character")
    func instead() throws {
        let rules = try NameRules.embedded
        for (name, instead) in [("John Ⅲ", "III"), ("𝐉ohn", "J"), ("Jean–Luc", "-"), ("Dana‘s", "’")] {
            let parameters = try #require(rules.check(name).findings.first).parameters
            #expect(parameters.contains(Parameter("instead", instead)), "\(name): \(parameters)")
        }
    }

    @Test(arguments: ["", " ", "\t\u{A0}\u{3000}", "\u{FEFF}", "\u{200B} "])
    func empty(name: String) throws {
        #expect(try codes(name) == ["name.empty"])
    }

    @Test(arguments: ["-", "' '", "...."])
    func withoutLetters(name: String) throws {
        #expect(try codes(name).contains { $0 == "name.noLetter" || $0 == "name.punctuationRun" })
    }
}
