/// Rows that are made once and read at every step: by their addresses, so that none is copied and nothing is counted.
final class FixedRows<Row: BitwiseCopyable>: @unchecked Sendable {
    let start: UnsafePointer<Row>
    let count: Int

    init(_ rows: [Row]) {
        let memory = UnsafeMutablePointer<Row>.allocate(capacity: max(rows.count, 1))
        rows.withUnsafeBufferPointer { rows in
            if let first = rows.baseAddress { memory.initialize(from: first, count: rows.count) }
        }
        start = UnsafePointer(memory)
        count = rows.count
    }

    /// The first row and their number.
    var bounds: (start: UnsafePointer<Row>, count: Int) { (start, count) }

    deinit { start.deallocate() }

    /// The row, which must be there.
    subscript(row: Int) -> Row {
        @inline(__always) get {
            precondition(row >= 0 && row < count, "there is no such row")
            return start[row]
        }
    }
}
