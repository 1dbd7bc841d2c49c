import JSONText
import Testing

@Suite struct ReaderTests {
    @Test func documentsOutliveTheNextRead() throws {
        var reader = JSONReader()
        var documents: [JSONDocument] = []
        for number in 0..<50 {
            documents.append(try reader.read(Array("[\(number), \"\(number)\"]".utf8).span))
        }
        for (number, document) in documents.enumerated() {
            let elements = Array(document.elements(of: document.root))
            #expect(document.integer(of: elements[0]) == number)
            #expect(document.string(of: elements[1]) == "\(number)")
        }
    }

    @Test func memoryThatIsUsedAgainHoldsNothingOld() throws {
        var reader = JSONReader(limits: JSONLimits(duplicates: .collected))
        let texts = [
            #"{"a":1,"a":[{"b":[2,3]}],"c":"ddddddddddddddddddddddddddddddddddd"}"#, "7", "[[[[]]]]", #"{"a":1}"#,
            "{ }",
        ]
        for text in texts + texts.reversed() {
            let document = try reader.read(Array(text.utf8).span)
            let fresh = try JSONDocument(Array(text.utf8), limits: reader.limits)
            #expect(document.nodeCount == fresh.nodeCount)
            #expect(document.byteCount == text.utf8.count)
            #expect(document.duplicates == fresh.duplicates)
            #expect(rewritten(document) == rewritten(fresh))
        }
    }

    @Test func readsOnAfterAnError() throws {
        var reader = JSONReader()
        for text in ["[1,", "{\"a\":1,\"a\":2}", "[\"\\ud800\"]", "[[[["] {
            #expect(throws: JSONError.self) { try reader.read(Array(text.utf8).span) }
            #expect(try reader.read(Array("[1]".utf8).span).nodeCount == 2)
        }
    }

    @Test func emptyInputIsNoSpecialCase() {
        let error = #expect(throws: JSONError.self) { try JSONDocument(UnsafeRawBufferPointer(start: nil, count: 0)) }
        #expect(error?.code == .empty)
    }

    @Test(arguments: [(64, "a"), (70_000, "long text"), (200_000, "[[],[],{}]")])
    func longTextsAreReadLikeShortOnes(_ count: Int, _ item: String) throws {
        let value = item.hasPrefix("[") ? item : "\"\(item)\""
        let text = "[" + [String](repeating: value, count: count).joined(separator: ",\n    ") + "]"
        let document = try JSONDocument(Array(text.utf8))
        checkInvariants(of: document, text: Array(text.utf8))
        #expect(Array(document.elements(of: document.root)).count == count)
    }

    @Test func manyTasksReadOneDocument() async throws {
        let document = try JSONDocument(Array(Sample.card.utf8))
        let expected = rewritten(document)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<16 { group.addTask { rewritten(document) == expected } }
            for await isEqual in group { #expect(isEqual) }
        }
    }
}
