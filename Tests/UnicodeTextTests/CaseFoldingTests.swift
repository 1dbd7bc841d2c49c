import Testing
import UnicodeText

@Suite("Case folding and lower case")
struct CaseFoldingTests {
    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test(arguments: [
        ("Straße", "strasse"), ("ẞ", "ss"), ("İ", "i\u{307}"), ("I", "i"), ("ΣΊΣΥΦΟΣ", "σίσυφοσ"), ("ς", "σ"),
        ("\u{212A}", "k"), ("\u{212B}", "å"), ("ﬃ", "ffi"), ("ŉ", "ʼn"), ("ABC", "abc"), ("", ""), ("Ⅷ", "ⅷ"),
    ])
    func folds(given: String, expected: String) {
        #expect(same(text(CaseFolding.folded(Array(given.utf8).span)), expected))
    }

    @Test(arguments: [
        ("Ａｂ", "ab"), ("ｶﾅ", "カナ"), ("a\u{AD}b", "ab"), ("a\u{200B}b", "ab"), ("Straße", "strasse"), ("①", "1"),
        ("E\u{301}", "é"), ("\u{3164}", ""), ("Ⅷ", "viii"),
    ])
    func foldsCompatibility(given: String, expected: String) {
        #expect(same(text(CaseFolding.compatibilityFolded(Array(given.utf8).span)), expected))
    }

    @Test(arguments: [
        ("INFO", "info"), ("ÅSE", "åse"), ("ΟΔΟΣ", "οδος"), ("İ", "i\u{307}"), ("Straße", "straße"), ("\u{212A}", "k"),
    ])
    func lowers(given: String, expected: String) {
        #expect(same(text(CaseFolding.lowercased(Array(given.utf8).span)), expected))
        // The standard library's mapping is by the same rules, except that it knows no final sigma.
        if !given.contains("Σ") { #expect(same(given.lowercased(), expected)) }
    }

    @Test("agrees with the standard library's lower case, scalar by scalar")
    func everyScalar() {
        var differences: [UInt32] = []
        let known = UnicodeVersion.unicode.split(separator: ".").compactMap { Int($0) }
        for value in UInt32(0)...0x1FFFF where value != 0x3A3 {
            guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age else { continue }
            // Letters that came after ICU's Unicode version are no disagreement.
            if [age.major, age.minor].lexicographicallyPrecedes(known) || [age.major, age.minor] == known {
                let given = String(scalar)
                if !same(text(CaseFolding.lowercased(Array(given.utf8).span)), scalar.properties.lowercaseMapping) {
                    differences.append(value)
                }
            }
        }
        #expect(differences.isEmpty, "\(differences.map { String($0, radix: 16) })")
    }

    @Test func widthIsFolded() {
        #expect(same(text(NFKC.normalized(Array("ｇｍａｉｌ．ｃｏｍ".utf8).span)), "gmail.com"))
    }
}
