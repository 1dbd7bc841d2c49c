import JSONText
import Testing

@Suite struct JSONDocumentTests {
    @Test func findsMembersAndTheirPlaces() throws {
        let text = #"{"names": [{"value": "A\u00e9b", "default": true}], "count": -12}"#
        let document = try JSONDocument(Array(text.utf8))
        let names = try #require(document.member("names", of: document.root))
        let first = try #require(document.element(0, of: names))
        let value = try #require(document.member("value", of: first))
        #expect(document.string(of: value) == "Aéb")
        #expect(document.sourceRange(value) == 21..<31)
        #expect(document.pointer(to: value).description == "/names/0/value")
        #expect(try JSONPointer("/names/0/value").resolve(in: document) == value)
        #expect(document.sourceOffset(ofTextOffset: 0, in: value) == 22)
        #expect(document.sourceOffset(ofTextOffset: 1, in: value) == 23)
        #expect(document.sourceOffset(ofTextOffset: 2, in: value) == 23)
        #expect(document.sourceOffset(ofTextOffset: 3, in: value) == 29)
        #expect(document.sourceOffset(ofTextOffset: 4, in: value) == 30)
        let count = try #require(document.member("count", of: document.root))
        #expect(document.integer(of: count) == -12)
        var writer = JSONWriter()
        writer.value(document.root, of: document)
        #expect(writer.text == #"{"names":[{"value":"Aéb","default":true}],"count":-12}"#)
    }
}
