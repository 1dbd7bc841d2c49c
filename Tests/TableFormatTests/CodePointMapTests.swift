import TableFormat
import Testing

@Suite struct CodePointMapTests {
    @Test(arguments: [UInt32(200), 60_000, 4_000_000_000]) func givesBackRandomRanges(largest: UInt32) throws {
        var random = SeededGenerator(UInt64(largest))
        var expected = [UInt32](repeating: 0, count: 0x110000)
        var builder = CodePointMap.Builder(unicodeVersion: (15, 0))
        for _ in 0..<300 {
            let start = UInt32.random(in: 0...0x10FFFF, using: &random)
            let range = start...min(0x10FFFF, start + UInt32.random(in: 0...500, using: &random))
            let value = UInt32.random(in: 0...largest, using: &random)
            builder.set(range, value)
            for codePoint in range { expected[Int(codePoint)] = value }
        }
        let map = try CodePointMap(TableImage(sections: [("char", .codePointMap, builder.build())]), "char")
        let differing = (0..<UInt32(0x110000)).first { map[$0] != expected[Int($0)] }
        #expect(differing == nil)
        #expect(map.unicodeVersion == (15, 0))
        #expect(map[UInt32(0x110000)] == 0 && map[UInt32.max] == 0)
    }

    @Test func addsBits() throws {
        var builder = CodePointMap.Builder(unicodeVersion: (15, 0))
        builder.formUnion(0x41...0x5A, 1)
        builder.formUnion(0x50...0x60, 2)
        let map = try CodePointMap(TableImage(sections: [("char", .codePointMap, builder.build())]), "char")
        #expect([0x40, 0x41, 0x50, 0x5A, 0x5B, 0x61].map { map[UInt32($0)] } == [0, 1, 3, 3, 2, 0])
    }
}
