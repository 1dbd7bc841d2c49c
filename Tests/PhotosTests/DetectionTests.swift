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
