import TableFormat

/// The rows of one country while they are collected: which house numbers of a postal code lie in which place.
///
/// A row takes 24 bytes, so that the addresses of a whole country fit into memory before they are sorted.
struct LookupRows {
    struct Row {
        var code: UInt64
        var from: UInt32
        var to: UInt32
        var place: UInt32

        /// The number of a text in the lower bits, 0 for none; the parity in the upper two.
        private var extra: UInt32

        init(code: Int, from: Int, to: Int, parity: LookupSchema.Parity, addition: Int, place: Int) {
            self.code = UInt64(code)
            self.from = UInt32(from)
            self.to = UInt32(to)
            self.place = UInt32(place)
            extra = UInt32(parity.rawValue) << 30 | UInt32(addition)
        }

        var parity: LookupSchema.Parity { LookupSchema.Parity(rawValue: Int(extra >> 30)) ?? .mixed }

        /// The text's number + 1; 0 for none.
        var addition: Int {
            get { Int(extra & 0x3FFF_FFFF) }
            set { extra = extra & 0xC000_0000 | UInt32(newValue) }
        }

        static func < (a: Row, b: Row) -> Bool {
            (a.code, a.from, a.to, a.place, a.extra) < (b.code, b.from, b.to, b.place, b.extra)
        }

        static func == (a: Row, b: Row) -> Bool {
            (a.code, a.from, a.to, a.place, a.extra) == (b.code, b.from, b.to, b.place, b.extra)
        }
    }

    private struct Place: Hashable { let texts: SIMD4<Int32> }

    /// The country's code as a number, as the address image has it.
    let packed: Int

    /// What the rows come from, as a suggestion names it.
    let source: String

    /// The names of the fields that a place fills.
    let fields: [String]

    private(set) var rows: [Row] = []

    /// What the fields of each place hold, as numbers of texts; -1 for nothing.
    private(set) var places: [SIMD4<Int32>] = []
    /// Places that are other names of a place before.
    var firstNames: [Int: Int] = [:]

    /// Whether towns have parts that are not among the places.
    var hasParts = false
    private var placeNumbers: [Place: Int] = [:]

    init(packed: Int, source: String, fields: [String]) {
        self.packed = packed
        self.source = source
        self.fields = fields
    }

    /// The number of the place whose fields hold these texts.
    mutating func place(_ texts: [Int?]) -> Int {
        var key = SIMD4<Int32>(repeating: -1)
        for (index, text) in texts.prefix(LookupSchema.maximumFields).enumerated() { key[index] = Int32(text ?? -1) }
        if let known = placeNumbers[Place(texts: key)] { return known }
        placeNumbers[Place(texts: key)] = places.count
        places.append(key)
        return places.count - 1
    }

    mutating func add(_ row: Row) { rows.append(row) }

    /// Puts the rows in order and joins those that say the same.
    mutating func finish() {
        // Places of a whole code keep the order in which they came, the usual one first.
        for row in rows.indices where rows[row].from == 0 { rows[row].to = UInt32(row) }
        rows.sort(by: <)
        for row in rows.indices where rows[row].from == 0 { rows[row].to = 0 }
        merge()
    }

    mutating func replaceRows(_ merged: [Row]) { rows = merged }
}
