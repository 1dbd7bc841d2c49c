import Testing
import UnicodeText

@Suite("International domain names")
struct IDNATests {
    private func ascii(_ name: String) -> (String, IDNA.Errors) {
        let outcome = IDNA.toASCII(Array(name.utf8).span)
        return (String(decoding: outcome.name, as: UTF8.self), outcome.errors)
    }

    @Test(arguments: [
        ("example.com", "example.com"), ("EXAMPLE.Com", "example.com"), ("straße.de", "xn--strae-oqa.de"),
        ("bücher.example", "xn--bcher-kva.example"), ("ｅｘａｍｐｌｅ。com", "example.com"),
        ("日本.example", "xn--wgv71a.example"),
        ("faß.de", "xn--fa-hia.de"), ("ශ්‍රී.com", "xn--10cl1a0b660p.com"), ("نامه‌ای.com", "xn--mgba3gch31f060k.com"),
        ("ex\u{AD}ample.com", "example.com"), ("xn--bcher-kva.example", "xn--bcher-kva.example"),
        ("\u{212A}elvin.example", "kelvin.example"), ("l·l.example", "xn--ll-0ea.example"),
    ])
    func encodes(given: String, expected: String) {
        let (name, errors) = ascii(given)
        #expect(errors == [], "\(errors.names)")
        #expect(name == expected)
    }

    @Test(arguments: [
        ("a..b", "emptyLabel"), (String(repeating: "a", count: 64) + ".com", "labelTooLong"),
        (String(repeating: "abcdefgh.", count: 29) + "com", "domainNameTooLong"), ("-a.com", "leadingHyphen"),
        ("a-.com", "trailingHyphen"), ("a0--0.ac", "hyphenThirdAndFourth"), ("\u{301}a.com", "leadingCombiningMark"),
        ("a b.com", "disallowed"), ("a_b.com", "disallowed"), ("a\u{FFFD}.com", "disallowed"),
        ("xn--a-ä.com", "punycode"), ("xn--0.com", "punycode"), ("xn--abc-.com", "invalidALabel"), ("אa.com", "bidi"),
        ("a\u{200D}b.com", "contextJoiner"), ("a·b.com", "contextPunctuation"),
        ("\u{661}\u{6F1}\u{628}.com", "contextDigits"), ("", "emptyLabel"),
    ])
    func reports(given: String, error: String) {
        #expect(ascii(given).1.names.contains(error), "\(ascii(given).1.names)")
    }

    @Test func decodes() {
        let outcome = IDNA.toUnicode(Array("xn--bcher-kva.example".utf8).span)
        #expect(outcome.name == Array("bücher.example".utf8))
        #expect(outcome.errors == [])
    }

    @Test("a name of any length is answered at once")
    func long() {
        let name = [UInt8](repeating: 0xC3, count: 3) + Array(String(repeating: "é", count: 100_000).utf8)
        #expect(IDNA.toASCII(name.span).errors == .domainNameTooLong)
    }

    @Test("random bytes never trap")
    func randomBytes() {
        var random = Seeded(state: 5)
        for _ in 0..<3_000 {
            let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            let outcome = IDNA.toASCII(bytes.span)
            if outcome.errors.isEmpty { #expect(outcome.name.allSatisfy { $0 < 0x80 }) }
        }
    }
}
