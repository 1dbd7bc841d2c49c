import Findings
import Photos
import Testing

@Suite("WebP")
struct WebPTests {
    let rules: PhotoRules

    init() throws { rules = try PhotoRules.embedded }

    static let lossy = BuiltWebP.lossy(64, 48)

    @Test func sizesStandInThreePlaces() throws {
        for (width, height) in [(1, 1), (64, 48), (16383, 1), (1, 16383)] {
            for bytes in [
                BuiltWebP.simple(BuiltWebP.lossy(width, height)),
                BuiltWebP.simple(BuiltWebP.lossy(width, height, scale: 2)),
                BuiltWebP.simple(BuiltWebP.lossless(width, height)),
                BuiltWebP.extended(width, height, [("VP8 ", BuiltWebP.lossy(width, height))]),
            ] {
                let file = try rules.read(bytes.span)
                #expect([file.width, file.height] == [width, height])
                #expect(file.parts.isEmpty && file.findings.isEmpty && !file.hasAlpha)
                #expect(try rules.stripped(bytes.span) == bytes)
            }
        }
        let canvas = BuiltWebP.extended(
            1 << 24, 1 << 20, [("ANIM", [0, 0, 0, 0, 0, 0]), WebPTests.frame(WebPTests.lossy)])
        let file = try rules.read(canvas.span)
        #expect([file.width, file.height] == [1 << 24, 1 << 20])
        #expect(file.isAnimated)
        #expect(try rules.stripped(canvas.span) == canvas)
    }

    static func frame(_ picture: [UInt8], _ more: [UInt8] = []) -> (name: String, content: [UInt8]) {
        ("ANMF", [UInt8](repeating: 0, count: 16) + BuiltWebP.chunk("VP8 ", picture) + more)
    }

    @Test func alphaIsToldByChunkAndByBit() throws {
        #expect(try rules.read(BuiltWebP.simple(BuiltWebP.lossless(4, 4, alpha: true)).span).hasAlpha)
        let chunks = [("ALPH", [0, 1, 2]), ("VP8 ", WebPTests.lossy)]
        let bytes = BuiltWebP.extended(64, 48, chunks)
        #expect(try rules.read(bytes.span).hasAlpha)
        #expect(try rules.stripped(bytes.span) == bytes)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let kinds: [PhotoPart.Kind]
        var hasLocation = false

        init(_ name: String, _ kinds: [PhotoPart.Kind], location: Bool = false, _ bytes: [UInt8]) {
            testDescription = name
            self.bytes = bytes
            self.kinds = kinds
            hasLocation = location
        }
    }

    static func extended(_ before: [(String, [UInt8])], _ behind: [(String, [UInt8])] = []) -> [UInt8] {
        BuiltWebP.extended(64, 48, before + [("VP8 ", lossy)] + behind)
    }

    static let cases: [Case] = [
        Case("EXIF", [.exif], extended([], [("EXIF", Bytes.exif())])),
        Case("EXIF with a place", [.exif], location: true, extended([], [("EXIF", Bytes.exif(location: true))])),
        Case(
            "EXIF with the mark of JPEG", [.exif], location: true,
            extended([], [("EXIF", Array("Exif\0\0".utf8) + Bytes.exif(location: true))])),
        Case("EXIF that is none", [.exif], extended([], [("EXIF", Bytes.words)])),
        Case("XMP", [.xmp], extended([], [("XMP ", Bytes.xmp)])),
        Case("XMP with a place", [.xmp], location: true, extended([], [("XMP ", Array("<exif:GPSLatitude>".utf8))])),
        Case(
            "EXIF in a simple file", [.exif],
            BuiltWebP.file(BuiltWebP.chunk("VP8 ", lossy) + BuiltWebP.chunk("EXIF", Bytes.exif()))),
        Case("an unknown chunk of odd length", [.unknown], extended([("noTe", Bytes.words + [1])])),
        Case("provenance", [.provenance], extended([], [("C2PA", Bytes.words)])),
        Case("a second picture", [.unknown], extended([], [("VP8 ", lossy)])),
        Case("a second profile", [.unknown], extended([("ICCP", [1, 2]), ("ICCP", Bytes.words)])),
        Case("a second header", [.unknown], extended([], [("VP8X", [UInt8](repeating: 1, count: 10))])),
        Case("alpha behind the picture", [.unknown], extended([], [("ALPH", Bytes.words)])),
        Case("bytes behind the end", [.trailer], extended([]) + Bytes.words),
        Case("a byte that only fills up", [], BuiltWebP.simple(BuiltWebP.lossless(5, 3).dropLast() + [7])),
        Case("less than a chunk inside", [.trailer], BuiltWebP.file(BuiltWebP.chunk("VP8 ", lossy) + [1, 2, 3, 4])),
        Case(
            "a chunk in a frame", [.unknown],
            BuiltWebP.extended(
                64, 48, [("ANIM", [0, 0, 0, 0, 0, 0]), frame(lossy, BuiltWebP.chunk("noTe", Bytes.words))])),
        Case(
            "EXIF in a frame", [.exif],
            BuiltWebP.extended(
                64, 48,
                [("ANIM", [0, 0, 0, 0, 0, 0]), frame(lossy, BuiltWebP.chunk("EXIF", Bytes.exif(orientation: 6)))])),
    ]

    @Test(arguments: cases)
    func partsAreToldAndTakenOut(_ test: Case) throws {
        let file = try rules.read(test.bytes.span)
        #expect(file.findings.isEmpty)
        #expect(file.parts.filter { !$0.mayStay }.map(\.kind) == test.kinds)
        #expect(file.parts.contains { $0.hasLocation } == test.hasLocation)
        let copy = try rules.stripped(test.bytes.span)
        let again = try rules.read(copy.span)
        #expect(again.parts.allSatisfy(\.mayStay) && again.findings.isEmpty)
        #expect([again.width, again.height] == [file.width, file.height])
        #expect(again.hasColourProfile == file.hasColourProfile)
        #expect(Bytes.contains(copy, Array(BuiltWebP.coded.dropLast())))
        #expect(!Bytes.contains(copy, Bytes.words))
        #expect(Int(copy[4]) | Int(copy[5]) << 8 == copy.count - 8)
        #expect(try rules.stripped(copy.span) == copy)
    }

    @Test func flagsSayWhatIsThere() throws {
        let bytes = WebPTests.extended([("ICCP", [1, 2, 3])], [("EXIF", Bytes.exif()), ("XMP ", Bytes.xmp)])
        let copy = try rules.stripped(bytes.span)
        #expect(bytes[20] == 0x2C)
        #expect(copy[20] == 0x20)
        #expect(Bytes.contains(copy, BuiltWebP.chunk("ICCP", [1, 2, 3])))
    }

    @Test(arguments: 2...8)
    func theOrientationIsKeptWhenAskedFor(_ orientation: Int) throws {
        let exif = Bytes.exif(orientation: orientation, location: true)
        let simple = BuiltWebP.file(BuiltWebP.chunk("VP8 ", WebPTests.lossy) + BuiltWebP.chunk("EXIF", exif))
        for bytes in [simple, WebPTests.extended([], [("EXIF", exif)])] {
            let file = try rules.read(bytes.span)
            #expect(file.orientation == orientation)
            #expect([file.width, file.height] == (orientation > 4 ? [48, 64] : [64, 48]))
            #expect(throws: PhotoError.self) { try rules.stripped(bytes.span) }
            let copy = try rules.stripped(bytes.span, keepingOrientation: true)
            let again = try rules.read(copy.span)
            #expect(again.orientation == orientation)
            #expect(again.parts.map(\.kind) == [.exif] && !again.parts[0].hasLocation)
            #expect(copy[20] == 8)
            #expect(try rules.stripped(copy.span, keepingOrientation: true) == copy)
        }
    }

    @Test(arguments: [
        BuiltWebP.file([]), BuiltWebP.file(BuiltWebP.chunk("EXIF", Bytes.exif())),
        BuiltWebP.file(BuiltWebP.chunk("VP8 ", [1, 0, 0, 0x9D, 1, 0x2A, 4, 0, 4, 0])),
        BuiltWebP.file(BuiltWebP.chunk("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 0, 0, 4, 0])),
        BuiltWebP.file(BuiltWebP.chunk("VP8L", [0x2E, 0, 0, 0, 0])),
        BuiltWebP.extended(4, 4, [("ANIM", [0, 0, 0, 0, 0, 0])]), Array(BuiltWebP.simple(WebPTests.lossy).prefix(25)),
    ])
    func aFileWithoutAPictureIsNone(_ bytes: [UInt8]) {
        #expect(throws: PhotoError.self) { try rules.read(bytes.span) }
    }

    @Test func otherSizesAndCutFilesAreToldAndNotWritten() throws {
        let other = BuiltWebP.extended(65, 48, [("VP8 ", WebPTests.lossy)])
        let cut = Array(WebPTests.extended([]).dropLast(3))
        for (bytes, code) in [(other, PhotoCode.damaged), (cut, .truncated)] {
            #expect(try rules.read(bytes.span).findings.map(\.code) == [code.rawValue])
            #expect(throws: PhotoError.self) { try rules.stripped(bytes.span) }
        }
    }
}
