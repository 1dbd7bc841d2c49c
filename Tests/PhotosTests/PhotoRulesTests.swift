import Findings
import Photos
import TableFormat
import Testing

@Suite("Photos")
struct PhotoRulesTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let facts: PhotoFacts
        var finds: [PhotoCode] = []

        init(
            _ width: Int? = nil, _ height: Int? = nil, _ format: String? = nil, metadata: Bool? = nil,
            finds: [PhotoCode] = []
        ) {
            facts = PhotoFacts(width: width, height: height, format: format, hasMetadata: metadata)
            self.finds = finds
        }

        var testDescription: String { "\(facts)" }
    }

    static let cases: [Case] = [
        Case(),
        Case(1024, 1024, "jpeg", metadata: false),
        Case(1024, 1024, "JPG"),
        Case(1024, 1024, "png"),
        Case(1024, 1024, "HEIF"),
        Case(1024, nil, "webp"),
        Case(1024, 768, "jpeg", finds: [.notSquare]),
        Case(3024, 4032, "heic", metadata: true, finds: [.notSquare, .metadata]),
        Case(512, 512, "png", finds: [.wrongSize]),
        Case(0, 0, "png", finds: [.wrongSize]),
        Case(1024, 1024, "bmp", finds: [.unknownFormat]),
        Case(1024, 1024, "", finds: [.unknownFormat]),
        Case(nil, nil, "jpeg", metadata: true, finds: [.metadata]),
    ]

    @Test(arguments: cases)
    func check(_ photo: Case) throws {
        let findings = try PhotoRules.embedded.check(photo.facts)
        #expect(findings.map(\.finding.code) == photo.finds.map(\.rawValue))
    }

    @Test("A format is known by its aliases", arguments: [("jpg", "jpeg"), ("HEIF", "heic"), ("PnG", "png")])
    func alias(_ name: String, _ format: String) throws {
        #expect(try PhotoRules.embedded.format(named: name) == format)
    }

    @Test("An image of another topic is refused")
    func otherTopic() throws {
        let image = try TableImage(verifying: ImageBuilder(topic: "dates", schemaVersion: 1, dataVersion: 0).build())
        #expect(throws: TableError.self) { try PhotoRules(image: image) }
    }
}
