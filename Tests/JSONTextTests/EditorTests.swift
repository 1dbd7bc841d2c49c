import JSONText
import Testing

/// Changes leave everything else as it is written.
@Suite struct EditorTests {
    enum Change: Sendable {
        case replace(String, String)
        case remove(String)
        case add(String, String)
    }

    @Test(arguments: [
        (#"{"a": 1, "b": [true, null]}"#, [Change.replace("/b/1", "2")], #"{"a": 1, "b": [true, 2]}"#),
        (#" {"a" :1 } "#, [.replace("/a", #""x""#)], #" {"a" :"x" } "#), ("1", [.replace("", "2")], "2"),
        // What is taken away takes its comma and its line with it.
        ("{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}", [.remove("/b")], "{\n  \"a\": 1,\n  \"c\": 3\n}"),
        ("{\n  \"a\": 1,\n  \"b\": 2\n}\n", [.remove("/b")], "{\n  \"a\": 1\n}\n"),
        ("{\n  \"a\": 1,\n  \"b\": 2\n}", [.remove("/a")], "{\n  \"b\": 2\n}"),
        ("{\r\n\t\"a\": 1,\r\n\t\"b\": 2\r\n}", [.remove("/a")], "{\r\n\t\"b\": 2\r\n}"),
        ("[1, 2, 3, 4]", [.remove("/0"), .remove("/1")], "[3, 4]"),
        ("[1, 2, 3, 4]", [.remove("/1"), .remove("/2"), .remove("/3")], "[1]"),
        ("[1, 2, 3, 4]", [.remove("/0"), .remove("/2")], "[2, 4]"), ("[ 1 ]", [.remove("/0")], "[]"),
        ("{\n  \"a\": 1\n}", [.remove("/a")], "{}"),
        // What is added looks like its neighbours.
        (#"{"a":1,"b":2}"#, [.add("/c", "3")], #"{"a":1,"b":2,"c":3}"#),
        (#"{"a": 1}"#, [.add("/c", "3")], #"{"a": 1, "c": 3}"#), (#"{"a":1}"#, [.add("/c", "3")], #"{"a":1,"c":3}"#),
        ("{\n    \"a\" : 1\n}", [.add("/c", "3")], "{\n    \"a\" : 1,\n    \"c\" : 3\n}"),
        (
            "{\r\n\t\"a\": 1,\r\n\t\"b\": 2\r\n}", [.add("/c", "3")],
            "{\r\n\t\"a\": 1,\r\n\t\"b\": 2,\r\n\t\"c\": 3\r\n}"
        ),
        (#"{"o": {}}"#, [.add("/o/c", "3"), .add("/o/d", "4")], #"{"o": {"c": 3, "d": 4}}"#),
        ("{}", [.add("/c", "3")], #"{"c":3}"#), (#"{"a": 1}"#, [.add("/a", "2")], #"{"a": 2}"#),
        (#"{"a~/": 1}"#, [.add("/a~0~1", "2"), .add("/é\"", "3")], #"{"a~/": 2, "é\"": 3}"#),
        ("[1, 2]", [.add("/-", "3")], "[1, 2, 3]"), ("[1, 2]", [.add("/0", "3")], "[3, 1, 2]"),
        ("[1, 2]", [.add("/2", "3")], "[1, 2, 3]"), ("[]", [.add("/0", "3")], "[3]"),
        // All at once, each at its place in the text as it was.
        (
            "{\n  \"a\": 1,\n  \"b\": {\"c\": 2}\n}", [.remove("/a"), .add("/d", "4"), .replace("/b/c", "3")],
            "{\n  \"b\": {\"c\": 3},\n  \"d\": 4\n}"
        ),
        ("{\n  \"a\": 1\n}", [.remove("/a"), .add("/d", "4")], "{\n  \"d\": 4\n}"),
        ("[1, 2, 3]", [.remove("/2"), .add("/-", "4")], "[1, 2, 4]"),
        ("[1, 2]", [.replace("/1", "5"), .replace("/1", "5"), .remove("/0"), .remove("/0")], "[5]"),
    ]) func keepsTheRest(text: String, changes: [Change], expected: String) throws {
        var editor = JSONEditor(try JSONDocument(Array(text.utf8)))
        for change in changes { #expect(Self.apply(change, to: &editor), "\(change)") }
        #expect(String(decoding: editor.text, as: UTF8.self) == expected)
    }

    /// What cannot be done changes nothing: there is no such place, or something else was done to it.
    @Test(
        arguments: [
            (#"{"a": 1}"#, [Change](), Change.replace("/b", "1")), (#"{"a": 1}"#, [], .remove("/b")),
            (#"{"a": 1}"#, [], .remove("")), (#"{"a": 1}"#, [], .add("/b/c", "1")),
            (#"{"a": 1}"#, [], .add("/a/c", "1")),
            ("[1]", [], .add("/2", "1")), ("[1]", [], .add("/x", "1")), ("[1]", [], .replace("/-", "1")),
            ("[1]", [], .replace("/01", "1")), (#"{"a": 1}"#, [.replace("/a", "2")], .replace("/a", "3")),
            (#"{"a": 1}"#, [.replace("/a", "2")], .remove("/a")), (#"{"a": 1}"#, [.remove("/a")], .replace("/a", "2")),
            (#"{"a": {"b": 1}}"#, [.remove("/a")], .replace("/a/b", "2")),
            (#"{"a": {"b": 1}}"#, [.replace("/a/b", "2")], .remove("/a")),
            (#"{"a": {"b": 1}}"#, [.replace("/a", "2")], .add("/a/c", "2")),
            (#"{"a": {"b": 1}}"#, [.add("/a/c", "2")], .remove("/a")),
            (#"{"a": {"b": 1}}"#, [.add("/a/c", "2")], .add("/a/c", "3")),
            (#"{"a": {"b": 1}}"#, [.add("/a/c", "2")], .replace("", "3")),
            (#"{"a": {"b": 1}}"#, [.remove("/a/b")], .replace("/a", "3")),
        ] as [(String, [Change], Change)]) func refusesWhatDoesNotGoTogether(
            text: String, before: [Change], refused: Change
        ) throws
    {
        var editor = JSONEditor(try JSONDocument(Array(text.utf8)))
        for change in before { #expect(Self.apply(change, to: &editor)) }
        let kept = editor.text
        #expect(!Self.apply(refused, to: &editor))
        #expect(editor.text == kept)
    }

    @Test(arguments: [
        (#"{"a": "\u00e9", "b": "é"}"#, "\"José\""), (#"{"a": "\u00e9"}"#, #""Jos\u00e9""#),
        (#"{"a": "e"}"#, "\"José\""),
        (#"{"a": "\ud83d\ude00"}"#, #""Jos\u00e9""#),
    ]) func writesTextsAsTheDocumentDoes(text: String, expected: String) throws {
        let editor = JSONEditor(try JSONDocument(Array(text.utf8)))
        #expect(String(decoding: editor.json(of: "José"), as: UTF8.self) == expected)
        let face = try JSONDocument(editor.json(of: "a\"\u{1F600}\n"))
        #expect(face.string(of: face.root) == "a\"\u{1F600}\n")
    }

    /// Whatever is changed in whatever text: all at once gives the same as one after the other, from the end to the start,
    /// where no change moves a place that is still to come.
    @Test func givesTheSameAsOneByOne() throws {
        var random = SplitMix64(seed: 6)
        for round in 0..<3000 {
            let text = Array([Sample.card, Sample.compact, Sample.plain][round % 3].utf8)
            let document = try JSONDocument(text)
            let nodes = Self.values(of: document)
            var editor = JSONEditor(document)
            var done: [(place: UInt32, change: Change)] = []
            for _ in 0..<Int(random.next() % 6) {
                let node = nodes[Int(random.next() % UInt64(nodes.count))]
                let pointer = document.pointer(to: node)
                let change: Change =
                    switch random.next() % 3 {
                    case 0: .replace(pointer.description, #""new""#)
                    case 1: .remove(pointer.description)
                    default: .add(pointer.appending("zz\(random.next() % 3)").description, "[0]")
                    }
                // What is done twice is done once; of an element one by one it would be two.
                let isKnown = done.contains { "\($0.change)" == "\(change)" }
                if Self.apply(change, to: &editor), !isKnown { done.append((node.index, change)) }
            }
            #expect(editor.isChanged == !done.isEmpty)
            var expected = text
            for step in done.enumerated().sorted(by: { ($1.element.place, $0.offset) < ($0.element.place, $1.offset) })
            {
                var single = JSONEditor(try JSONDocument(expected))
                #expect(Self.apply(step.element.change, to: &single))
                expected = single.text
            }
            #expect(try Self.compact(editor.text) == Self.compact(expected), "\(round): \(done)")
            if done.isEmpty { #expect(editor.text == text) }
        }
    }

    private static func values(of document: JSONDocument) -> [JSONNode] {
        var found: [JSONNode] = []
        var open = [document.root]
        while let node = open.popLast() {
            found.append(node)
            open += document.members(of: node).map(\.value) + Array(document.elements(of: node))
        }
        return found
    }

    private static func compact(_ text: [UInt8]) throws -> String {
        let document = try JSONDocument(text)
        var writer = JSONWriter()
        writer.value(document.root, of: document)
        return writer.text
    }

    private static func apply(_ change: Change, to editor: inout JSONEditor) -> Bool {
        switch change {
        case .replace(let path, let value): editor.replace(pointer(path), with: Array(value.utf8))
        case .remove(let path): editor.remove(pointer(path))
        case .add(let path, let value): editor.add(pointer(path), Array(value.utf8))
        }
    }

    private static func pointer(_ text: String) -> JSONPointer { (try? JSONPointer(text)) ?? JSONPointer() }
}
