import Photos
import Testing

@Suite struct StripTests {
    static func photos(_ exif: [UInt8]) -> [[UInt8]] {
        [ImageBytes.jpeg([ExifBytes.segment(exif)]), ImageBytes.png([ImageBytes.chunk("eXIf", exif)])]
    }

    /// A picture that only its metadata turns is not written lying on its side.
    @Test(arguments: 2...8) func anOrientationThatWouldBeLost(_ value: Int) throws {
        let rules = try PhotoRules.embedded
        for bytes in Self.photos(ExifBytes.orientation(value)) {
            #expect(rules.codes(bytes).contains("photo.turned"))
            #expect(rules.refusal(bytes) == "photo.orientationLost")
            let copy = try rules.copy(bytes, keepingOrientation: true)
            let file = try rules.file(copy)
            #expect(file.orientation == value && file.parts.map(\.kind) == [.exif])
            #expect(rules.codes(copy) == ["photo.metadata", "photo.turned"])
            #expect(try rules.copy(copy, keepingOrientation: true) == copy)
        }
    }

    @Test func anUprightPictureNeedsNoOrientation() throws {
        let rules = try PhotoRules.embedded
        let plain = [ImageBytes.jpeg(), ImageBytes.png()]
        for (bytes, plain) in zip(Self.photos(ExifBytes.orientation(1)), plain) {
            #expect(try rules.copy(bytes, keepingOrientation: true) == plain)
        }
    }

    /// Colours stay as they were: ICC profiles and the transform of CMYK.
    @Test func coloursStay() throws {
        let rules = try PhotoRules.embedded
        let profile = ImageBytes.segment(0xE2, "ICC_PROFILE\0\u{1}\u{1}Display P3")
        let adobe = ImageBytes.segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 2])
        let bytes = ImageBytes.jpeg([ExifBytes.segment(ExifBytes.place), profile, adobe])
        let copy = try rules.copy(bytes)
        #expect(copy == ImageBytes.jpeg([profile, adobe]))
        #expect(try rules.file(copy).hasColourProfile)
    }

    @Test(arguments: [
        (Array(ImageBytes.jpeg().dropLast(2)), "photo.truncated"),
        (Array(ImageBytes.jpeg().prefix(40)), "photo.truncated"),
        (Array(ImageBytes.png().dropLast(2)), "photo.truncated"), ([], "photo.empty"),
        (Array("GIF89a".utf8), "photo.otherFormat"), ([0x80, 0x81], "photo.unknownFormat"),
    ]) func whatIsNotWholeIsNotWritten(_ bytes: [UInt8], _ code: String) throws {
        #expect(try PhotoRules.embedded.refusal(bytes) == code)
    }
}
