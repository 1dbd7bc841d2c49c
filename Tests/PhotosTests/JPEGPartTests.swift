import Photos
import Testing

/// Every place of a JPEG file where something may hide.
@Suite struct JPEGPartTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let marker: UInt8
        let content: String
        let kind: PhotoPart.Kind
        var name: String
        var stays = false

        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(marker: 0xE0, content: "JFXX\0\u{10}", kind: .thumbnail, name: "APP0 JFXX"),
        Case(marker: 0xE0, content: "AVI1", kind: .application, name: "APP0"),
        Case(marker: 0xE1, content: "Exif\0\0MM", kind: .exif, name: "APP1 Exif"),
        Case(marker: 0xE1, content: "http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>", kind: .xmp, name: "APP1 XMP"),
        Case(marker: 0xE1, content: "http://ns.adobe.com/xmp/extension/\0", kind: .xmp, name: "APP1 XMP more"),
        Case(marker: 0xE1, content: "Exi", kind: .application, name: "APP1"),
        Case(marker: 0xE1, content: "", kind: .application, name: "APP1"),
        Case(
            marker: 0xE2, content: "ICC_PROFILE\0\u{1}\u{1}profile", kind: .colourProfile, name: "APP2 ICC", stays: true
        ),
        Case(marker: 0xE2, content: "MPF\0MM", kind: .mpf, name: "APP2 MPF"),
        Case(marker: 0xE2, content: "FPXR\0", kind: .application, name: "APP2 FlashPix"),
        Case(marker: 0xE3, content: "Meta\0\0", kind: .application, name: "APP3"),
        Case(marker: 0xEB, content: "JP\0\u{1}", kind: .provenance, name: "APP11 JUMBF"),
        Case(marker: 0xEC, content: "Ducky", kind: .application, name: "APP12 Ducky"),
        Case(marker: 0xED, content: "Photoshop 3.0\08BIM", kind: .iptc, name: "APP13 IPTC"),
        Case(marker: 0xEE, content: "Adobe\0\u{64}\0\0\0\0\u{1}", kind: .colour, name: "APP14 Adobe", stays: true),
        Case(marker: 0xEF, content: "Q 90", kind: .application, name: "APP15"),
        Case(marker: 0xFE, content: "made at home", kind: .comment, name: "COM"),
        Case(marker: 0xF5, content: "?", kind: .unknown, name: "reserved marker"),
    ]

    /// At the head and between scans: told with its range, and gone from the copy unless it may stay.
    @Test(arguments: cases) func isFoundAndLeftOut(_ part: Case) throws {
        let rules = try PhotoRules.embedded
        let segment = ImageBytes.segment(part.marker, part.content)
        let plain = ImageBytes.jpeg()
        let head = ImageBytes.startOfImage.count + ImageBytes.jfif.count
        for (bytes, place) in [
            (ImageBytes.jpeg([segment]), head),
            (
                ImageBytes.jpeg(between: segment),
                plain.count - 2 - ImageBytes.scan.count - ImageBytes.startOfScan.count
            ),
        ] {
            let file = try rules.file(bytes)
            #expect(file.parts.map(\.range) == [place..<place + segment.count])
            #expect(file.parts.map(\.kind) == [part.kind])
            #expect(file.parts.map(\.name) == [part.name])
            #expect(file.parts.map(\.mayStay) == [part.stays])
            #expect(file.findings.isEmpty)
            #expect(rules.codes(bytes) == (part.stays ? [] : ["photo.metadata"]))
            let copy = try rules.copy(bytes)
            #expect(copy == (part.stays ? bytes : plain))
        }
    }

    @Test func aPlainFileIsItsOwnCopy() throws {
        let plain = ImageBytes.jpeg()
        #expect(try PhotoRules.embedded.file(plain).parts.isEmpty)
        #expect(try PhotoRules.embedded.copy(plain) == plain)
    }

    /// What the format has no room for is a place to hide.
    @Test func aThumbnailInsideJFIFIsCutOff() throws {
        let rules = try PhotoRules.embedded
        let jfif = ImageBytes.segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 1, 1] + [9, 9, 9])
        let plain = ImageBytes.jpeg()
        let rest = plain[(2 + ImageBytes.jfif.count)...]
        let file = try rules.file(ImageBytes.startOfImage + jfif + rest)
        #expect(file.parts.map(\.kind) == [.thumbnail])
        #expect(file.parts.map(\.range.count) == [3])
        #expect(try rules.copy((ImageBytes.startOfImage + jfif + rest)) == plain)
    }

    @Test(arguments: [
        [0], Array("any bytes".utf8), ImageBytes.jpeg(), [UInt8](repeating: 0xFF, count: 9), [0xFF],
    ]) func bytesBehindTheEndAreToldAndCut(_ trailer: [UInt8]) throws {
        let rules = try PhotoRules.embedded
        let plain = ImageBytes.jpeg()
        let file = try rules.file(plain + trailer)
        #expect(file.parts.map(\.kind) == [.trailer])
        #expect(file.parts.map(\.range) == [plain.count..<plain.count + trailer.count])
        #expect(rules.codes(plain + trailer) == ["photo.trailingData"])
        #expect(try rules.copy((plain + trailer)) == plain)
    }

    @Test func aTrailerIsCalledByItsFormat() throws {
        let file = try PhotoRules.embedded.file(ImageBytes.jpeg(trailer: ImageBytes.png()))
        #expect(file.parts.map(\.name) == ["PNG"])
    }

    @Test func fillBytesAreNoPart() throws {
        let filled = ImageBytes.startOfImage + [0xFF, 0xFF] + ImageBytes.jpeg().dropFirst(2)
        let file = try PhotoRules.embedded.file(filled)
        #expect(file.parts.isEmpty && file.findings.isEmpty)
    }

    @Test func strayBytesAreToldAndLeftOut() throws {
        let rules = try PhotoRules.embedded
        let bytes = ImageBytes.jpeg([[1, 2, 3, 0xFF, 0]])
        let file = try rules.file(bytes)
        #expect(file.parts.map(\.kind) == [.unknown])
        #expect(file.findings.map(\.code) == ["photo.damaged"])
        #expect(try rules.copy(bytes) == ImageBytes.jpeg())
    }
}
