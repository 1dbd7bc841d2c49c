import JSONText
import Testing

@Suite struct WriterTests {
    @Test func writesCompactAndPretty() {
        func write(_ layout: JSONWriter.Layout) -> String {
            var writer = JSONWriter(layout)
            writer.beginObject()
            writer.name("valid")
            writer.bool(false)
            writer.name("problems")
            writer.beginArray()
            writer.beginObject()
            writer.name("path")
            writer.string("/names/0")
            writer.name("offset")
            writer.number(-7)
            writer.endObject()
            writer.null()
            writer.number(text: "1.50")
            writer.endArray()
            writer.name("none")
            writer.beginArray()
            writer.endArray()
            writer.name("empty")
            writer.beginObject()
            writer.endObject()
            writer.name("as is")
            writer.raw(Array("[ 1 ]".utf8).span)
            writer.endObject()
            return writer.text
        }
        #expect(
            write(.compact)
                == #"{"valid":false,"problems":[{"path":"/names/0","offset":-7},null,1.50],"none":[],"empty":{},"as is":[ 1 ]}"#
        )
        #expect(
            write(.pretty) == """
                {
                  "valid": false,
                  "problems": [
                    {
                      "path": "/names/0",
                      "offset": -7
                    },
                    null,
                    1.50
                  ],
                  "none": [],
                  "empty": {},
                  "as is": [ 1 ]
                }
                """)
    }

    @Test(arguments: [
        ("", #""""#), ("a\"b\\c/d", #""a\"b\\c/d""#), ("\u{8}\u{9}\u{A}\u{C}\u{D}", #""\b\t\n\f\r""#),
        ("\u{0}\u{1}\u{B}\u{1F} ", #""\u0000\u0001\u000b\u001f ""#), ("\u{7F}\u{2028}é👋", "\"\u{7F}\u{2028}é👋\""),
    ])
    func escapesWhatMustBe(_ text: String, _ written: String) {
        var writer = JSONWriter()
        writer.string(text)
        #expect(writer.text == written)
    }

    @Test func everyScalarComesBack() throws {
        for value in [0..<0x3000, 0xD700..<0x10000, 0x1F000..<0x20000].joined() {
            guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
            var writer = JSONWriter()
            writer.string(String(Character(scalar)))
            let document = try JSONDocument(writer.bytes)
            #expect(document.text(of: document.root, equals: String(scalar)))
        }
    }

    @Test func batchesAreLines() {
        var writer = JSONWriter()
        for number in 1...3 {
            writer.beginArray()
            writer.number(number)
            writer.endArray()
            writer.newline()
        }
        #expect(writer.text == "[1]\n[2]\n[3]\n")
        writer.removeAll()
        writer.null()
        #expect(writer.text == "null")
    }

    @Test func documentsAreWrittenAgain() throws {
        let text = #"{"a" : [1.0, -0, {"b\u0041\/": "\u00e9\u0007"}, [], {}], "c": null}"#
        let document = try JSONDocument(Array(text.utf8))
        #expect(
            String(decoding: rewritten(document), as: UTF8.self) == #"{"a":[1.0,-0,{"bA/":"é\u0007"},[],{}],"c":null}"#)
    }

    @Test func valuesCanBeReplaced() throws {
        let document = try JSONDocument(Array(#"{"a":{"x":[1,2]},"b":"B","c":[3]}"#.utf8))
        let replaced = try ["/a/x", "/b", "/c/0"].map { try JSONPointer($0).resolve(in: document) }
        var writer = JSONWriter()
        writer.value(document.root, of: document) { node, writer in
            guard let index = replaced.firstIndex(of: node) else { return false }
            if index == 0 { writer.null() } else { writer.string("new \(index)") }
            return true
        }
        #expect(writer.text == #"{"a":{"x":null},"b":"new 1","c":["new 2"]}"#)
        writer.removeAll()
        writer.beginArray()
        try writer.value(#require(JSONPointer("/a").resolve(in: document)), of: document)
        writer.value(document.root, of: document) { _, writer in
            writer.number(1)
            return true
        }
        writer.endArray()
        #expect(writer.text == #"[{"x":[1,2]},1]"#)
    }

    @Test func deepDocumentsAreWrittenWithoutRecursion() throws {
        let depth = 100_000
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        let document = try JSONDocument(Array(text.utf8), limits: JSONLimits(depth: depth))
        #expect(rewritten(document) == Array(text.utf8))
        let innermost = JSONPointer(repeating: 0, count: depth - 1)
        #expect(innermost.resolve(in: document).map(document.pointer(to:)) == innermost)
    }
}

extension JSONPointer {
    fileprivate init(repeating index: Int, count: Int) {
        self.init()
        for _ in 0..<count { append(index) }
    }
}
