import Findings
import Photos
import Testing

/// Each place where something can hide: it is told of, and gone from a copy without metadata.
@Suite("HEIF parts")
struct HEIFPartsTests {
    let rules: PhotoRules

    init() throws { rules = try PhotoRules.embedded }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let kinds: [PhotoPart.Kind]
        var hasLocation = false

        init(_ name: String, _ kinds: [PhotoPart.Kind], location: Bool = false, _ change: (inout BuiltHEIF) -> Void) {
            var file = BuiltHEIF.picture(64, 48)
            change(&file)
            testDescription = name
            bytes = file.bytes()
            self.kinds = kinds
            hasLocation = location
        }
    }

    static let alpha = "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha"
    static func aux(_ name: String, _ file: inout BuiltHEIF) {
        file.properties.append(BuiltHEIF.auxiliary(name))
        file.add(.init(number: 2, content: Bytes.words, properties: [1, file.properties.count]), "auxl")
    }

    static let cases: [Case] = [
        Case("nothing", []) { _ in },
        Case("EXIF", [.exif]) { $0.add(.init(number: 2, type: "Exif", content: [0, 0, 0, 0] + Bytes.exif()), "cdsc") },
        Case("EXIF with a place", [.exif], location: true) {
            let content = [0, 0, 0, 6] + Array("Exif\0\0".utf8) + Bytes.exif(location: true)
            $0.add(.init(number: 2, type: "Exif", content: content), "cdsc")
        },
        Case("XMP", [.xmp]) {
            $0.add(.init(number: 2, type: "mime", content: Bytes.xmp, contentType: "application/rdf+xml"), "cdsc")
        },
        Case("XMP with a place, in three pieces and in the box of data", [.xmp], location: true) {
            let content = Array("<rdf exif:GPSLatitude='52'/>".utf8) + Bytes.words + Bytes.words + Bytes.words
            $0.add(
                .init(
                    number: 2, type: "mime", content: content, method: 1, contentType: "application/rdf+xml", pieces: 3)
            )
        },
        Case("another type of content", [.application]) {
            $0.add(.init(number: 2, type: "mime", content: Bytes.words, contentType: "text/plain"), "cdsc")
        },
        Case("an address", [.application]) {
            $0.add(.init(number: 2, type: "uri ", content: Bytes.words, contentType: "urn:example"), "cdsc")
        },
        Case("an unknown item without bytes", [.unknown]) { $0.add(.init(number: 2, type: "noTe")) },
        Case("a thumbnail", [.thumbnail]) {
            $0.add(.init(number: 2, content: Bytes.words, properties: [1, 2]), "thmb")
        },
        Case("a thumbnail of tiles", [.thumbnail, .thumbnail]) {
            $0.add(
                .init(number: 2, type: "grid", content: [0, 0, 0, 0, 0, 8, 0, 8], method: 1, properties: [1]), "thmb")
            $0.add(.init(number: 3, content: Bytes.words, properties: [2]))
            $0.references.append(("dimg", 2, [3]))
        },
        Case("another picture", [.mpf]) { $0.add(.init(number: 2, content: Bytes.words, properties: [1, 2])) },
        Case("alpha stays", []) { aux(alpha, &$0) },
        Case("a depth map", [.depth]) { aux("urn:mpeg:mpegB:cicp:systems:auxiliary:depth", &$0) },
        Case("a gain map", [.application]) { aux("urn:com:apple:photo:2020:aux:hdrgainmap", &$0) },
        Case("an unknown auxiliary picture", [.unknown]) { aux("urn:example:words", &$0) },
        Case("alpha of another picture", [.mpf, .mpf]) {
            $0.add(.init(number: 3, content: [9], properties: [1]))
            $0.properties.append(BuiltHEIF.auxiliary(alpha))
            $0.items.append(.init(number: 2, content: Bytes.words, properties: [1, 3]))
            $0.references.append(("auxl", 2, [3]))
        },
        Case("a description among the properties", [.text]) {
            $0.properties.append(Bytes.fullBox("udes", Bytes.words))
            $0.items[0].properties.append(3)
        },
        Case("times among the properties", [.time]) {
            $0.properties.append(Bytes.fullBox("crtt", Bytes.big(12345, 8)))
            $0.items[0].properties.append(3)
        },
        Case("an unknown property of nobody", [.unknown]) { $0.properties.append(Bytes.box("noTe", Bytes.words)) },
        Case("a long name of the picture", [.unknown]) { $0.items[0].name = String(repeating: "words ", count: 20) },
        Case("a short name of the picture", []) { $0.items[0].name = "Image" },
        Case("a long name of the handler", [.unknown]) { $0.handlerName = String(repeating: "words ", count: 20) },
        Case("bytes of no item", [.unknown]) { $0.loose = Bytes.words },
        Case("free room", []) { $0.behind = Bytes.box("free", [0, 0, 0]) },
        Case("words in free room", [.unknown]) { $0.beforeMeta = Bytes.box("free", Bytes.words) },
        Case("words in free room inside", [.unknown]) { $0.insideMeta = Bytes.box("skip", Bytes.words) },
        Case("an unknown box", [.unknown]) { $0.behind = Bytes.box("noTe", Bytes.words) },
        Case("an unknown box inside", [.unknown]) { $0.insideMeta = Bytes.box("noTe", Bytes.words) },
        Case("provenance", [.provenance]) { $0.beforeMeta = Bytes.box("uuid", Bytes.provenance + Bytes.words) },
        Case("an unknown number", [.unknown]) { $0.behind = Bytes.box("uuid", Bytes.words) },
        Case("user data", [.text]) { $0.behind = Bytes.box("udta", Bytes.words) },
        Case("bytes behind the end", [.trailer]) { $0.behind = Bytes.words },
        Case("a few bytes behind the end", [.trailer]) { $0.behind = [1, 2, 3] },
        Case("a second box of items", [.unknown]) { $0.behind = Bytes.fullBox("meta", Bytes.words) },
        Case("data elsewhere", [.unknown]) {
            let entry = Bytes.fullBox("url ", Array("https://example.com/words\0".utf8))
            $0.insideMeta = Bytes.box("dinf", Bytes.fullBox("dref", [0, 0, 0, 1] + entry))
        },
        Case("data here", []) {
            let entry = Bytes.fullBox("url ", [], flags: 1)
            $0.insideMeta = Bytes.box("dinf", Bytes.fullBox("dref", [0, 0, 0, 1] + entry))
        },
        Case("a group with another picture", [.mpf]) {
            $0.add(.init(number: 2, content: Bytes.words, properties: [1]))
            let group = Bytes.fullBox("altr", Bytes.big(100, 4) + Bytes.big(2, 4) + Bytes.big(2, 4) + Bytes.big(1, 4))
            $0.insideMeta = Bytes.box("grpl", group)
        },
    ]

    @Test(arguments: cases)
    func areToldAndTakenOut(_ test: Case) throws {
        let file = try rules.read(test.bytes.span)
        #expect(file.findings.isEmpty)
        #expect(file.parts.filter { !$0.mayStay }.map(\.kind) == test.kinds)
        #expect(file.parts.contains { $0.hasLocation } == test.hasLocation)
        for part in file.parts { #expect(part.range.lowerBound >= 0 && part.range.upperBound <= test.bytes.count) }

        let copy = try rules.stripped(test.bytes.span)
        let again = try rules.read(copy.span)
        #expect(again.parts.filter { !$0.mayStay } == [])
        #expect(again.findings == [])
        #expect([again.width, again.height, again.orientation] == [64, 48, 1])
        #expect(Bytes.contains(copy, BuiltHEIF.coded))
        if !test.kinds.isEmpty { #expect(!Bytes.contains(copy, Bytes.words)) }
        #expect(!Bytes.contains(copy, Array("words words".utf8)))
        #expect(try rules.stripped(copy.span) == copy)
    }
}
