import JSONText
import Testing

@Suite struct UTF8Tests {
    /// Bytes on both sides of every border in table 3-7 of The Unicode Standard.
    static let borders: [UInt8] = [
        0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF,
        0xF0,
        0xF1, 0xF3, 0xF4, 0xF5, 0xF8, 0xFF,
    ]

    /// Every sequence of four border bytes, and so also every shorter one with something behind it.
    @Test(arguments: borders)
    func agreesWithTheStandardLibrary(_ first: UInt8) {
        var text = Array(#"["abcdefg....h"]"#.utf8)
        var compared = 0
        for second in UTF8Tests.borders {
            for third in UTF8Tests.borders {
                for fourth in UTF8Tests.borders {
                    text.replaceSubrange(9..<13, with: [first, second, third, fourth])
                    if faultInUTF8(text) != readFault(text) {
                        Issue.record("\(text[9..<13]): \(String(describing: readFault(text)))")
                    }
                    compared += 1
                }
            }
        }
        #expect(compared == 15_625)
    }

    @Test(arguments: 1...4)
    func textThatEndsInsideAScalarIsRefusedWhereItStarts(_ length: Int) {
        for scalar in ["\u{7F}", "\u{7FF}", "\u{FFFF}", "\u{10FFFF}"] where scalar.utf8.count >= length {
            let text = Array("[\"é".utf8) + Array(scalar.utf8.prefix(length))
            let isWhole = scalar.utf8.count == length
            #expect(readFault(text) == (isWhole ? nil : 4..<4 + length))
        }
    }

    @Test func allScalarsComeThrough() throws {
        var string = ""
        for value in (0x20...0x10FFFF) {
            guard let scalar = Unicode.Scalar(UInt32(value)), value != 0x22, value != 0x5C else { continue }
            string.unicodeScalars.append(scalar)
        }
        let document = try JSONDocument(Array("\"\(string)\"".utf8))
        #expect(document.string(of: document.root)?.unicodeScalars.elementsEqual(string.unicodeScalars) == true)
    }

    /// The bytes of the first fault as the standard library sees it.
    private func faultInUTF8(_ text: [UInt8]) -> Range<Int>? {
        do {
            _ = try UTF8Span(validating: text.span)
            return nil
        } catch {
            return error.byteOffsets
        }
    }

    /// The bytes of a UTF-8 fault as the reader sees it.
    private func readFault(_ text: [UInt8]) -> Range<Int>? {
        do {
            _ = try JSONDocument(text)
            return nil
        } catch {
            return error.code == .invalidUTF8 ? error.range : nil
        }
    }
}
