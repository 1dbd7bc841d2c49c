import Findings
import CTables
import PersonNames
import TableFormat
import Testing

@Suite("Names from bytes of any kind")
struct NameRobustnessTests {
    @Test(arguments: [[0x80], [0x41, 0xC3], [0x41, 0xED, 0xA0, 0x80, 0x42], [0xFF, 0xFE]] as [[UInt8]])
    func illFormed(bytes: [UInt8]) throws {
        let result = try NameRules.embedded.check(bytes.span)
        #expect(result.findings.map(\.code) == ["name.illFormed"])
        #expect(result.findings.first?.range.lowerBound == (bytes.first == 0x41 ? 1 : 0))
        #expect(try NameRules.embedded.key(of: bytes.span) == bytes)
    }

    /// A run of marks that ICU would take minutes over, and longer than any name.
    @Test func aTextFarTooLongIsItsOwnKey() throws {
        let text = Array(("A" + String(repeating: "\u{301}\u{323}", count: 250_000)).utf8)
        #expect(try NameRules.embedded.key(of: text.span) == text)
        #expect(try NameRules.embedded.check(text.span).findings.map(\.code) == ["name.tooManyBytes"])
    }

    /// What must hold of any text: places inside it, in order; an accepted text is stable.
    @Test func randomTexts() throws {
        let rules = try NameRules.embedded
        var random = SystemRandomNumberGenerator()
        let pool = Array(
            "ab É e\u{301}\u{323}\u{338}'’-.·・ \t\u{A0}\u{200B}\u{200C}\u{200D}\u{202E}\u{FEFF}4Ⅲ,🌻!王カلی\u{64B}ก\u{E48}ཀ\u{F71}\u{F73}\u{958}\u{1100}\u{1161}\n\u{E000}"
        )
        .flatMap { $0.unicodeScalars }
        for _ in 0..<20_000 {
            var scalars = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...10, using: &random) {
                if let scalar = pool.randomElement(using: &random) { scalars.append(scalar) }
            }
            let name = String(scalars)
            let result = rules.check(name)
            let length = name.utf8.count
            #expect(result.findings.allSatisfy { $0.range.lowerBound >= 0 && $0.range.upperBound <= length })
            #expect(result.findings.map(\.range.lowerBound) == result.findings.map(\.range.lowerBound).sorted())
            for finding in result.findings {
                let bytes = Array(name.utf8)[finding.range]
                #expect(
                    String(validating: bytes, as: UTF8.self) != nil, "\(name.unicodeScalars.map(\.value)) \(finding)")
                if let repair = finding.repair { #expect(rules.check(repair.text).findings.isEmpty) }
            }
            if let stored = result.stored { #expect(rules.check(stored).findings.isEmpty) }
            #expect((result.findings.isEmpty && result.stored == nil) || !result.findings.isEmpty)
        }
    }

    @Test func randomBytes() throws {
        let rules = try NameRules.embedded
        for _ in 0..<5_000 {
            let bytes = (0..<Int.random(in: 0...20)).map { _ in UInt8.random(in: 0...255) }
            _ = rules.check(bytes.span)
            _ = rules.key(of: bytes.span)
        }
    }

    @Test func anotherImageIsRefused() throws {
        let image = try TableImage(verifying: ImageBuilder(topic: "other", schemaVersion: 1, dataVersion: 0).build())
        #expect(throws: TableError.self) { try NameRules(image: image) }
    }

    @Test func unicodeVersionIsRecorded() throws {
        #expect(try NameRules.embedded.unicodeVersion == (15, 0))
    }

    @Test("an image with damage that its checksum hides gives wrong answers at worst")
    func damagedImages() throws {
        let bytes = Array(UnsafeRawBufferPointer(start: dk_names_bytes(), count: dk_names_length()))
        let texts = [
            "", "Jan-Willem van 't Hof", " José\u{301}  4!", "علی‌رضا", "𝐉𝐨𝐡𝐧 Ⅲ, Jr.",
            "ก\u{E48}\u{E49}\u{301}\u{302}\u{303}",
        ]
        var opened = 0
        for round in 0..<400 {
            var damaged = bytes
            let count = round % 2 == 0 ? 1 : Int.random(in: 1...200)
            for _ in 0..<count {
                damaged[Int.random(in: damaged.indices)] = UInt8.random(in: 0...255)
            }
            guard let image = try? TableImage(verifying: ImageBuilder.sealed(damaged)),
                let rules = try? NameRules(image: image)
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
