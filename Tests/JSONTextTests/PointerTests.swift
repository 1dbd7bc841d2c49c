import JSONText
import Testing

@Suite struct PointerTests {
    static let text = #"""
        {"names": ["a", "b"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\j": 5, "k\"l": 6, " ": 7, "m~n": 8,
         "~1": 9, "~01": 10, "0": 11, "-": 12, "\u00eb": 13, "deep": [[{"x": [14]}]], "": 15}
        """#

    /// Every kind of name of RFC 6901, section 5, and what else needs care.
    @Test(arguments: [
        ("/names/0", "\"a\""), ("/names/1", "\"b\""), ("/", "0"), ("/a~1b", "1"), ("/c%d", "2"), ("/e^f", "3"),
        ("/g|h", "4"), ("/i\\j", "5"), ("/k\"l", "6"), ("/ ", "7"), ("/m~0n", "8"), ("/~01", "9"), ("/~001", "10"),
        ("/0", "11"), ("/-", "12"), ("/ë", "13"), ("/deep/0/0/x/0", "14"), ("/names", #"["a", "b"]"#),
    ])
    func pointsBothWays(_ pointer: String, _ value: String) throws {
        let document = try document()
        let node = try #require(try JSONPointer(pointer).resolve(in: document))
        let written = document.withBytes(in: document.sourceRange(node)) { $0.withUnsafeBufferPointer(Array.init) }
        #expect(String(decoding: written, as: UTF8.self) == value)
        #expect(document.pointer(to: node).description == pointer)
        #expect(document.pointer(to: node) == (try JSONPointer(pointer)))
    }

    @Test func theEmptyPointerIsTheDocument() throws {
        let document = try document()
        #expect(try JSONPointer("").resolve(in: document) == document.root)
        #expect(document.pointer(to: document.root).description == "")
    }

    @Test func aNameHasThePointerOfItsValue() throws {
        let document = try document()
        for member in document.members(of: document.root) {
            #expect(document.pointer(to: member.name) == document.pointer(to: member.value))
        }
    }

    @Test(arguments: [
        "/names/2", "/names/-", "/names/00", "/names/01", "/names/1 ", "/names/+1", "/names/-1", "/names/", "/names/a",
        "/names/99999999999999999999", "/names/0/0", "/Names", "/names /0", "//", "/deep/0/0/y", "/e\u{308}",
    ])
    func missesWhatIsNotThere(_ pointer: String) throws {
        #expect(try JSONPointer(pointer).resolve(in: try document()) == nil)
    }

    @Test(arguments: [
        ("a", JSONPointerError.Code.missingSlash, 0), ("#/a", .missingSlash, 0), (" ", .missingSlash, 0),
        ("/~", .badEscape, 1), ("/a~2", .badEscape, 2), ("/a/~/b", .badEscape, 3), ("/~~0", .badEscape, 1),
    ])
    func refusesOtherText(_ text: String, _ code: JSONPointerError.Code, _ offset: Int) {
        #expect(throws: JSONPointerError(code: code, offset: offset)) { try JSONPointer(text) }
    }

    @Test(arguments: [[], ["a"], ["", ""], ["a/b", "~", "~1", "é"], ["0", "-"]])
    func isMadeOfTokens(_ tokens: [String]) throws {
        var pointer = JSONPointer()
        for token in tokens { pointer.append(token) }
        #expect(pointer.tokens == tokens)
        #expect(try JSONPointer(pointer.description) == pointer)
        #expect(pointer.appending("x").appending(3).tokens == tokens + ["x", "3"])
    }

    @Test func spellingsInUnicodeAreDifferentNames() throws {
        #expect(try JSONPointer("/\u{EB}") != JSONPointer("/e\u{308}"))
    }

    private func document() throws -> JSONDocument {
        try JSONDocument(Array(PointerTests.text.utf8), limits: JSONLimits(duplicates: .collected))
    }
}
