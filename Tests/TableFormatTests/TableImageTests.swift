import TableFormat
import Testing

@Suite struct TableImageTests {
    static let bytes: [UInt8] = {
        var pool = TextPool.Builder()
        _ = pool.intern("one")
        var rows = RecordTable.Builder([.reference("text"), .number])
        rows.add([0, 300])
        var image = ImageBuilder(topic: "test", schemaVersion: 3, dataVersion: 20_261_130)
        image.add("text", pool)
        image.add("rows", rows)
        return image.build()
    }()

    @Test func tellsItsVersions() throws {
        let image = try TableImage(verifying: Self.bytes)
        #expect(image.topic == "test" && image.formatVersion == 2 && image.schemaVersion == 3)
        #expect(image.dataVersion == 20_261_130 && image.count == Self.bytes.count)
        #expect(image.sections.map(\.tag) == ["text", "rows"])
    }

    @Test func refusesAnotherTopicOrLayout() throws {
        let image = try TableImage(verifying: Self.bytes)
        #expect(throws: TableError(.topic, "test")) { try image.require(topic: "phone", schemaVersion: 3) }
        #expect(throws: TableError.self) { try image.require(topic: "test", schemaVersion: 2) }
        #expect(throws: TableError(.missingSection, section: "none")) { try TextPool(image, "none") }
        #expect(throws: TableError(.sectionKind, section: "text")) { try RecordTable(image, "text") }
    }

    /// Offset of a byte of the head, and what is said when it is damaged.
    @Test(arguments: [
        (0, TableError.Code.magic), (8, .formatVersion), (32, .length), (40, .checksum), (48, .padding),
        (64, .checksum),
    ])
    func saysWhatIsWrong(offset: Int, code: TableError.Code) {
        var bytes = Self.bytes
        bytes[offset] ^= 1
        let error = #expect(throws: TableError.self) { try TableImage(verifying: bytes) }
        #expect(error?.code == code)
    }

    @Test func isTheSameAtAnyAddress() throws {
        for shift in 0..<16 {
            let moved = [UInt8](repeating: 0xFF, count: shift) + Self.bytes
            try moved.withUnsafeBytes { buffer in
                let image = TableImage(embedded: try #require(buffer.baseAddress) + shift, count: Self.bytes.count)
                #expect(try TextPool(image, "text")[0] == "one")
                #expect(try RecordTable(image, "rows")[0, 1] == 300)
            }
        }
    }
}
