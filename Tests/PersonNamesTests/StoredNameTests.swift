import Findings
import PersonNames
import Testing

@Suite("The stored form of a name")
struct StoredNameTests {
    @Test(arguments: [
        ("  Anna   de  Vries ", "Anna de Vries"), ("Anna\tde\u{A0}Vries", "Anna de Vries"), ("王\u{3000}小明", "王 小明"),
        ("Jose\u{301}", "José"), ("\u{FEFF}Anna\u{200B}", "Anna"), ("\u{200E}Anna\u{200F}", "Anna"),
        ("Anna\r\n", "Anna"), ("\u{212B}ke", "Åke"), ("Ha\u{323}\u{302}n", "H\u{1EAD}n"),
        ("\u{958}", "\u{915}\u{93C}"), ("Anna \u{200B}", "Anna"),
    ])
    func tidies(given: String, stored: String) throws {
        let result = try NameRules.embedded.check(given)
        #expect(same(result.stored ?? "", stored))
        #expect(result.findings.map(\.code) == ["name.storedForm"])
        #expect(result.findings.first?.repair?.certainty == .certain)
        #expect(same(result.findings.first?.repair?.text ?? "", stored))
        #expect(result.isValid)
        #expect(try NameRules.embedded.check(stored).findings.isEmpty)
    }

    @Test(
        "case and punctuation stay as they were typed", arguments: ["VAN DEN BERG", "d’Artagnan", "Dana‘s", "ＡＢ", "ｶﾅ"])
    func keeps(name: String) throws {
        #expect(try NameRules.embedded.check(name).findings.isEmpty)
    }

    @Test(arguments: [
        ("José", "JOSÉ", true), ("José", "Jose\u{301}", true), ("José", "Jose", false), ("O'Brien", "O’Brien", true),
        ("O'Brien", "OBrien", false), ("Anna-Lena", "Anna\u{2011}lena", true), ("Anna Lena", " anna   lena ", true),
        ("Anna Lena", "AnnaLena", false), ("عبـد", "عبد", true), ("Straße", "Strasse", true), ("ｶﾅ", "カナ", true),
        ("かな", "カナ", false), ("Müller", "Mueller", false), ("İpek", "ipek", false), ("Ｔａｎａｋａ", "tanaka", true),
        ("علی‌رضا", "علیرضا", true), ("Dana‘s", "Dana's", true), ("Saꞌina", "Sa'ina", false),
    ])
    func duplicateKey(first: String, second: String, equal: Bool) throws {
        let rules = try NameRules.embedded
        #expect((rules.key(of: first) == rules.key(of: second)) == equal)
    }

    @Test("different ASCII keys have different wide keys, so that a card of ASCII names needs none")
    func asciiKeysAreTheirOwnWideKeys() throws {
        let rules = try NameRules.embedded
        var texts = (0x20..<0x7F).map { String(UnicodeScalar(UInt8($0))) }
        for first in texts { for second in ["a", "-", "'", " ", "."] { texts.append("x" + first + second + "x") } }
        for _ in 0..<2_000 {
            texts.append(String((0..<4).map { _ in Character(UnicodeScalar(UInt8.random(in: 0x20..<0x7F))) }))
        }
        let keys = Set(texts.map { rules.key(of: $0) })
        #expect(Set(keys.map { rules.wideKey(of: $0) }).count == keys.count)
    }

    @Test("the key of the stored form is the key of what was given")
    func keyIsStable() throws {
        for name in ["  Anna ", "Jose\u{301}", "Ⅷ", "‘t Hof", "a\u{200D}b"] {
            let rules = try NameRules.embedded
            let key = rules.key(of: name)
            #expect(rules.key(of: key) == key)
            if let stored = rules.check(name).stored { #expect(rules.key(of: stored) == key) }
        }
    }
}
