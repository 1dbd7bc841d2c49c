import Photos
import Testing

@Suite struct JPEGSizeTests {
    /// All frames of T.81, table B.1: baseline, progressive, lossless, hierarchical, Huffman and arithmetic.
    @Test(arguments: [0xC0, 0xC1, 0xC2, 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF] as [UInt8])
    func everyFrame(_ marker: UInt8) throws {
        let file = try PhotoRules.embedded.file(ImageBytes.jpeg(width: 640, height: 480, frame: marker))
        #expect((file.width, file.height) == (640, 480))
        #expect(file.format == "jpeg" && file.findings.isEmpty)
    }

    /// A frame of height 0 says its height behind the first scan (T.81, B.2.5).
    @Test func heightBehindTheScan() throws {
        let lines = ImageBytes.segment(0xDC, [0x03, 0x00])
        let bytes = ImageBytes.jpeg(height: 0, between: lines)
        #expect(try PhotoRules.embedded.file(bytes).height == 768)
        #expect(try PhotoRules.embedded.header(bytes).height == 768)
    }

    @Test func noHeightAtAll() {
        #expect(throws: PhotoError.self) { try PhotoRules.embedded.file(ImageBytes.jpeg(height: 0)) }
    }

    /// The first frame of a hierarchical file is smaller than the picture, whose size stands in DHP (T.81, B.3.2).
    @Test func hierarchical() throws {
        let whole = ImageBytes.segment(0xDE, [8] + ImageBytes.bigEndian(2048, 2) + ImageBytes.bigEndian(4096, 2) + [0])
        let file = try PhotoRules.embedded.file(ImageBytes.jpeg([whole]))
        #expect((file.width, file.height) == (4096, 2048))
    }

    /// Orientation turns what is shown, and the size of the frame of a thumbnail in a segment is nobody's size.
    @Test(arguments: [(1, false), (2, false), (3, false), (4, false), (5, true), (6, true), (7, true), (8, true)])
    func orientation(_ value: Int, _ isOnItsSide: Bool) throws {
        for isLittle in [true, false] {
            let exif = ExifBytes.segment(ExifBytes.orientation(value, isLittle: isLittle) + ImageBytes.jpeg(width: 160))
            let file = try PhotoRules.embedded.file(ImageBytes.jpeg([exif], width: 4032, height: 3024))
            #expect(file.orientation == value)
            #expect((file.width, file.height) == (isOnItsSide ? (3024, 4032) : (4032, 3024)))
            #expect((file.storedWidth, file.storedHeight) == (4032, 3024))
        }
    }

    /// Not in the coded picture's head is what is behind it.
    @Test func headerOnly() throws {
        let bytes = ImageBytes.jpeg(
            [ImageBytes.segment(0xFE, "a")], between: ImageBytes.segment(0xFE, "b"), trailer: [0])
        #expect(try PhotoRules.embedded.header(bytes).parts.count == 1)
        #expect(try PhotoRules.embedded.file(bytes).parts.count == 3)
        #expect(try PhotoRules.embedded.header(bytes).width == 1024)
    }
}
