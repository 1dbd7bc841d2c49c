import JSONText
import Testing

@Suite struct DuplicateTests {
    /// The second name is marked; how far back the first stands is given.
    @Test(arguments: [
        (#"{"a":1,⟦"a"⟧:2}"#, 1),
        (#"{"a":1,"b":{"a":1},⟦"a"⟧:3}"#, 1),
        (#"{"":1,⟦""⟧:2}"#, 1),
        (#"{"a":1,⟦"\u0061"⟧:2}"#, 1),
        (#"{"\u0061":1,⟦"a"⟧:2}"#, 1),
        (#"{"x":0,"\u0061\/":1,⟦"a/"⟧:2}"#, 7),
        ("{\"é\":1,⟦\"\\u00e9\"⟧:2}", 1),
        ("{\"👋\":1,⟦\"\\ud83d\\udc4b\"⟧:2}", 1),
        (#"{"the same long name":1,"the same long nam":2,⟦"the same long name"⟧:2}"#, 1),
        (#"[{"a":1},{"b":{"c":1,⟦"c"⟧:2}}]"#, 15),
        (#"{"o":{"b":1,⟦"b"⟧:2},"o":3}"#, 6),
        (#"{"a":1,⟦"a"⟧:{"b":1,"b":2}}"#, 1),
    ])
    func areRefused(_ text: String, _ firstOffset: Int) {
        check(text, is: .duplicateMember)
        let error = #expect(throws: JSONError.self) { try JSONDocument(Marked(text).bytes) }
        #expect(error?.firstOffset == firstOffset)
    }

    @Test(arguments: [
        #"{"a":1,"A":2}"#, #"[{"a":1},{"a":1}]"#, #"{"a":{"a":{"a":1}}}"#, #"{"abcdefgh1":1,"abcdefgh2":2}"#,
        "{\"é\":1,\"e\u{301}\":2}", #"{"a":1,"a\u0000":2,"\u0000a":3,"\\u0061":4}"#, #"{"\n":1,"\\n":2,"n":3}"#,
    ])
    func otherNamesAreNot(_ text: String) throws {
        _ = try JSONDocument(Array(text.utf8))
    }

    @Test func aFaultInTheSyntaxComesFirst() {
        check(#"{"a":1,"a":2,⟦'b'⟧:3}"#, is: .singleQuote)
    }

    @Test func areCollectedInOrderAndTheFirstCounts() throws {
        let text = #"{"a":1,"b":{"x":1,"x":2,"\u0078":3},"\u0061":2,"b":0,"a":3}"#
        let document = try JSONDocument(Array(text.utf8), limits: JSONLimits(duplicates: .collected))
        let places = document.duplicates.map {
            [document.sourceRange($0.name).lowerBound, document.sourceRange($0.first).lowerBound]
        }
        #expect(places == [[18, 12], [24, 12], [36, 1], [47, 7], [53, 1]])
        #expect(document.member("a", of: document.root).flatMap(document.integer(of:)) == 1)
        #expect(try JSONPointer("/b/x").resolve(in: document).flatMap(document.integer(of:)) == 1)
    }

    /// Long objects take another way: names alike in their first bytes and length, some written with escapes, and names
    /// enough for hashes to meet.
    @Test(arguments: [15, 16, 17, 18, 100, 5_000, 300_000])
    func areFoundAmongMany(_ count: Int) throws {
        let names = (0..<count).map { "same start \(1_000_000 + $0)" }
        var members = names.map { "\"\($0)\":0" }
        let limits = JSONLimits(bytes: 1 << 30, duplicates: .collected)
        #expect(try JSONDocument(object(members), limits: limits).duplicates.isEmpty)

        let repeated = [count / 2, 0, count - 1]
        members += repeated.map { "\"\\u0073\(names[$0].dropFirst())\":1" }
        members.append("\"\(names[0])\":2")
        let document = try JSONDocument(object(members), limits: limits)
        let found = document.duplicates.map { [document.string(of: $0.name), document.string(of: $0.first)] }
        #expect(found == (repeated + [0]).map { [names[$0], names[$0]] })
        #expect(document.duplicates.allSatisfy { $0.first.index < $0.name.index })
    }

    @Test func allOfTheSameName() throws {
        let text = object([String](repeating: #""a":0"#, count: 20_000))
        let document = try JSONDocument(text, limits: JSONLimits(duplicates: .collected))
        #expect(document.duplicates.count == 19_999)
        #expect(document.duplicates.allSatisfy { $0.first.index == 1 })
    }

    private func object(_ members: [String]) -> [UInt8] {
        Array("{\(members.joined(separator: ","))}".utf8)
    }
}
