import TableFormat
import Testing

@Suite struct TextPoolTests {
    @Test(arguments: 0..<20) func givesBackWhatWasInterned(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        var builder = TextPool.Builder()
        var expected: [Int: String] = [:]
        for _ in 0..<200 {
            let scalars = (0..<Int.random(in: 0...9, using: &random)).map { _ in
                Unicode.Scalar(UInt32.random(in: 0x20...0x10FFFF, using: &random)) ?? "x"
            }
            let text = String(String.UnicodeScalarView(scalars))
            expected[builder.intern(text)] = text
        }
        let image = try TableImage(sections: [("text", .textPool, builder.build())])
        let pool = try TextPool(image, "text")
        #expect(pool.count == expected.count)
        for (number, text) in expected { #expect(Array(pool.utf8(number)) == Array(text.utf8)) }
    }

    @Test func keepsCanonicallyEqualTextsApart() {
        var builder = TextPool.Builder()
        #expect(builder.intern("é") != builder.intern("e\u{301}"))
        #expect(builder.intern("é") == 0)
    }

    @Test func answersNothingOutsideItsNumbers() throws {
        var builder = TextPool.Builder()
        _ = builder.intern("a")
        let pool = try TextPool(TableImage(sections: [("text", .textPool, builder.build())]), "text")
        #expect(pool[-1].isEmpty && pool[1].isEmpty && pool[.max].isEmpty)
    }
}

extension TableImage {
    /// An image of these sections, built and verified.
    init(sections: [(SectionTag, SectionKind, [UInt8])]) throws(TableError) {
        var builder = ImageBuilder(topic: "test", schemaVersion: 1, dataVersion: 20_261_130)
        for section in sections { builder.add(section.0, section.1, section.2) }
        try self.init(verifying: builder.build())
    }
}
