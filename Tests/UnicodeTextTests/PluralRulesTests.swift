import Testing
import UnicodeText

@Suite("Plural forms")
struct PluralRulesTests {
    /// The samples are those of CLDR's plurals.xml.
    @Test(arguments: [
        ("en", [1], PluralRules.Form.one), ("en", [0, 2, 11, 100], .other), ("nl", [1], .one), ("nl", [0, 2], .other),
        ("fr", [0, 1], .one), ("fr", [2, 17], .other), ("pl", [1], .one), ("pl", [2, 3, 4, 22, 102], .few),
        ("pl", [0, 5, 11, 12, 21, 100], .many), ("ar", [0], .zero), ("ar", [2], .two), ("ar", [3, 10, 103], .few),
        ("ar", [11, 99, 111], .many), ("ar", [100, 101, 102], .other), ("ja", [0, 1, 2, 100], .other),
        ("pt-PT", [0], .other), ("pt", [0], .one), ("cy", [6], .many), ("qqq", [0, 1, 2], .other),
    ])
    func follow(language: String, numbers: [Int], form: PluralRules.Form) throws {
        let rules = try #require(PluralRules(language: language))
        for number in numbers { #expect(rules.form(for: number) == form, "\(language) \(number)") }
    }

    @Test(arguments: [
        ("en", [PluralRules.Form.one, .other]), ("ja", [.other]), ("ar", [.zero, .one, .two, .few, .many, .other]),
        ("pl", [.one, .few, .many, .other]), ("qqq", [.other]),
    ])
    func areListed(language: String, forms: [PluralRules.Form]) throws {
        #expect(try #require(PluralRules(language: language)).forms == forms)
    }

    @Test(arguments: ["en", "pl", "ar", "lv", "br", "sl"])
    func areAllAmongThoseListed(language: String) throws {
        let rules = try #require(PluralRules(language: language))
        #expect(Set((0...2000).map { rules.form(for: $0) }).isSubset(of: rules.forms))
        for number in [Int.max, Int.min, -1] { #expect(rules.forms.contains(rules.form(for: number))) }
    }
}
