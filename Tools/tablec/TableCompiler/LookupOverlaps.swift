import TableFormat

/// The lines of one postal code, as long as they stand together, to find ranges that share numbers and differ in their place.
struct LookupOverlaps {
    private var code: UInt64 = 0
    private var rows: [(row: LookupRows.Row, line: Int)] = []
    private var hasRange = false

    /// Lines of one code that are compared; a code has far fewer.
    private static let most = 512

    /// The line of a row with some of the same numbers in another place, when one of the two is a range; the row is kept.
    mutating func line(overlapping row: LookupRows.Row, at line: Int) -> Int? {
        if row.code != code {
            code = row.code
            rows.removeAll(keepingCapacity: true)
            hasRange = false
        }
        guard row.from > 0, rows.count < Self.most else { return nil }
        if row.to > row.from { hasRange = true }
        defer { rows.append((row, line)) }
        return hasRange ? rows.first { Self.overlap($0.row, row) }?.line : nil
    }

    private static func overlap(_ one: LookupRows.Row, _ other: LookupRows.Row) -> Bool {
        guard one.place != other.place, one.addition == other.addition, one.to > one.from || other.to > other.from
        else {
            return false
        }
        let (low, high) = (max(one.from, other.from), min(one.to, other.to))
        guard low <= high else { return false }
        // Of two parities in a range of one number or more, one is held by both.
        let parities = [one, other].compactMap { row -> UInt32? in
            switch row.parity {
            case .odd: 1
            case .even: 0
            case .mixed: nil
            }
        }
        if parities.count == 2, parities[0] != parities[1] { return false }
        guard let parity = parities.first else { return true }
        return low % 2 == parity || low < high
    }
}
