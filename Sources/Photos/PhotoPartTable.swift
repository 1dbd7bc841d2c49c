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

        /// What such a part begins with.
        let start: TableBytes
        fileprivate let nameNumber: Int
    }

    private let texts: TextPool
    private let entries: [[Entry]]

    init(_ image: TableImage, _ texts: TextPool, _ bytes: TableBytes) throws(TableError) {
        self.texts = texts
        let table = try RecordTable(image, "part")
        var entries = [[Entry]](repeating: [], count: PhotoSchema.Place.allCases.count)
        for row in 0..<table.count {
            func value(_ column: PhotoSchema.PartColumn) -> Int { table[row, column.rawValue] }
            guard let place = UInt8(exactly: value(.place)).flatMap(PhotoSchema.Place.init),
                let code = UInt32(exactly: value(.code)),
                let kind = UInt8(exactly: value(.kind)).flatMap(PhotoSchema.Kind.init),
                let role = UInt8(exactly: value(.role)).flatMap(PhotoSchema.Role.init),
                entries[Int(place.rawValue)].last.map({ $0.code <= code }) ?? true
            else { throw TableError(.section, section: "part", "row \(row)") }
            let start = bytes.slice(value(.start), value(.length))
            entries[Int(place.rawValue)].append(
                Entry(
                    code: code, kind: PhotoPart.Kind(kind), role: role, mayStay: value(.stays) == 1, start: start,
                    nameNumber: value(.name)))
        }
        // What is not listed must be somewhere.
        guard entries.allSatisfy({ $0.first?.code == 0 }) else {
            throw TableError(.missingEntry, section: "part")
        }
        self.entries = entries
    }

    /// What a part of this code is, which begins like that: the entry with the longest beginning that fits, or the
    /// one for all others.
    func entry(_ code: UInt32, in place: PhotoSchema.Place, beginning content: PhotoCursor) -> Entry {
        let rows = entries[Int(place.rawValue)]
        var low = 0
        var high = rows.count
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].code < code { low = middle + 1 } else { high = middle }
        }
        while low < rows.count, rows[low].code == code {
            let start = rows[low].start
            if start.count <= content.remaining, content.bytes.has(start.buffer, at: content.position) {
                return rows[low]
            }
            low += 1
        }
        return rows[0]
    }

    /// The entries of a place, for a reader that looks for all of them.
    func entries(in place: PhotoSchema.Place) -> [Entry] { entries[Int(place.rawValue)] }

    func name(_ entry: Entry) -> String { texts[entry.nameNumber] }
}
