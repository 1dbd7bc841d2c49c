import Testing
import UnicodeText

@Suite("Sets, names and clusters")
struct PropertyTests {
    @Test func setsBecomeRanges() throws {
        #expect(try UnicodeSetRanges("[a-cx{y}]").ranges == [0x61...0x63, 0x78...0x79])
        #expect(try UnicodeSetRanges("[[a-z]-[b-y]]").ranges == [0x61...0x61, 0x7A...0x7A])
        #expect(try UnicodeSetRanges("[]").ranges.isEmpty)
        #expect(try UnicodeSetRanges(#"[\p{Nd}&[\u0000-\u007F]]"#).ranges == [0x30...0x39])
        #expect(try UnicodeSetRanges("[^a]").count == 0x11_0000 - 1)
    }

    @Test(arguments: [
        ("[a", UnicodeSetRanges.Fault.malformed), (#"[\p{NoSuchProperty}]"#, .malformed), ("", .malformed),
        ("[{ch}]", .holdsStrings), ("[{}a]", .holdsStrings), ("a-z", .malformed),
    ])
    func badSetsAreRefused(pattern: String, fault: UnicodeSetRanges.Fault) {
        #expect(throws: fault) { try UnicodeSetRanges(pattern) }
    }

    @Test(arguments: [
        ("NL", "en", "Netherlands"), ("NL", "nl", "Nederland"), ("DE", "nl", "Duitsland"),
        ("TA", "en", "Tristan da Cunha"),
        ("XK", "en", "Kosovo"), ("AC", "nl", "Ascension"),
    ])
    func countries(region: String, locale: String, name: String) {
        #expect(CountryNames.displayName(region, locale: locale) == name)
    }

    @Test(arguments: ["QZ", "nl", "", "N", "NLD", "N_", "../", "001"])
    func noSuchCountry(region: String) {
        #expect(CountryNames.displayName(region, locale: "en") == nil)
    }

    @Test(arguments: [
        ("\u{200B}", "U+200B", "ZERO WIDTH SPACE"), ("A", "U+0041", "LATIN CAPITAL LETTER A"),
        ("\t", "U+0009", "<control-0009>"), ("😀", "U+1F600", "GRINNING FACE"),
    ])
    func characterNames(scalar: Unicode.Scalar, notation: String, name: String) {
        #expect(CharacterNames.notation(of: scalar) == notation)
        #expect(CharacterNames.name(of: scalar) == name)
    }

    @Test(arguments: [
        "", "abc", "a\r\nb", "ကောင်းထက်စံ", "เกียรติศักดิ์", "👩‍👩‍👧‍👦x", "e\u{301}", "🇳🇱🇩🇪", "각", "नेहा", "\u{200D}", "ශ්‍රී",
    ])
    func clusters(text: String) {
        #expect(GraphemeClusters.count(Array(text.utf8).span) == text.count)
    }

    @Test func versionsAreKnown() {
        #expect(UnicodeVersion.unicode.split(separator: ".").count == 2)
        #expect(UnicodeVersion.icu.split(separator: ".").compactMap { Int($0) }.count == 2)
    }
}
