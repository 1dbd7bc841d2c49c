import TableFormat

/// A piece of a PNG file; the pieces follow each other without gaps.
enum PNGPiece {
    /// A chunk with its length, type and checksum.
    case chunk(PhotoPartTable.Entry, name: String, Range<Int>, content: PhotoCursor)

    /// A length that leads past the end, or no chunk at all: what follows cannot be told apart.
    case broken(PhotoCode, name: String, Range<Int>)
}

/// Goes through a PNG file chunk by chunk (PNG, 5.3), until its end or as far as it can be told apart.
struct PNGWalk {
    private let table: PhotoPartTable
    private var cursor: PhotoCursor
    private var isDone = false

    init(_ rules: PhotoRules, _ bytes: PhotoBytes) {
        table = rules.parts
        cursor = bytes.cursor
        isDone = !cursor.skip(PNGWalk.signatureLength)
    }

    /// What follows the end of the picture.
    var trailer: Range<Int> { cursor.rest }

    /// The signature, which a copy begins with.
    static let signatureLength = 8

    mutating func next() -> PNGPiece? {
        if isDone { return nil }
        let start = cursor.position
        guard let length = cursor.u32(), let type = cursor.u32() else {
            return broken(.truncated, table.entry(of: .end, in: .pngChunk).map(table.name) ?? "", start)
        }
        guard PNGWalk.isType(type) else { return broken(.damaged, table.name(table.other(in: .pngChunk)), start) }
        let content = cursor.take(Int(length))
        let entry = table.entry(type, in: .pngChunk, beginning: content ?? cursor)
        let name = table.name(entry, code: type)
        guard let content, cursor.skip(PNGWalk.checksumLength) else { return broken(.truncated, name, start) }
        isDone = entry.role == .end
        return .chunk(entry, name: name, start..<cursor.position, content: content)
    }

    private mutating func broken(_ code: PhotoCode, _ name: String, _ start: Int) -> PNGPiece {
        isDone = true
        _ = cursor.takeUp(to: cursor.remaining)
        return .broken(code, name: name, start..<cursor.end)
    }

    private static let checksumLength = 4

    /// Four ASCII letters (PNG, 5.3).
    private static func isType(_ type: UInt32) -> Bool {
        (0..<4).allSatisfy { index in
            let byte = UInt8(truncatingIfNeeded: type >> UInt32(index * 8)) | 0x20
            return 0x61...0x7A ~= byte
        }
    }

    /// Whether no program may show the picture without understanding the chunk: its first letter is a capital (PNG, 5.4).
    static func isCritical(_ range: Range<Int>, _ bytes: PhotoBytes) -> Bool {
        bytes[range.lowerBound + 4].map { $0 & 0x20 == 0 } ?? false
    }
}
