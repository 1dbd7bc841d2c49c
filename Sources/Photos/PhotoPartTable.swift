import TableFormat

/// What the parts of a file are, looked up by their codes.
struct PhotoPartTable: Sendable {
    /// A row of the table.
    struct Entry: Sendable {
        let code: UInt32
        let kind: PhotoPart.Kind
        let role: PhotoSchema.Role

        /// Whether a photo without metadata may have it.
        let mayStay: Bool

        /// The longest content that the format has for it, or 0 for any.
        let most: Int
        fileprivate let start: Int
        fileprivate let startLength: Int
        fileprivate let nameNumber: Int
    }

    private let texts: TextPool
    private let bytes: TableBytes
    private let entries: [Entry]

    /// Where the entries of each place begin, and the last ones end.
    private let firsts: [Int]

    /// JPEG: where the rows of each marker begin, because every segment of a file is looked up.
    private let firstOfMarker: [Int]

    init(_ image: TableImage, _ texts: TextPool, _ bytes: TableBytes) throws(TableError) {
        self.texts = texts
        self.bytes = bytes
        let table = try RecordTable(image, "part")
        var entries: [Entry] = []
        var firsts: [Int] = []
        var last: (place: Int, code: UInt32) = (-1, 0)
        for row in 0..<table.count {
            func value(_ column: PhotoSchema.PartColumn) -> Int { table[row, column.rawValue] }
            guard let place = UInt8(exactly: value(.place)).flatMap(PhotoSchema.Place.init),
                let code = UInt32(exactly: value(.code)),
                let kind = UInt8(exactly: value(.kind)).flatMap(PhotoSchema.Kind.init),
                let role = UInt8(exactly: value(.role)).flatMap(PhotoSchema.Role.init)
            else { throw TableError(.section, section: "part", "row \(row)") }
            let number = Int(place.rawValue)
            if number != last.place {
                // What is not listed must be somewhere, and no place may be left out.
                guard number == last.place + 1, code == 0 else { throw TableError(.missingEntry, section: "part") }
                firsts.append(row)
            } else if code < last.code {
                throw TableError(.section, section: "part", "row \(row)")
            }
            last = (number, code)
            entries.append(
                Entry(
                    code: code, kind: PhotoPart.Kind(kind), role: role, mayStay: value(.stays) == 1, most: value(.most),
                    start: value(.start), startLength: value(.length), nameNumber: value(.name)))
        }
        guard firsts.count == PhotoSchema.Place.allCases.count else {
            throw TableError(.missingEntry, section: "part")
        }
        self.entries = entries
        self.firsts = firsts + [entries.count]
        let place = Int(PhotoSchema.Place.jpegSegment.rawValue)
        let markers = self.firsts[place]..<self.firsts[place + 1]
        firstOfMarker = (0...UInt32(UInt8.max)).map { PhotoPartTable.firstRow(of: $0, in: markers, entries) }
    }

    /// What a part of this code is, which begins like that: the entry with the longest beginning that fits, or the
    /// one for all others.
    func entry(_ code: UInt32, in place: PhotoSchema.Place, beginning content: PhotoCursor) -> Entry {
        let rows = rows(of: place)
        var low =
            place == .jpegSegment
            ? firstOfMarker[Int(code & 0xFF)] : PhotoPartTable.firstRow(of: code, in: rows, entries)
        while low < rows.upperBound, entries[low].code == code {
            let length = entries[low].startLength
            if length == 0
                || length <= content.remaining && content.bytes.has(start(entries[low]), at: content.position)
            {
                return entries[low]
            }
            low += 1
        }
        return entries[rows.lowerBound]
    }

    private static func firstRow(of code: UInt32, in rows: Range<Int>, _ entries: [Entry]) -> Int {
        var low = rows.lowerBound
        var high = rows.upperBound
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].code < code { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The rows of a place, for a reader that looks at all of them.
    func entries(in place: PhotoSchema.Place) -> ArraySlice<Entry> { entries[rows(of: place)] }

    /// The first row of a role, for a writer.
    func entry(of role: PhotoSchema.Role, in place: PhotoSchema.Place) -> Entry? {
        entries(in: place).first { $0.role == role }
    }

    /// The entry for whatever is not listed.
    func other(in place: PhotoSchema.Place) -> Entry { entries[rows(of: place).lowerBound] }

    /// What such a part begins with.
    func start(_ entry: Entry) -> UnsafeBufferPointer<UInt8> { bytes.slice(entry.start, entry.startLength).buffer }

    func name(_ entry: Entry) -> String { texts[entry.nameNumber] }

    /// The name of a part with a code of four characters; one that is not listed is called by these, where they are text.
    func name(_ entry: Entry, code: UInt32) -> String {
        let characters = (0..<4).map { UInt8(truncatingIfNeeded: code >> UInt32(24 - $0 * 8)) }
        guard entry.code == 0, characters.allSatisfy({ 0x20...0x7E ~= $0 }) else { return name(entry) }
        return String(decoding: characters, as: UTF8.self)
    }

    private func rows(of place: PhotoSchema.Place) -> Range<Int> {
        let number = Int(place.rawValue)
        return firsts[number]..<firsts[number + 1]
    }
}
