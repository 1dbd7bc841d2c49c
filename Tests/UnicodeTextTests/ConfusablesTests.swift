import Testing
import UnicodeText

@Suite("Texts that look like others")
struct ConfusablesTests {
    @Test(arguments: [
        ("apple", false), ("müller", false), ("москва", false), ("аpple", true), ("ραypal", true), ("日本go", false),
        ("かなカナ漢字abc", false), ("한국abc", false), ("ㄅㄆ字a", false), ("かな한국", true), ("مثالabc", true), ("", false),
        ("123", false), ("москва123", false), ("а́b", true),
    ])
    func scripts(text: String, mixes: Bool) {
        let found = Confusables.mixesScripts(Array(text.utf8).span)
        #expect(found == mixes)
    }

    @Test(arguments: [
        ("аррӏе", true), ("оса-1", true), ("москва", false), ("аpple", false), ("ılık", false), ("123", false),
        ("", false),
        ("ααα", true), ("é", false),
    ])
    func wholeScripts(text: String, looksLatin: Bool) {
        let found = Confusables.looksLatin(Array(text.utf8).span)
        #expect(found == looksLatin)
    }

    @Test(
        arguments: [
            ("gmаil.com", "gmail.com"), ("gmaıl.com", "gmail.com"), ("gmai\u{307}l.com", "gmail.com"),
            ("gmáil.com", "gmail.com"),
            ("ɡmail.com", "gmail.com"), ("пример.com", nil), ("例.com", nil),
        ] as [(String, String?)]) func lookalikes(text: String, ascii: String?)
    {
        let found = Confusables.asciiLookalike(of: Array(text.utf8).span)
        #expect(found.map { String(decoding: $0, as: UTF8.self) } == ascii)
    }

    @Test func longTextsAreLeftAlone() {
        let long = Array(String(repeating: "а", count: 5_000).utf8) + Array("b".utf8)
        let mixes = Confusables.mixesScripts(long.span)
        let lookalike = Confusables.asciiLookalike(of: long.span)
        #expect(!mixes && lookalike == nil)
    }
}
