import Testing
import UnicodeText

@Suite("Normalization Form C")
struct NFCTests {
    @Test(arguments: [
        ("Jose\u{301}", "José"), ("A\u{30A}", "Å"), ("\u{212B}", "Å"), ("\u{2126}", "Ω"),
        ("\u{37E}", ";"), ("\u{1100}\u{1161}\u{11A8}", "각"), ("가\u{11A8}", "각"),
        ("q\u{307}\u{323}", "q\u{323}\u{307}"), ("\u{958}", "\u{915}\u{93C}"), ("\u{2ADC}", "\u{2ADD}\u{338}"),
        ("e\u{301}\u{327}", "\u{229}\u{301}"), ("\u{1F71}", "\u{3AC}"), ("\u{FB1D}", "\u{5D9}\u{5B4}"),
    ])
    func composes(given: String, expected: String) {
        #expect(same(nfc(given), expected))
        #expect(!isNFC(Array(given.utf8)))
        #expect(isNFC(Array(expected.utf8)))
    }

    @Test(arguments: ["", "plain", "José", "Øystein", "Łukasz", "กุญแจ", "한국", "علی‌رضا", "q\u{323}\u{307}", "नेहा", "😀"])
    func leavesNormalizedTextAlone(text: String) {
        let bytes = Array(text.utf8)
        #expect(NFC.normalized(bytes.span) == nil)
    }

    @Test("agrees with the standard library on random texts")
    func canonicalEquivalence() {
        var random = Seeded(state: 42)
        // Letters, marks of many classes, Hangul, singletons and things that never compose.
        let pool: [ClosedRange<UInt32>] = [
            0x41...0x7A, 0xC0...0x17F, 0x300...0x345, 0x370...0x3FF, 0x591...0x5F4, 0x610...0x65F, 0x900...0x97F,
            0xE01...0xE4E, 0xF71...0xF84, 0x1100...0x1175, 0x11A8...0x11C2, 0xAC00...0xAC40, 0x1EA0...0x1EF9,
            0x1F00...0x1FFE, 0x2126...0x212B, 0xFB1D...0xFB4E, 0x1D15E...0x1D164, 0x2F800...0x2F820,
        ]
        for _ in 0..<20_000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                let range = pool.randomElement(using: &random) ?? 0x41...0x5A
                let value = UInt32.random(in: range, using: &random)
                // Starters that decompose to non-starters: the standard library does not reorder across them.
                if [0xF73, 0xF75, 0xF81].contains(value) { continue }
                if let scalar = Unicode.Scalar(value) { text.append(scalar) }
            }
            let given = String(text)
            let composed = nfc(given)
            #expect(composed == given, "canonically equivalent: \(given.unicodeScalars.map(\.value))")
            #expect(same(nfc(composed), composed))
            #expect(isNFC(Array(given.utf8)) == same(given, composed))
        }
    }

    @Test("equivalent texts have one Form C")
    func oneFormEach() {
        var random = Seeded(state: 7)
        let marks = Array("\u{301}\u{323}\u{327}\u{302}\u{345}".unicodeScalars)
        for _ in 0..<5_000 {
            let base = String(Unicode.Scalar(UInt8.random(in: 0x61...0x7A, using: &random)))
            let chosen = (0..<3).compactMap { _ in marks.randomElement(using: &random) }
            let one = base + String(String.UnicodeScalarView(chosen))
            let other = base + String(String.UnicodeScalarView(chosen.shuffled(using: &random)))
            #expect((one == other) == same(nfc(one), nfc(other)))
        }
    }

    @Test(
        arguments: [
            [0x80], [0xC3], [0x61, 0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF8, 0x88, 0x80, 0x80], [0xC0, 0x80],
            [0xF4, 0x90, 0x80, 0x80], [0xC3, 0xA9, 0xFF], [0xCC, 0x81, 0xF0, 0x9F, 0x98],
        ] as [[UInt8]])
    func illFormedIsNeverNormalized(bytes: [UInt8]) {
        #expect(!isNFC(bytes))
        let repaired = NFC.normalized(bytes.span) ?? []
        #expect(String(validating: repaired, as: UTF8.self) != nil)
        #expect(isNFC(repaired))
    }

    @Test("random bytes never trap")
    func randomBytes() {
        var random = Seeded(state: 3)
        for _ in 0..<5_000 {
            let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            let wellFormed = String(validating: bytes, as: UTF8.self) != nil
            #expect((UTF8Text.firstIllFormed(in: bytes.span) == nil) == wellFormed)
            let answer = NFC.normalized(bytes.span) ?? bytes
            #expect(isNFC(answer))
        }
    }
}
