import JSONText
import Testing

@Suite struct ValueTests {
    @Test(arguments: [
        ("0", 0), ("-0", 0), ("7", 7), ("-12", -12), ("1992", 1992), ("9223372036854775807", Int.max),
        ("-9223372036854775808", Int.min),
    ])
    func integersAreExact(_ text: String, _ value: Int) throws {
        let document = try JSONDocument(Array(text.utf8))
        #expect(document.integer(of: document.root) == value)
        #expect(document.numberText(of: document.root) == text)
    }

    @Test(arguments: [
        "1.0", "1e2", "0.5", "-0.0", "1E0", "9223372036854775808", "-9223372036854775809", "18446744073709551616",
        "100000000000000000000000000",
    ])
    func otherNumbersAreKeptAsText(_ text: String) throws {
        let document = try JSONDocument(Array(text.utf8))
        #expect(document.kind(document.root) == .number)
        #expect(document.integer(of: document.root) == nil)
        #expect(document.numberText(of: document.root) == text)
    }

    @Test func kindsAnswerForThemselvesOnly() throws {
        let document = try JSONDocument(Array(#"[null, true, false, 1, "t", [1], {"a": 1}]"#.utf8))
        let nodes = Array(document.elements(of: document.root))
        #expect(nodes.map(document.kind) == [.null, .bool, .bool, .number, .string, .array, .object])
        #expect(nodes.map(document.bool) == [nil, true, false, nil, nil, nil, nil])
        #expect(nodes.map(document.integer) == [nil, nil, nil, 1, nil, nil, nil])
        #expect(nodes.map(document.numberText) == [nil, nil, nil, "1", nil, nil, nil])
        #expect(nodes.map(document.string) == [nil, nil, nil, nil, "t", nil, nil])
        #expect(nodes.map { Array(document.elements(of: $0)).count } == [0, 0, 0, 0, 0, 1, 0])
        #expect(nodes.map { Array(document.members(of: $0)).count } == [0, 0, 0, 0, 0, 0, 1])
        #expect(nodes.map { document.member("a", of: $0) != nil } == [false, false, false, false, false, false, true])
        #expect(nodes.map { document.element(0, of: $0) != nil } == [false, false, false, false, false, true, false])
        #expect(nodes.allSatisfy { !document.isName($0) })
    }

    @Test(arguments: [
        (#"ab"#, "ab"), (#""#, ""), (#"\"\\\/"#, #""\/"#), (#"\b\f\n\r\t"#, "\u{8}\u{C}\n\r\t"), (#"\u0041"#, "A"),
        (#"\u00E9\u20ac"#, "é€"), (#"\ud83d\udc4b!"#, "👋!"), (#"\uDBFF\uDFFF"#, "\u{10FFFF}"), (#"a\u0000b"#, "a\0b"),
        (#"\u007f\u0080\u07ff\u0800\uffff"#, "\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}"), ("é\\né", "é\né"),
    ])
    func textIsDecoded(_ written: String, _ text: String) throws {
        let document = try JSONDocument(Array(#"{"\#(written)": "\#(written)"}"#.utf8))
        let member = try #require(document.members(of: document.root).first { _ in true })
        for node in [member.name, member.value] {
            #expect(document.string(of: node)?.utf8.elementsEqual(text.utf8) == true)
            #expect(document.text(of: node, equals: text))
            #expect(!document.text(of: node, equals: text + "x"))
            #expect(!document.text(of: node, equals: "x" + text))
            if !text.isEmpty { #expect(!document.text(of: node, equals: String(text.unicodeScalars.dropLast()))) }
        }
        #expect(document.member(text, of: document.root) == member.value)
        #expect(document.isName(member.name) && document.kind(member.name) == .string)
    }

    @Test func longTextIsDecodedToo() throws {
        let text = String(repeating: "naam\n", count: 5_000)
        let document = try JSONDocument(Array(#""\#(text.replacing("\n", with: "\\n"))""#.utf8))
        #expect(document.string(of: document.root) == text)
    }

    /// The marked bytes wrote the part of the text.
    @Test(arguments: [
        ("[\"⟦a⟧b\"]", 0..<1), ("[\"a⟦b⟧\"]", 1..<2), ("[\"ab⟦⟧\"]", 2..<2), ("[\"ab⟦⟧\"]", 5..<9),
        ("[\"⟦ab⟧\"]", -3..<9),
        (#"["a⟦\u00e9⟧b"]"#, 1..<3), (#"["a⟦\u00e9⟧b"]"#, 2..<3), (#"["a⟦\u00e9⟧b"]"#, 1..<2),
        (#"["a⟦\u00e9b⟧"]"#, 2..<4),
        (#"["a\u00e9⟦b⟧"]"#, 3..<4), (#"["a\u00e9b⟦⟧"]"#, 4..<4), (#"["a⟦⟧\u00e9b"]"#, 2..<2),
        (#"["⟦\ud83d\udc4b\n⟧"]"#, 3..<5), (#"["\ud83d\udc4b⟦\n⟧"]"#, 4..<5), (#"["⟦\n⟧"]"#, -4..<1),
        (#"["⟦⟧\n"]"#, -4 ..< -1),
        (#"["\n⟦⟧"]"#, 7..<9), ("[\"⟦é⟧\\n\"]", 0..<2),
    ])
    func partsOfTextHavePlaces(_ text: String, _ part: Range<Int>) throws {
        let marked = Marked(text)
        let document = try JSONDocument(marked.bytes)
        let node = try #require(document.element(0, of: document.root))
        #expect(document.sourceRange(ofText: part, in: node) == marked.range)
        #expect(document.sourceOffset(ofTextOffset: part.lowerBound, in: node) == marked.range?.lowerBound)
    }

    @Test func rangesCoverTheValue() throws {
        let document = try JSONDocument(Array(#" {"ab" : [1, "c"] } "#.utf8))
        let member = try #require(document.members(of: document.root).first { _ in true })
        #expect(document.sourceRange(document.root) == 1..<19)
        #expect(document.sourceRange(member.name) == 2..<6)
        #expect(document.contentRange(member.name) == 3..<5)
        #expect(document.sourceRange(member.value) == 9..<17)
        #expect(document.following(member.name) == member.value)
        #expect(document.following(member.value) == nil)
        #expect(
            document.withBytes(in: 9..<17) { String(decoding: $0.withUnsafeBufferPointer(Array.init), as: UTF8.self) }
                == #"[1, "c"]"#)
        #expect(document.withBytes(in: -3..<2) { $0.count } == 2)
        #expect(document.withBytes(in: 19..<99) { $0.count } == 1)
    }
}
