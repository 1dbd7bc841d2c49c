import TableFormat

/// A piece of a JPEG file; the pieces follow each other without gaps but for fill bytes (T.81, B.1.1.2).
enum JPEGPiece {
    /// A marker and what belongs to it, from its last 0xFF; the content is empty for a marker that stands alone.
    case segment(PhotoPartTable.Entry, Range<Int>, content: PhotoCursor)

    /// Coded data, with restart markers and stuffed bytes.
    case scan(Range<Int>)

    /// Bytes where a marker should be.
    case stray(Range<Int>)

    /// A length that cannot be, or that leads past the end: what follows cannot be told apart.
    case broken(PhotoCode, PhotoPartTable.Entry, Range<Int>)

    /// The file ends without its last marker.
    case missingEnd(Range<Int>)
}

/// Goes through a JPEG file piece by piece (T.81, annex B), until its end or as far as it can be told apart.
struct JPEGWalk {
    private let table: PhotoPartTable
    private let bytes: PhotoBytes
    private var position = 0
    private var isInScan = false

    /// Set when there are no more pieces.
    private(set) var isDone = false

    init(_ rules: PhotoRules, _ bytes: PhotoBytes) {
        table = rules.parts
        self.bytes = bytes
    }

    /// What follows the end of the picture.
    var trailer: Range<Int> { position..<bytes.count }

    mutating func next() -> JPEGPiece? {
        if isDone { return nil }
        if isInScan {
            isInScan = false
            let start = position
            position = endOfScan(from: start)
            return .scan(start..<position)
        }
        let start = position
        // A marker is 0xFF and a byte that is neither 0 nor 0xFF.
        var place = bytes.first(0xFF, in: start..<bytes.count) ?? bytes.count
        while let next = bytes[place + 1], next == 0xFF { place += 1 }
        guard let marker = bytes[place + 1] else {
            isDone = true
            position = bytes.count
            return .missingEnd(start..<bytes.count)
        }
        // Fill bytes are no piece; anything else before a marker is.
        if bytes[start] != 0xFF || marker == 0 {
            position = marker == 0 ? place + 2 : place
            return .stray(start..<position)
        }
        return segment(marker, at: place)
    }

    private mutating func segment(_ marker: UInt8, at place: Int) -> JPEGPiece {
        var cursor = bytes.cursor(place + 2..<bytes.count)
        let length = cursor.u16().map(Int.init)
        let content = length.flatMap { cursor.take($0 - JPEGWalk.lengthOfLength) }
        // What a segment begins with must stand inside it.
        let entry = table.entry(UInt32(marker), in: .jpegSegment, beginning: content ?? bytes.cursor(place..<place))
        switch entry.role {
        case .start, .end, .alone, .restart:
            position = place + 2
            isDone = entry.role == .end
            return .segment(entry, place..<position, content: bytes.cursor(position..<position))
        default: break
        }
        guard let content else {
            isDone = true
            position = bytes.count
            let isShort = length.map { $0 < JPEGWalk.lengthOfLength } ?? false
            return .broken(isShort ? .damaged : .truncated, entry, place..<bytes.count)
        }
        position = cursor.position
        isInScan = entry.role == .data
        return .segment(entry, place..<position, content: content)
    }

    /// The first marker that is no restart marker, or the end of the file.
    private func endOfScan(from start: Int) -> Int {
        var place = start
        while let found = bytes.first(0xFF, in: place..<bytes.count) {
            guard let next = bytes[found + 1] else { break }
            if next == 0xFF {
                place = found + 1
            } else if next == 0
                || table.entry(UInt32(next), in: .jpegSegment, beginning: bytes.cursor(0..<0)).role == .restart
            {
                place = found + 2
            } else {
                return found
            }
        }
        return bytes.count
    }

    /// The two bytes that the length of a segment counts with it.
    private static let lengthOfLength = 2
}
