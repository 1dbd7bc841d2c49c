import JSONText
import Testing

/// Texts cut off at every byte.
@Suite struct PrefixTests {
    @Test(arguments: [Sample.card, Sample.compact])
    func everyPrefixIsRefusedWithoutTrapping(_ text: String) {
        let bytes = Array(text.utf8)
        let end = bytes.lastIndex(of: 0x7D) ?? 0
        for count in 0...bytes.count {
            let code = code(of: Array(bytes[..<count]))
            #expect((code == nil) == (count > end), "\(count)")
            #expect(code != .trailingText && code != .duplicateMember && code != .missingComma, "\(count)")
        }
    }

    @Test func everySuffixIsReadWithoutTrapping() {
        let bytes = Array(Sample.compact.utf8)
        for start in bytes.indices {
            _ = code(of: Array(bytes[start...]))
        }
    }

    /// Every text of up to three of the bytes that mean something.
    @Test func everyShortTextIsReadWithoutTrapping() {
        let alphabet = Array("\"\\{}[]:,-0e.tf u/\n'#a".utf8) + [0x00, 0x80, 0xC3, 0xE2, 0xF0, 0xFF]
        var accepted: [String] = []
        for first in alphabet {
            for second in alphabet {
                for third in alphabet where code(of: [first, second, third]) == nil {
                    accepted.append(String(decoding: [first, second, third], as: UTF8.self))
                }
            }
        }
        let values = ["\"\"", "[]", "{}", "-0"].flatMap { [$0 + " ", " " + $0, $0 + "\n", "\n" + $0] }
        let zeros = [" 0 ", "\n0\n", " 0\n", "\n0 ", "  0", "\n\n0", "\n 0", " \n0", "0  ", "0\n\n", "0 \n", "0\n "]
        let strings = alphabet.filter { 0x20..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x5C }.map {
            "\"\(Unicode.Scalar($0))\""
        }
        #expect(Set(accepted) == Set(values + zeros + strings + ["[0]", "0e0", "0.0", "[ ]", "{ }", "[\n]", "{\n}"]))
    }

    private func code(of text: [UInt8]) -> JSONErrorCode? {
        do {
            _ = try JSONDocument(text)
            return nil
        } catch {
            return error.code
        }
    }
}
