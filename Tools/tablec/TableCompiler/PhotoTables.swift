import TableFormat

/// What the files of `Rules/photo` are compiled into.
struct PhotoTables {
    let diagnostics: Diagnostics
    var texts = TextPool.Builder()
    var bytes: [UInt8] = []
    var formats = RecordTable.Builder([.reference("text"), .number, .reference("text")])
    var aliases = RecordTable.Builder([.reference("text"), .reference("fmts"), .number])
    var signatures = RecordTable.Builder([.reference("fmts"), .number, .number, .number, .number])
    var brands = RecordTable.Builder([.number, .reference("fmts"), .number])
    var groups = 0
    var knownBrands: Set<UInt32> = []
    var knownNames: Set<String> = []
    var parts: [PhotoPartRow] = []

    init(_ diagnostics: Diagnostics) { self.diagnostics = diagnostics }

    /// Where these bytes stand; equal ones stand there once.
    mutating func place(_ content: [UInt8]) -> Int {
        if content.isEmpty { return 0 }
        for start in 0..<max(bytes.count - content.count + 1, 0)
        where bytes[start..<start + content.count].elementsEqual(content) {
            return start
        }
        bytes += content
        return bytes.count - content.count
    }

    mutating func write(into image: inout ImageBuilder) {
        var table = RecordTable.Builder([
            .number, .number, .number, .number, .number, .number, .number, .number, .reference("text"),
        ])
        for row in parts.sorted(by: PhotoPartRow.comesBefore) {
            table.add([
                Int(row.place.rawValue), Int(row.code), place(row.starts), row.starts.count, Int(row.kind.rawValue),
                row.stays ? 1 : 0, Int(row.role.rawValue), row.most, texts.intern(row.name),
            ])
        }
        image.add("text", texts)
        image.add("byts", .bytes, bytes)
        image.add("fmts", formats)
        image.add("alia", aliases)
        image.add("sigs", signatures)
        image.add("brnd", brands)
        image.add("part", table)
    }
}

/// A part of a file as a row of the table.
struct PhotoPartRow {
    let place: PhotoSchema.Place
    let code: UInt32
    let starts: [UInt8]
    let kind: PhotoSchema.Kind
    let stays: Bool
    let role: PhotoSchema.Role
    let most: Int
    let name: String

    static func comesBefore(_ one: PhotoPartRow, _ other: PhotoPartRow) -> Bool {
        if one.place != other.place { return one.place.rawValue < other.place.rawValue }
        if one.code != other.code { return one.code < other.code }
        if one.starts.count != other.starts.count { return one.starts.count > other.starts.count }
        return one.starts.lexicographicallyPrecedes(other.starts)
    }

    func isSame(as other: PhotoPartRow) -> Bool {
        place == other.place && code == other.code && starts == other.starts
    }
}
