/// Photos made in memory, of the size and the parts that a phone's camera writes; the coded data is noise.
enum PhotoBytes {
    static let scanSize = 300_000

    /// A JPEG with EXIF (and a thumbnail in it), an ICC profile and XMP.
    static let jpeg: [UInt8] = {
        let exif = Array("Exif\0\0".utf8) + [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 12] + entries(12) + noise(8000)
        let xmp =
            "http://ns.adobe.com/xap/1.0/\0"
            + String(repeating: "<xmp:CreatorTool>camera</xmp:CreatorTool>\n", count: 70)
        let head = [
            segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]), segment(0xE1, exif),
            segment(0xE1, Array(xmp.utf8)), segment(0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1] + noise(548)),
            segment(
                0xDB,
                [UInt8](repeating: 1, count: 130).enumerated().map { $0.offset % 65 == 0 ? UInt8($0.offset / 65) : 1 }),
            segment(0xC0, [8, 4, 0, 4, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]),
            segment(0xC4, [0] + [0, 2] + [UInt8](repeating: 0, count: 14) + [0, 1]),
            segment(0xC4, [0x10] + [0, 2] + [UInt8](repeating: 0, count: 14) + [0, 1]),
            segment(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]),
        ]
        return [0xFF, 0xD8] + head.flatMap(\.self) + scan + [0xFF, 0xD9]
    }()

    /// Coded data, in which every 0xFF is followed by a 0.
    private static let scan: [UInt8] = noise(scanSize).flatMap { $0 == 0xFF ? [0xFF, 0] : [$0] }

    private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        let length = content.count + 2
        return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
    }

    /// Entries of an EXIF directory, the orientation among them.
    private static func entries(_ count: Int) -> [UInt8] {
        (0..<count).flatMap { [1, $0 == 6 ? 0x12 : UInt8(0x20 + $0), 0, 3, 0, 0, 0, 1, 0, 1, 0, 0] } + [0, 0, 0, 0]
    }

    private static func noise(_ count: Int) -> [UInt8] {
        var state: UInt64 = 1
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 56)
        }
    }
}
