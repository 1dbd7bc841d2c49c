import JSONText
import Testing

@Suite struct PositionTests {
    @Test(arguments: [
        ("", 0, 1, 1),
        ("abc", 0, 1, 1),
        ("abc", 2, 1, 3),
        ("abc", 3, 1, 4),
        ("abc", 99, 1, 4),
        ("abc", -1, 1, 1),
        ("a\nb", 1, 1, 2),
        ("a\nb", 2, 2, 1),
        ("a\r\nb", 2, 1, 3),
        ("a\r\nb", 3, 2, 1),
        ("a\rb", 2, 2, 1),
        ("a\r\rb", 3, 3, 1),
        ("a\n\rb", 3, 3, 1),
        ("a\r", 2, 2, 1),
        ("\t\tb", 2, 1, 3),
        ("é1", 1, 1, 1),
        ("é1", 2, 1, 2),
        ("👋🏽1", 4, 1, 2),
        ("👋🏽1", 8, 1, 3),
        ("👋🏽1", 6, 1, 2),
        ("e\u{301}1", 3, 1, 3),
        ("\u{2028}1", 3, 1, 2),
        ("‹FF›1", 1, 1, 2),
        ("‹E2 82›1", 2, 1, 2),
        ("‹E2 82›1", 1, 1, 1),
        ("‹F0 9F›‹FF›1", 3, 1, 3),
        ("‹ED A0 80›1", 3, 1, 4),
    ])
    func countsScalarsAndLines(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
        let bytes = Marked(text).bytes
        #expect(JSONPosition(ofByte: offset, in: bytes.span) == JSONPosition(line: line, column: column))
    }

    /// What `String` makes of any bytes, replacement characters and all, counts the same.
    @Test func agreesWithStringOnAnyBytes() {
        var random = SplitMix64(seed: 1)
        let alphabet: [UInt8] = [0x0A, 0x0D, 0x41, 0x80, 0xA9, 0xBF, 0xC3, 0xE2, 0xED, 0xF0, 0xF4, 0xFF, 0x9F, 0x20]
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                alphabet.randomElement(using: &random) ?? 0
            }
            let expected = positionOfEnd(String(decoding: bytes, as: UTF8.self))
            #expect(JSONPosition(ofByte: bytes.count, in: bytes.span) == expected, "\(bytes)")
        }
    }

    @Test func errorsHaveThem() {
        let text = Array("{\r\n\t\"naam\": \"Zoë\",\n\t\"x\": 01 }".utf8)
        let error = #expect(throws: JSONError.self) { try JSONDocument(text) }
        #expect(error?.line == 3)
        #expect(error?.column == 7)
    }

    @Test func anIndexGivesTheSame() throws {
        let line = #"{"naam": "Zoë 👋", "n": [1, 2]},"#
        let text = "[" + String(repeating: line + "\r\n", count: 40) + String(repeating: line, count: 60) + "0]"
        let document = try JSONDocument(Array(text.utf8))
        for index in [JSONPositionIndex(document), JSONPositionIndex(Array(text.utf8))] {
            for offset in -1...text.utf8.count + 1 {
                #expect(index.position(ofByte: offset) == document.position(ofByte: offset))
            }
        }
    }

    private func positionOfEnd(_ string: String) -> JSONPosition {
        var position = JSONPosition(line: 1, column: 1)
        let scalars = Array(string.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let isPaired = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
            if scalar == "\n" || (scalar == "\r" && !isPaired) {
                position = JSONPosition(line: position.line + 1, column: 1)
            } else {
                position.column += 1
            }
        }
        return position
    }
}
