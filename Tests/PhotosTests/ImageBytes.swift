/// Bytes of images made in memory, so that every kind of part can stand in every place.
enum ImageBytes {
    static func bigEndian(_ number: Int, _ length: Int) -> [UInt8] {
        (0..<length).map { UInt8(truncatingIfNeeded: number >> ((length - 1 - $0) * 8)) }
    }

    /// A JPEG segment with its marker and length.
    static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        [0xFF, marker] + bigEndian(content.count + 2, 2) + content
    }

    static func segment(_ marker: UInt8, _ text: String) -> [UInt8] { segment(marker, Array(text.utf8)) }

    static let startOfImage: [UInt8] = [0xFF, 0xD8]
    static let endOfImage: [UInt8] = [0xFF, 0xD9]
    static let jfif = segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
    static let tables =
        segment(0xDB, [UInt8](repeating: 1, count: 65)) + segment(0xC4, [UInt8](repeating: 0, count: 19))
    static let startOfScan = segment(0xDA, [1, 1, 0, 0, 63, 0])

    /// Coded data with a stuffed byte and a restart marker.
    static let scan: [UInt8] = [0x12, 0xFF, 0x00, 0x34, 0xFF, 0xD0, 0x56, 0xFF, 0x00]

    static func frame(_ marker: UInt8 = 0xC0, width: Int = 1024, height: Int = 1024) -> [UInt8] {
        segment(marker, [8] + bigEndian(height, 2) + bigEndian(width, 2) + [1, 1, 0x11, 0])
    }

    /// A JPEG file with segments at its head and behind its first scan.
    static func jpeg(
        _ head: [[UInt8]] = [], width: Int = 1024, height: Int = 1024, frame marker: UInt8 = 0xC0,
        between: [UInt8] = [], trailer: [UInt8] = []
    ) -> [UInt8] {
        startOfImage + jfif + head.flatMap(\.self) + tables + frame(marker, width: width, height: height) + startOfScan
            + scan + between + startOfScan + scan + endOfImage + trailer
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// A PNG chunk with its length and checksum.
    static func chunk(_ type: String, _ content: [UInt8] = []) -> [UInt8] {
        let body = Array(type.utf8) + content
        return bigEndian(content.count, 4) + body + bigEndian(Int(checksum(body)), 4)
    }

    static func header(width: Int = 1024, height: Int = 1024, colourType: UInt8 = 2) -> [UInt8] {
        chunk("IHDR", bigEndian(width, 4) + bigEndian(height, 4) + [8, colourType, 0, 0, 0])
    }

    /// A PNG file with chunks before and behind its data.
    static func png(
        _ head: [[UInt8]] = [], behind: [[UInt8]] = [], width: Int = 1024, height: Int = 1024, colourType: UInt8 = 2,
        trailer: [UInt8] = []
    ) -> [UInt8] {
        signature + header(width: width, height: height, colourType: colourType) + head.flatMap(\.self)
            + chunk("IDAT", [1, 2, 3]) + behind.flatMap(\.self) + chunk("IEND") + trailer
    }

    /// CRC-32 bit by bit, as PNG, annex D defines it.
    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { value, byte in
            (0..<8).reduce(value ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
    }
}
