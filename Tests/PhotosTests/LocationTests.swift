import Photos
import Testing

/// A place is told of by itself, wherever it stands.
@Suite struct LocationTests {
    static let xmp = "http://ns.adobe.com/xap/1.0/\0"

    @Test(arguments: [
        ImageBytes.jpeg([ExifBytes.segment(ExifBytes.place)]),
        ImageBytes.jpeg([ImageBytes.segment(0xE1, xmp + "<rdf:Description exif:GPSLatitude='52,22.2N'/>")]),
        ImageBytes.jpeg([ImageBytes.segment(0xE1, xmp + "<x exif:GPSVersionID='2.3.0.0' exif:GPSAltitude='3/1'/>")]),
        ImageBytes.jpeg([ImageBytes.segment(0xE1, xmp + "<photoshop:City>Amsterdam</photoshop:City>")]),
        ImageBytes.jpeg([ImageBytes.segment(0xE1, xmp + "<Iptc4xmpExt:LocationShown>")]),
        ImageBytes.jpeg([
            ImageBytes.segment(
                0xED,
                Array("Photoshop 3.0\08BIM".utf8) + [4, 4, 0, 0, 0, 0, 0, 9, 0x1C, 2, 90, 0, 4] + Array("Oslo".utf8))
        ]),
        ImageBytes.png([ImageBytes.chunk("eXIf", ExifBytes.place)]),
        ImageBytes.png(behind: [
            ImageBytes.chunk("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0<exif:GPSLatitude>1,2N".utf8))
        ]),
    ]) func isTold(_ bytes: [UInt8]) throws {
        #expect(try PhotoRules.embedded.codes(bytes) == ["photo.metadata", "photo.location"])
    }

    @Test(arguments: [
        ImageBytes.jpeg([ImageBytes.segment(0xE1, xmp + "<xmp:CreateDate>2026-11-30</xmp:CreateDate> exif:GP")]),
        ImageBytes.jpeg([ImageBytes.segment(0xE1, xmp)]),
        ImageBytes.jpeg([ImageBytes.segment(0xE1, xmp + "<rdf:Description exif:GPSVersionID='2.3.0.0'/>")]),
        ImageBytes.jpeg([ExifBytes.segment(ExifBytes.orientation(1))]),
    ]) func isNotMadeUp(_ bytes: [UInt8]) throws {
        #expect(try PhotoRules.embedded.codes(bytes) == ["photo.metadata"])
    }
}
