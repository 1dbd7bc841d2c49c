/// WebP files put together in memory.
enum BuiltWebP {
    static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        Array(name.utf8) + Bytes.little(content.count, 4) + content + [UInt8](repeating: 0, count: content.count & 1)
    }

    static func file(_ chunks: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + Bytes.little(chunks.count + 4, 4) + Array("WEBP".utf8) + chunks
    }

    /// RFC 6386, 9.1: a key frame.
    static func lossy(_ width: Int, _ height: Int, scale: Int = 0) -> [UInt8] {
        [0x10, 2, 0, 0x9D, 1, 0x2A] + Bytes.little(width | scale << 14, 2) + Bytes.little(height | scale << 14, 2)
            + coded
    }

    /// RFC 9649, 3.4.
    static func lossless(_ width: Int, _ height: Int, alpha: Bool = false) -> [UInt8] {
        [0x2F] + Bytes.little((width - 1) | (height - 1) << 14 | (alpha ? 1 << 28 : 0), 4) + coded
    }

    static let coded = Array("The coded picture, byte for byte".utf8)

    static func simple(_ picture: [UInt8]) -> [UInt8] { file(chunk(picture[0] == 0x2F ? "VP8L" : "VP8 ", picture)) }

    /// The header of an extended file, with the flags that its chunks ask for, and the chunks.
    static func extended(_ width: Int, _ height: Int, _ chunks: [(name: String, content: [UInt8])]) -> [UInt8] {
        let bits = ["ICCP": 0x20, "ALPH": 0x10, "EXIF": 8, "XMP ": 4, "ANIM": 2]
        let flags = chunks.reduce(0) { $0 | bits[$1.name, default: 0] }
        let head = Bytes.little(flags, 4) + Bytes.little(width - 1, 3) + Bytes.little(height - 1, 3)
        return file(chunk("VP8X", head) + chunks.flatMap { chunk($0.name, $0.content) })
    }
}
