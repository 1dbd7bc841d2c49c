import Findings
import Photos
import Testing

/// What a file is, whatever its name says.
@Suite struct DetectionTests {
    @Test(arguments: [
        ("GIF89a....", "GIF"), ("BM....\0\0\0\0", "BMP"), ("II*\0....", "TIFF"), ("MM\0*....", "TIFF"),
        ("%PDF-1.7", "PDF"),
        ("8BPS\0\u{1}", "Photoshop (PSD)"), ("<svg xmlns=", "SVG"), ("<?xml version=", "XML"),
        ("<!DOCTYPE html>", "HTML"),
        ("PK\u{3}\u{4}", "ZIP"), ("\0\0\0\u{14}ftypqt  \0\0\0\0", "QuickTime"),
        ("\0\0\0\u{18}ftypmp42\0\0\0\0isom", "MP4"),
        ("version https://git-lfs.github.com/spec/v1\n", "Git LFS"), ("just words, é", "TXT"),
        ("{\"json\": true}\n", "TXT"),
        ("RIFF....AVI LIST", "AVI"),
    ]) func otherFiles(_ content: String, _ format: String) throws {
        let findings = try PhotoRules.embedded.inspect(Array(content.utf8).span).findings
        #expect(findings.map(\.code) == ["photo.otherFormat"])
        #expect(findings.first?.parameters == [Parameter("format", format)])
    }

    @Test func jpegXL() throws {
        #expect(try PhotoRules.embedded.codes([0xFF, 0x0A, 0, 0]) == ["photo.otherFormat"])
    }

    /// A general brand stands in files of both formats, whichever comes first.
    @Test(
        arguments: [
            (["mif1", "avif", "miaf"], "avif"), (["mif1", "miaf", "avif"], "avif"), (["avif", "mif1", "heic"], "avif"),
            (["mif1", "heic", "mif1"], "heic"), (["mif1", "mif1", "mif1"], "heic"), (["msf1", "hevc", "avif"], "heic"),
            (["miaf", "mif1", "MiHB"], "heic"), (["isom", "mif1", "avif"], nil), (["mif1", "isom", "avif"], nil),
        ] as [([String], String?)]) func brands(_ brands: [String], _ format: String?) throws
    {
        var bytes = BuiltHEIF.picture(1024, 1024).bytes()
        for (brand, place) in zip(brands, [8, 16, 20]) { bytes.replaceSubrange(place..<place + 4, with: brand.utf8) }
        let inspection = try PhotoRules.embedded.inspect(bytes.span)
        #expect(inspection.file?.format == format)
        #expect(inspection.findings.map(\.code) == (format == nil ? ["photo.otherFormat"] : []))
    }

    /// These begin like a cursor.
    @Test func aTargaPicture() throws {
        #expect(
            try PhotoRules.embedded.codes([0, 0, 2, 0] + [UInt8](repeating: 0, count: 40)) == ["photo.unknownFormat"])
    }

    @Test func nothingKnown() throws {
        #expect(try PhotoRules.embedded.codes([]) == ["photo.empty"])
        #expect(try PhotoRules.embedded.codes([0]) == ["photo.unknownFormat"])
        #expect(try PhotoRules.embedded.codes([0xC3, 0x28, 0xFF, 0]) == ["photo.unknownFormat"])
    }

    @Test(arguments: [
        ("me.jpg", true), ("me.JPEG", true), ("a.b/me.jpe", true), ("me", true), (".jpg", true), ("me.unheard", true),
        ("a.png/me", true), ("me.png", false), ("me.jpg.heic", false), ("me.gif", false),
    ]) func theNameOfAJPEG(_ name: String, _ fits: Bool) throws {
        #expect(try PhotoRules.embedded.codes(ImageBytes.jpeg(), name: name) == (fits ? [] : ["photo.formatMismatch"]))
    }

    @Test func tooLarge() throws {
        let rules = try PhotoRules.embedded
        let bytes = ImageBytes.jpeg(trailer: [UInt8](repeating: 0, count: rules.largestFile))
        #expect(rules.codes(bytes) == ["photo.tooLarge"])
    }

    @Test(arguments: [
        (1024, 1024, [] as [String]), (1024, 768, ["photo.notSquare"]), (512, 512, ["photo.wrongSize"]),
    ]) func sizes(_ width: Int, _ height: Int, _ codes: [String]) throws {
        #expect(try PhotoRules.embedded.codes(ImageBytes.jpeg(width: width, height: height)) == codes)
        #expect(try PhotoRules.embedded.codes(ImageBytes.png(width: width, height: height)) == codes)
    }
}
