import Foundation
import JSONText
import Testing

/// A few hundred thousand spoilt texts: none traps, every error points into its text, and every document that comes out
/// fits together and survives being written and read again.
@Suite struct MutationTests {
    static let pieces =
        ["\"", ",", ":", "[", "]", "{", "}", "\\", "\\u", "\\ud83d", "0", "-", "e1", " ", "\n", "\r\n"]
        + ["    ", "null", "true", "\u{0}", "é", "\u{FEFF}", "//", "/*", "\"a\":1,", "\"names\":"]

    @Test(arguments: 1...8)
    func nothingTraps(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var reader = JSONReader()
        var (accepted, refused) = (0, 0)
        for _ in 0..<40_000 {
            let text = mutated(Array((Bool.random(using: &random) ? Sample.card : Sample.compact).utf8), &random)
            do {
                let document = try reader.read(text.span)
                accepted += 1
                checkInvariants(of: document, text: text)
                checkRewriting(document)
            } catch {
                refused += 1
                checkPlace(of: error, in: text)
            }
        }
        #expect(accepted > 1_000 && refused > 10_000)
    }

    /// What we accept Foundation accepts with the same contents; where it accepts more is known.
    @Test(arguments: 11...14)
    func agreesWithFoundation(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let lenient: Set<JSONErrorCode> = [.duplicateMember, .byteOrderMark, .wrongEncoding, .trailingComma]
        var compared = 0
        for _ in 0..<5_000 {
            let text = mutated(Array(Sample.plain.utf8), &random)
            let theirs = try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
            do {
                let document = try JSONDocument(text)
                guard !isBeyondFoundation(text) else { continue }
                compared += 1
                if (theirs as? NSObject) != foundationValue(document.root, of: document) {
                    Issue.record("\(String(decoding: text, as: UTF8.self))")
                }
            } catch {
                if theirs != nil, !lenient.contains(error.code) {
                    Issue.record("\(error.code): \(String(decoding: text, as: UTF8.self))")
                }
            }
        }
        #expect(compared > 500)
    }

    /// Foundation refuses numbers beyond a double, and drops U+FEFF from strings.
    private func isBeyondFoundation(_ text: [UInt8]) -> Bool {
        zip(text, text.dropFirst()).contains { 0x30...0x39 ~= $0 && $1 | 0x20 == 0x65 }
            || zip(text, text.dropFirst()).contains { $0 == 0xBB && $1 == 0xBF }
    }

    private func mutated(_ original: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        var text = original
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let at = Int.random(in: 0..<max(text.count, 1), using: &random)
            guard at < text.count else { break }
            switch Int.random(in: 0..<8, using: &random) {
            case 0: text.remove(at: at)
            case 1: text[at] = UInt8.random(in: 0...255, using: &random)
            case 2: text[at] ^= 1 << UInt8.random(in: 0...7, using: &random)
            case 3: text.removeSubrange(at..<min(at + Int.random(in: 1...40, using: &random), text.count))
            case 4: text.insert(contentsOf: text[at..<min(at + 24, text.count)], at: at / 2)
            case 5: text.swapAt(at, Int.random(in: 0..<text.count, using: &random))
            case 6: text.removeSubrange(at...)
            default: text.insert(contentsOf: (MutationTests.pieces.randomElement(using: &random) ?? "").utf8, at: at)
            }
        }
        return text
    }

    private func checkPlace(of error: JSONError, in text: [UInt8]) {
        let isInside = error.offset >= 0 && error.length >= 0 && error.range.upperBound <= text.count
        if !isInside || error.position != JSONPosition(ofByte: error.offset, in: text.span) {
            Issue.record("\(error): \(text)")
        }
        if error.code == .duplicateMember, (error.firstOffset ?? .max) >= error.offset { Issue.record("\(error)") }
    }

    private func checkRewriting(_ document: JSONDocument) {
        for layout in [JSONWriter.Layout.compact, .pretty] {
            let text = rewritten(document, layout)
            guard let again = try? JSONDocument(text), again.nodeCount == document.nodeCount,
                rewritten(again, layout) == text
            else {
                Issue.record("\(String(decoding: text, as: UTF8.self))")
                return
            }
        }
    }
}
