import TableFormat

/// What matters of an EXIF block: how the picture is turned, and whether it says where it was taken.
///
/// A TIFF header and its first directory (TIFF 6.0, 2; EXIF 2.32, 4.5); the block is the range that begins with the
/// header. A directory that is damaged says as much as could be read of it.
struct ExifBlock {
    /// 1 to 8, or nil where nothing sound is said.
    private(set) var orientation: Int?

    /// Whether there is a directory of the place.
    private(set) var hasLocation = false

    /// Whether the header and the first directory could be read to the end.
    private(set) var isSound = false

    init(_ rules: PhotoRules, _ bytes: PhotoBytes, _ range: Range<Int>) {
        let block = bytes.cursor(range)
        var cursor = block
        guard let header = cursor.u32() else { return }
        let order = rules.parts.entry(header, in: .exifHeader, beginning: cursor).role
        guard order == .littleEndian || order == .bigEndian else { return }
        let isLittle = order == .littleEndian
        func u16(_ cursor: inout PhotoCursor) -> Int? {
            (isLittle ? cursor.littleEndian16() : cursor.u16()).map(Int.init)
        }
        func u32(_ cursor: inout PhotoCursor) -> Int? {
            (isLittle ? cursor.littleEndian32() : cursor.u32()).map(Int.init)
        }
        guard let offset = u32(&cursor) else { return }
        var directory = block
        guard directory.skip(offset), let count = u16(&directory) else { return }
        for _ in 0..<count {
            guard var entry = directory.take(ExifBlock.entrySize), let tag = u16(&entry), let type = u16(&entry),
                let values = u32(&entry)
            else { return }
            switch rules.parts.entry(UInt32(tag), in: .exifTag, beginning: entry).role {
            case .orientation where orientation == nil && type == ExifBlock.short && values == 1:
                if let value = u16(&entry), 1...8 ~= value { orientation = value }
            case .location: hasLocation = true
            default: break
            }
        }
        isSound = true
    }

    /// TIFF 6.0, 2: an entry of a directory takes twelve bytes; a SHORT is type 3.
    private static let entrySize = 12
    private static let short = 3

    /// A block that says the orientation, and nothing else.
    static func minimal(_ rules: PhotoRules, orientation: Int) -> [UInt8]? {
        guard let header = rules.parts.entry(of: .bigEndian, in: .exifHeader),
            let tag = rules.parts.entry(of: .orientation, in: .exifTag)
        else { return nil }
        var copy = PhotoCopy(PhotoBytes(UnsafeRawBufferPointer(start: nil, count: 0)))
        copy.append(UInt64(header.code), bytes: 4)
        // The directory follows the header of eight bytes, and has one entry.
        copy.append(8, bytes: 4)
        copy.append(1, bytes: 2)
        copy.append(UInt64(tag.code), bytes: 2)
        copy.append(UInt64(short), bytes: 2)
        copy.append(1, bytes: 4)
        copy.append(UInt64(orientation), bytes: 2)
        // What is left of the value, and that no directory follows.
        copy.append(0, bytes: 2 + 4)
        return copy.out
    }
}
