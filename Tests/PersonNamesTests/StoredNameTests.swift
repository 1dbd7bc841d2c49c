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
        ("Anna\u{FE0F}", "Anna"), ("\u{AD}Anna\u{34F}", "Anna"), ("Anna\u{E0041}", "Anna"), ("辻\u{E0100}", "辻"),
        (String(repeating: " ", count: 5_000) + "Anna" + String(repeating: "\u{3000}", count: 5_000) + "B", "Anna B"),
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
        "case and punctuation stay as they were typed",
        arguments: ["VAN DEN BERG", "d’Artagnan", "Ka‘iulani", "Hawai`i", "ＡＢ", "ｶﾅ"])
    func keeps(name: String) throws {
        #expect(try NameRules.embedded.check(name).findings.isEmpty)
    }

    @Test(
        "what was probably meant for an apostrophe is told, and kept: it may be an ayin",
        arguments: [
            ("Dana‘s", "Dana’s"), ("O`Brien", "O’Brien"), ("D´Angelo", "D’Angelo"), ("‘t Hooft", "’t Hooft"),
            ("Sa‘d", "Sa’d"), ("L′Étoile", "L’Étoile"), ("Zoe\u{331}‘s", "Zoe\u{331}’s"),
        ]) func looseApostrophe(name: String, proposal: String) throws
    {
        let result = try NameRules.embedded.check(name)
        #expect(result.isValid && result.stored == nil)
        #expect(result.findings.map(\.code) == ["name.apostropheForm"])
        #expect(result.findings.first?.repair == Repair(proposal, .proposed))
        #expect(try NameRules.embedded.key(of: name) == NameRules.embedded.key(of: proposal))
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
        for name in ["  Anna ", "Jose\u{301}", "Ⅷ", "‘t Hof", "a\u{200D}b", "\u{FE7F}Anna", "\u{FE70} b", "a\u{37A}"] {
            let rules = try NameRules.embedded
            let key = rules.key(of: name)
            #expect(rules.key(of: key) == key)
            if let stored = rules.check(name).stored { #expect(rules.key(of: stored) == key) }
        }
    }
}
