import TableFormat

/// What matters of an EXIF block: how the picture is turned, and whether it says where it was taken.
///
/// A TIFF header, its first directory and that of the place (TIFF 6.0, 2; EXIF 2.32, 4.5 and 4.6.6); the block is the range that begins with the
/// header. A directory that is damaged says as much as could be read of it.
struct ExifBlock {
    /// 1 to 8, or nil where nothing sound is said.
    private(set) var orientation: Int?

    /// Whether it says a place: the directory of the place alone says none.
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
        guard let offset = ExifBlock.u32(&cursor, isLittle) else { return }
        var place: Int?
        isSound = ExifBlock.forEachEntry(of: block, at: offset, isLittle) { tag, entry in
            switch rules.parts.entry(UInt32(tag), in: .exifTag, beginning: entry).role {
            case .orientation where orientation == nil:
                guard ExifBlock.u16(&entry, isLittle) == ExifBlock.short, ExifBlock.u32(&entry, isLittle) == 1,
                    let value = ExifBlock.u16(&entry, isLittle), 1...8 ~= value
                else { break }
                orientation = value
            case .location:
                if entry.skip(2 + 4) { place = ExifBlock.u32(&entry, isLittle) }
            default: break
            }
        }
        // Many cameras write such a directory with nothing in it but its version.
        guard let place else { return }
        _ = ExifBlock.forEachEntry(of: block, at: place, isLittle) { tag, entry in
            if rules.parts.entry(UInt32(tag), in: .gpsTag, beginning: entry).role == .location { hasLocation = true }
        }
    }

    /// Goes through a directory; each entry is a tag and what follows it: a type, a count, and a value or where it is.
    ///
    /// - Returns: whether all entries are there.
    private static func forEachEntry(
        of block: PhotoCursor, at offset: Int, _ isLittle: Bool, _ body: (Int, inout PhotoCursor) -> Void
    ) -> Bool {
        var directory = block
        guard directory.skip(offset), let count = u16(&directory, isLittle) else { return false }
        for _ in 0..<count {
            guard var entry = directory.take(ExifBlock.entrySize), let tag = u16(&entry, isLittle) else { return false }
            body(tag, &entry)
        }
        return true
    }

    private static func u16(_ cursor: inout PhotoCursor, _ isLittle: Bool) -> Int? {
        (isLittle ? cursor.littleEndian16() : cursor.u16()).map(Int.init)
    }

    private static func u32(_ cursor: inout PhotoCursor, _ isLittle: Bool) -> Int? {
        (isLittle ? cursor.littleEndian32() : cursor.u32()).map(Int.init)
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
