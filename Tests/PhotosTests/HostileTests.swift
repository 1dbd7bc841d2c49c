import Photos
import TableFormat
import Testing

/// Files that lie about themselves.
@Suite struct HostileTests {
    static let photos: [[UInt8]] = [
        ImageBytes.jpeg(
            [
                ExifBytes.segment(ExifBytes.place), ImageBytes.segment(0xE2, "ICC_PROFILE\0\u{1}\u{1}"),
                ImageBytes.segment(0xFE, "x"),
            ], between: ImageBytes.segment(0xFE, "y"), trailer: [1]),
        ImageBytes.png(
            [ImageBytes.chunk("eXIf", ExifBytes.place), ImageBytes.chunk("iCCP", [0x69, 0, 0])],
            behind: [ImageBytes.chunk("tEXt", [0x61, 0])], trailer: [1]),
    ]

    @Test(arguments: photos) func cutAnywhere(_ photo: [UInt8]) throws {
        let rules = try PhotoRules.embedded
        for end in 0...photo.count { rules.expectSound(Array(photo[..<end]), "cut at \(end)") }
    }

    @Test(arguments: photos) func anyByteChanged(_ photo: [UInt8]) throws {
        let rules = try PhotoRules.embedded
        for index in photo.indices {
            for value: UInt8 in [0, 1, 2, 0x7F, 0x80, 0xD0, 0xD8, 0xD9, 0xDA, 0xE1, 0xFE, 0xFF] {
                var changed = photo
                changed[index] = value
                rules.expectSound(changed, "\(value) at \(index)")
            }
        }
    }

    @Test(arguments: photos) func anyTwoBytesChanged(_ photo: [UInt8]) throws {
        let rules = try PhotoRules.embedded
        for index in photo.indices.dropLast() {
            for value in [0, 1, 2, 0xFFFF, 0x7FFF, 0xFFD9, 0xFFDA, 0xFF00] {
                var changed = photo
                changed.replaceSubrange(index..<index + 2, with: ImageBytes.bigEndian(value, 2))
                rules.expectSound(changed, "\(value) at \(index)")
            }
        }
    }

    /// A million empty segments are not a million parts.
    @Test func moreParts() throws {
        let rules = try PhotoRules.embedded
        let comments = (0..<100_000).flatMap { _ in ImageBytes.segment(0xFE, "") }
        let file = try rules.file(ImageBytes.jpeg([comments]))
        #expect(file.parts.count == 1024)
        #expect(file.findings.map(\.code) == ["photo.tooManyParts"])
        #expect(try rules.copy(ImageBytes.jpeg([comments])) == ImageBytes.jpeg())
        let texts = (0..<100_000).flatMap { _ in ImageBytes.chunk("tEXt") }
        #expect(try rules.copy(ImageBytes.png([texts])) == ImageBytes.png())
        let broken: [UInt8] = (0..<100_000).flatMap { _ in Array(ImageBytes.chunk("tEXt").dropLast()) + [1] }
        #expect(try rules.file(ImageBytes.png([broken])).findings.count < 2000)
    }
}
