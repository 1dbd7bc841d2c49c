import Foundation
import Testing
import UnicodeText

@Suite("Grapheme clusters")
struct GraphemeClusterTests {
    /// Unicode's own lines, of the version that the character classes are of.
    static let lines: [(scalars: [Unicode.Scalar], breaks: Int)] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "GraphemeBreakTest.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("÷") }.map { line in
            let words = line.split(separator: " ")
            return (
                words.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) },
                words.filter { $0 == "÷" }.count
            )
        }
    }()

    @Test func countsWhatUnicodeCounts() {
        #expect(Self.lines.count == 602)
        for (scalars, breaks) in Self.lines {
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars)
            let bytes = Array(String(text).utf8)
            #expect(GraphemeClusters.count(bytes.span) == breaks - 1, "\(scalars)")
        }
    }

    @Test(arguments: [
        ("", 0), ("abc", 3), ("a\r\nb", 3), ("é", 1), ("e\u{323}\u{302}", 1), ("ကောင်းထက်စံ", 7), ("เกียรติศักดิ์", 8),
        ("नि", 1), ("각", 1), ("\u{1112}\u{1161}\u{11AB}", 1), ("👨‍👩‍👧", 1), ("🇳🇱🇧🇪", 2), ("王小明", 3),
    ]) func countsWhatAPersonCounts(text: String, count: Int) {
        #expect(GraphemeClusters.count(Array(text.utf8).span) == count)
    }
}
