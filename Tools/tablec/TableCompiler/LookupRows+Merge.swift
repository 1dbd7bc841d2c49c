import TableFormat

extension LookupRows {
    /// Turns single numbers into ranges. A number that is there with additions stays as it is, for which ones there are is known.
    ///
    /// Nothing is made up: a range holds only numbers that were there.
    mutating func merge() {
        var merged: [Row] = []
        var start = 0
        while start < rows.count {
            var end = start
            while end < rows.count, rows[end].code == rows[start].code { end += 1 }
            merge(rows[start..<end], into: &merged)
            start = end
        }
        replaceRows(merged)
    }

    /// The rows of one code, in order of their first numbers.
    private func merge(_ rows: ArraySlice<Row>, into merged: inout [Row]) {
        /// Rows of `merged` that the next number of the same place and parity may lengthen.
        var open: [UInt64: Int] = [:]
        var start = rows.startIndex
        while start < rows.endIndex {
            let first = rows[start]
            var end = start
            while end < rows.endIndex, rows[end].from == first.from { end += 1 }
            let same = rows[start..<end]
            start = end
            let isOnePlace = same.allSatisfy { $0.place == first.place && $0.to == first.from && $0.addition == 0 }
            guard isOnePlace, first.from > 0 else {
                for row in same where merged.last.map({ $0 == row }) != true { merged.append(row) }
                continue
            }
            let parity: LookupSchema.Parity = first.from % 2 == 0 ? .even : .odd
            let key = UInt64(first.place) << 2 | UInt64(parity.rawValue)
            if let row = open[key], merged[row].to + 2 == first.from {
                merged[row].to = first.from
            } else {
                open[key] = merged.count
                merged.append(
                    Row(
                        code: Int(first.code), from: Int(first.from), to: Int(first.from), parity: parity, addition: 0,
                        place: Int(first.place)))
            }
        }
    }
}
