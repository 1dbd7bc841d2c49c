import Photos
import Testing

/// Every kind of PNG chunk.
@Suite struct PNGPartTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let type: String
        var content: [UInt8] = []
        let kind: PhotoPart.Kind
        var name: String?
        var stays = false

        var testDescription: String { name ?? type }
    }

    static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

    static let cases: [Case] = [
        Case(type: "tEXt", content: text("Comment\0home"), kind: .text),
        Case(type: "zTXt", content: text("Comment\0\0????"), kind: .text),
        Case(type: "iTXt", content: text("Title\0\0\0\0\0home"), kind: .text),
        Case(type: "iTXt", content: text("XML:com.adobe.xmp\0\0\0\0\0<x/>"), kind: .xmp, name: "iTXt XMP"),
        Case(type: "tEXt", content: text("Raw profile type exif\0\nexif\n"), kind: .exif, name: "tEXt Exif"),
        Case(type: "zTXt", content: text("Raw profile type iptc\0\0"), kind: .iptc, name: "zTXt IPTC"),
        Case(type: "eXIf", content: ExifBytes.orientation(1), kind: .exif),
        Case(type: "tIME", content: [7, 234, 11, 30, 12, 0, 0], kind: .time),
        Case(type: "sPLT", content: text("my palette\0\u{8}"), kind: .application),
        Case(type: "caBX", kind: .provenance),
        Case(type: "prVt", content: [1], kind: .unknown),
        Case(type: "iDOT", content: [1], kind: .application),
        Case(type: "iCCP", content: text("icc\0\0zzzz"), kind: .colourProfile, stays: true),
        Case(type: "sRGB", content: [0], kind: .colour, stays: true),
        Case(type: "gAMA", content: [0, 0, 0xB1, 0x8F], kind: .colour, stays: true),
        Case(type: "pHYs", content: [0, 0, 0, 1, 0, 0, 0, 1, 0], kind: .colour, stays: true),
        Case(type: "acTL", content: [0, 0, 0, 1, 0, 0, 0, 0], kind: .animation, stays: true),
    ]

    /// Before and behind the data: told with its range, and gone from the copy unless it may stay.
    @Test(arguments: cases) func isFoundAndLeftOut(_ part: Case) throws {
        let rules = try PhotoRules.embedded
        let chunk = ImageBytes.chunk(part.type, part.content)
        let head = ImageBytes.signature.count + ImageBytes.header().count
        for (bytes, place) in [
            (ImageBytes.png([chunk]), head),
            (ImageBytes.png(behind: [chunk]), ImageBytes.png().count - ImageBytes.chunk("IEND").count),
        ] {
            let file = try rules.file(bytes)
            #expect(file.parts.map(\.range) == [place..<place + chunk.count])
            #expect(file.parts.map(\.kind) == [part.kind])
            #expect(file.parts.map(\.name) == [part.name ?? part.type])
            #expect(file.parts.map(\.mayStay) == [part.stays])
            #expect(rules.codes(bytes) == (part.stays ? [] : ["photo.metadata"]))
            #expect(try rules.copy(bytes) == (part.stays ? bytes : ImageBytes.png()))
        }
    }

    /// What is behind a content of known length is a place to hide.
    @Test(arguments: ["sRGB", "gAMA", "cHRM", "pHYs", "bKGD", "cICP"]) func tooLong(_ type: String) throws {
        let rules = try PhotoRules.embedded
        let bytes = ImageBytes.png([ImageBytes.chunk(type, [UInt8](repeating: 1, count: 99))])
        #expect(rules.codes(bytes) == ["photo.damaged", "photo.metadata"])
        #expect(try rules.copy(bytes) == ImageBytes.png())
    }

    /// Nobody can show the picture without a chunk that must be understood and is not.
    @Test func unknownCriticalChunk() throws {
        let bytes = ImageBytes.png([ImageBytes.chunk("CgBI", [0, 0, 0, 2])])
        #expect(try PhotoRules.embedded.codes(bytes) == ["photo.damaged", "photo.metadata"])
        #expect(try PhotoRules.embedded.refusal(bytes) == "photo.cannotStrip")
    }

    @Test func wrongChecksum() throws {
        let rules = try PhotoRules.embedded
        var bytes = ImageBytes.png()
        bytes[bytes.count - ImageBytes.chunk("IEND").count - 1] ^= 1
        #expect(rules.codes(bytes) == ["photo.checksum"])
        #expect(rules.refusal(bytes) == "photo.checksum")
        // That of a part that is left out does not matter.
        var text = ImageBytes.chunk("tEXt", [1])
        text[text.count - 1] ^= 1
        #expect(rules.codes(ImageBytes.png([text])) == ["photo.checksum", "photo.metadata"])
        #expect(try rules.copy(ImageBytes.png([text])) == ImageBytes.png())
    }

    @Test func bytesBehindTheEnd() throws {
        let rules = try PhotoRules.embedded
        let bytes = ImageBytes.png(trailer: Array("%PDF-1.7".utf8))
        #expect(rules.codes(bytes) == ["photo.trailingData"])
        #expect(try rules.file(bytes).parts.map(\.name) == ["PDF"])
        #expect(try rules.copy(bytes) == ImageBytes.png())
    }

    @Test func whatTheHeaderSays() throws {
        let rules = try PhotoRules.embedded
        for (type, hasAlpha) in [(0, false), (2, false), (3, false), (4, true), (6, true)] as [(UInt8, Bool)] {
            #expect(try rules.file(ImageBytes.png(colourType: type)).hasAlpha == hasAlpha)
        }
        #expect(try rules.file(ImageBytes.png([ImageBytes.chunk("tRNS", [0])])).hasAlpha)
        #expect(try rules.file(ImageBytes.png([ImageBytes.chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0])])).isAnimated)
        #expect(throws: PhotoError.self) { try rules.file(ImageBytes.png(width: 0)) }
        #expect(throws: PhotoError.self) { try rules.file(ImageBytes.png(height: 1 << 31)) }
    }
}
