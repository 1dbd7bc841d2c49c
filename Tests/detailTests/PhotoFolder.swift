import Foundation

/// A folder with photos made in memory, for a test alone.
struct PhotoFolder: ~Copyable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "photo-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }

    @discardableResult
    func write(_ bytes: [UInt8], _ name: String) throws -> String {
        let place = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: place)
        return place.path
    }

    func bytes(_ name: String) -> [UInt8]? { FileManager.default.contents(atPath: path(name)).map { [UInt8]($0) } }

    /// What lies in the folder itself, in order.
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }

    /// A JPEG of one colour, with these segments at its head.
    static func jpeg(_ segments: [UInt8] = [], side: Int = 1024) -> [UInt8] {
        let size = [UInt8(side >> 8), UInt8(side & 0xFF)]
        let table: [UInt8] = [0xFF, 0xDB, 0, 0x43, 0] + [UInt8](repeating: 1, count: 64)
        let codes: [UInt8] = [0xFF, 0xC4, 0, 0x13, 0] + [UInt8](repeating: 0, count: 16)
        return [0xFF, 0xD8] + segments + table + [0xFF, 0xC0, 0, 11, 8] + size + size + [1, 1, 0x11, 0] + codes
            + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0x3F, 0, 0x12, 0x34, 0xFF, 0xD9]
    }

    static let comment: [UInt8] = [0xFF, 0xFE, 0, 7] + Array("hello".utf8)

    /// EXIF that says nothing but how the picture is turned.
    static func orientation(_ value: UInt8) -> [UInt8] {
        [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM\0*\0\0\0\u{8}\0\u{1}".utf8)
            + [1, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]
    }
}
