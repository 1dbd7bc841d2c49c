import CTables
import EmailAddresses
import Findings
import TableFormat
import Testing

@Suite("Addresses from bytes of any kind")
struct EmailRobustnessTests {
    /// A run of marks that ICU would take minutes over, and longer than any address.
    @Test func aTextFarTooLongIsItsOwnKey() throws {
        let text = Array(("a@" + String(repeating: "\u{301}\u{323}", count: 250_000)).utf8)
        #expect(try EmailRules.embedded.key(of: text.span) == text)
        #expect(try EmailRules.embedded.check(text.span).findings.map(\.code) == ["email.tooLong"])
    }

    @Test(arguments: [[0x80], [0x61, 0x40, 0xC3], [0x61, 0xED, 0xA0, 0x80, 0x40]] as [[UInt8]])
    func illFormed(bytes: [UInt8]) throws {
        #expect(try EmailRules.embedded.check(bytes.span).findings.map(\.code) == ["email.illFormed"])
    }

    @Test func randomTexts() throws {
        let rules = try EmailRules.embedded
        let pool = [
            "a", "B", "1", ".", ".", "@", "@", "-", "--", "xn--", "é", "E\u{301}", "ß", "日", "א", "\u{200D}",
            "\u{200B}", "\u{202E}",
            " ", "\n", "\u{3000}", "。", "＠", "(", ")", "\"", "[", "]", "_", "+", ",", "\u{37E}", "\u{212A}", "\u{FFFD}",
            "😀", "\u{301}",
            "com", "example", "mailinator.com", "test", "\u{661}", "·", "ー", "\u{2024}",
        ]
        for _ in 0..<40_000 {
            let address = (0..<Int.random(in: 0...9)).compactMap { _ in pool.randomElement() }.joined()
            let result = rules.check(address)
            let bytes = Array(address.utf8)
            #expect(result.findings.map(\.range.lowerBound) == result.findings.map(\.range.lowerBound).sorted())
            for finding in result.findings {
                #expect(finding.range.upperBound <= bytes.count)
                #expect(String(validating: bytes[finding.range], as: UTF8.self) != nil)
                if let repair = finding.repair { #expect(rules.check(repair.text).isWellFormed) }
            }
            if let stored = result.stored {
                let again = rules.check(stored)
                #expect(
                    again.stored == nil && again.isWellFormed,
                    "\(address.unicodeScalars.map { String($0.value, radix: 16) })")
                #expect(rules.key(of: address) == rules.key(of: stored))
            }
            #expect(result.isWellFormed == (result.parts(of: address) != nil))
            if !result.isWellFormed { #expect(!result.findings.isEmpty) }
        }
    }

    @Test func randomBytes() throws {
        let rules = try EmailRules.embedded
        for _ in 0..<5_000 {
            let bytes = (0..<Int.random(in: 0...20)).map { _ in UInt8.random(in: 0...255) }
            _ = rules.check(bytes.span)
            _ = rules.key(of: bytes.span)
            _ = rules.domainClass(bytes.span)
        }
    }

    @Test(arguments: [
        ("T.Baker@gmail.com", "t.baker@gmail.com", true), ("jo@bücher.example", "JO@xn--bcher-kva.example", true),
        ("josé@example.com", "jose\u{301}@example.com", true), ("jo@example.com", "jo+tag@example.com", false),
        ("j.o@gmail.com", "jo@gmail.com", false), (" jo@example.com", "jo@example.com", true),
        ("Nothing", "nothing", true),
    ])
    func duplicateKey(first: String, second: String, equal: Bool) throws {
        let rules = try EmailRules.embedded
        #expect((rules.key(of: first) == rules.key(of: second)) == equal)
    }

    @Test func anotherImageIsRefused() throws {
        let image = try TableImage(verifying: ImageBuilder(topic: "other", schemaVersion: 1, dataVersion: 0).build())
        #expect(throws: TableError.self) { try EmailRules(image: image) }
    }

    @Test("an image with damage that its checksum hides gives wrong answers at worst")
    func damagedImages() throws {
        let bytes = Array(UnsafeRawBufferPointer(start: dk_email_bytes(), count: dk_email_length()))
        let texts = ["", "jo@mailinator.com", " Jo..e@exam_ple.com.", "é@日本.example", "a＠b＠c", "\"q\"(c)@[1.2.3.4]"]
        var opened = 0
        for round in 0..<400 {
            var damaged = bytes
            let count = round % 2 == 0 ? 1 : Int.random(in: 1...200)
            for _ in 0..<count {
                damaged[Int.random(in: damaged.indices)] = UInt8.random(in: 0...255)
            }
            guard let image = try? TableImage(verifying: ImageBuilder.sealed(damaged)),
                let rules = try? EmailRules(image: image)
            else { continue }
            opened += 1
            for text in texts {
                _ = rules.check(text)
                _ = rules.key(of: text)
            }
        }
        #expect(opened > 0)
    }
}
