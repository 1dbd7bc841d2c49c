import TableFormat
import Testing

@Suite struct RecordTableTests {
    @Test(arguments: 0..<20) func givesBackRandomRows(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let limits = [0, 255, 256, 65_535, 65_536, Int(UInt32.max), 1 << 40, Int.max]
        let largest = (0..<Int.random(in: 1...9, using: &random)).map { _ in limits.randomElement(using: &random)! }
        let rows = (0..<Int.random(in: 0...50, using: &random)).map { _ in
            largest.map { Int.random(in: 0...$0, using: &random) }
        }
        var builder = RecordTable.Builder(fields: largest.count)
        for row in rows { builder.add(row) }
        let table = try RecordTable(TableImage(sections: [("rows", .records, builder.build())]), "rows")
        #expect(table.count == rows.count)
        for (index, row) in rows.enumerated() {
            #expect(row.indices.map { table[index, $0] } == row)
            #expect(row.indices.map { table.column($0)[index] } == row)
        }
    }

    @Test func keepsNoneApartFromEveryNumber() throws {
        var pool = TextPool.Builder()
        for number in 0..<256 { _ = pool.intern(String(number)) }
        var builder = RecordTable.Builder([.optionalReference("text")])
        builder.add([nil])
        builder.add([255])
        let image = try TableImage(sections: [("text", .textPool, pool.build()), ("rows", .records, builder.build())])
        let table = try RecordTable(image, "rows")
        #expect(table.reference(0, 0) == nil)
        #expect(table.reference(1, 0) == 255)
        #expect(table.reference(2, 0) == nil)
    }

    @Test(arguments: [0, 1]) func refusesAReferenceToNothing(target: Int) throws {
        var builder = RecordTable.Builder([.reference("text")])
        builder.add([target])
        var pool = TextPool.Builder()
        if target == 1 { _ = pool.intern("only") }
        let error = #expect(throws: TableError.self) {
            try TableImage(sections: [("text", .textPool, pool.build()), ("rows", .records, builder.build())])
        }
        #expect(error?.code == .section && error?.section == "rows")
    }

    @Test func answersZeroOutsideItsRows() throws {
        var builder = RecordTable.Builder(fields: 1)
        builder.add([7])
        let table = try RecordTable(TableImage(sections: [("rows", .records, builder.build())]), "rows")
        #expect([table[0, 0], table[1, 0], table[-1, 0], table[0, 1], table[0, -1]] == [7, 0, 0, 0, 0])
        #expect([table.column(0)[0], table.column(0)[1], table.column(0)[-1], table.column(1)[0]] == [7, 0, 0, 0])
    }
}
