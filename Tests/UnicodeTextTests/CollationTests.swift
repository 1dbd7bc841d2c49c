import Testing
import UnicodeText

@Suite("Collation")
struct CollationTests {
    @Test(arguments: [
        ("José", "JOSÉ", Collation.Strength.secondary, true), ("José", "Jose", .secondary, false),
        ("José", "Jose", .primary, true), ("Jose\u{301}", "José", .tertiary, true),
        ("Müller", "Mueller", .primary, false),
        ("Łukasz", "Lukasz", .primary, true), ("ＡＢ", "ab", .secondary, true), ("かな", "カナ", .secondary, true),
        ("Nguyễn", "Nguyen", .primary, true), ("a", "b", .primary, false),
    ])
    func equality(first: String, second: String, strength: Collation.Strength, equal: Bool) throws {
        let collation = try #require(Collation(strength: strength))
        let (a, b) = (Array(first.utf8), Array(second.utf8))
        #expect((collation.sortKey(a.span) == collation.sortKey(b.span)) == equal)
        #expect((collation.compare(a.span, b.span) == 0) == equal)
    }

    @Test func localesDiffer() throws {
        let phonebook = try #require(Collation(locale: "de-u-co-phonebk", strength: .primary))
        #expect(phonebook.compare(Array("Müller".utf8).span, Array("Mueller".utf8).span) == 0)
    }

    @Test("keys and comparison give one order")
    func keysAgree() throws {
        let collation = try #require(Collation(locale: "nl", strength: .tertiary))
        let words = ["zee", "Zee", "ijs", "éen", "een", "", "van der Berg", "Vandenberg", "Ångström", "日本", "שלום"]
        for first in words {
            for second in words {
                let (a, b) = (Array(first.utf8), Array(second.utf8))
                let (k, l) = (collation.sortKey(a.span), collation.sortKey(b.span))
                let order = k.lexicographicallyPrecedes(l) ? -1 : (k == l ? 0 : 1)
                #expect(collation.compare(a.span, b.span) == order)
            }
        }
    }

    @Test("one collator serves many threads")
    func concurrent() async throws {
        let collation = try #require(Collation(strength: .primary))
        let expected = collation.sortKey(Array("Marieke de Vries".utf8).span)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    (0..<500).allSatisfy { _ in collation.sortKey(Array("MARIËKE de vries".utf8).span) == expected }
                }
            }
            for await same in group { #expect(same) }
        }
    }
}
