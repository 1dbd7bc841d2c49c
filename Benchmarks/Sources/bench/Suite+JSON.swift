import CPeers
import Foundation
import JSONText

extension Suite {
    static let json = Suite(name: "json", summary: "reading JSON: JSONText, simdjson, Foundation") {
        let file = URL(filePath: #filePath).appending(path: "../../../../Examples/card.json").standardized
        let card = [UInt8](try Data(contentsOf: file))
        let document = try JSONDocument(card)
        for (form, layout) in [("compact", JSONWriter.Layout.compact), ("pretty-printed", .pretty)] {
            var writer = JSONWriter(layout)
            writer.value(document.root, of: document)
            try compare(writer.bytes, form: form)
        }
        try scale(card)
    }

    /// One card, read by all.
    private static func compare(_ bytes: [UInt8], form: String) throws {
        let contenders = readers(of: bytes)
        let results = measure(contenders)
        let base = results[0].nanoseconds
        var table = Table(
            title: """
                Reading the example card, \(form): \(bytes.count) bytes, \(try JSONDocument(bytes).nodeCount) nodes \
                (simdjson \(String(cString: bench_simdjson_version())), \
                \(String(cString: bench_simdjson_implementation())))
                """,
            header: ["", "ns", "of simdjson", "allocations"])
        for result in results {
            table.rows.append([
                result.name, result.nanoseconds.rounded(0), (result.nanoseconds / base).rounded(2),
                result.allocations.rounded(1),
            ])
        }
        table.print()
    }

    /// Every contender gets the same bytes and lets go of what it made. The first is the measure.
    private static func readers(of bytes: [UInt8]) -> [Contender] {
        let data = Data(bytes)
        let padded = bytes + [UInt8](repeating: 0, count: 64)
        let count = bytes.count
        let parser = SimdjsonParser()
        let decoder = JSONDecoder()
        let reader = ReusedReader()
        return [
            Contender(name: "simdjson DOM, parser reused") {
                Int(bench_simdjson_parse(parser.parser, bytes, count))
            },
            Contender(name: "simdjson DOM, parser reused, padded input") {
                Int(bench_simdjson_parse_padded(parser.parser, padded, count))
            },
            Contender(name: "simdjson DOM, fresh parser") {
                Int(bench_simdjson_parse_once(bytes, count))
            },
            Contender(name: "JSONDocument") {
                (try? JSONDocument(bytes))?.nodeCount ?? 0
            },
            Contender(name: "JSONReader, reused") {
                reader.read(bytes)
            },
            Contender(name: "JSONDocument, every node visited") {
                (try? JSONDocument(bytes)).map(visit) ?? 0
            },
            Contender(name: "Foundation JSONSerialization") {
                (try? JSONSerialization.jsonObject(with: data)) == nil ? 0 : 1
            },
            Contender(name: "Foundation JSONDecoder") {
                (try? decoder.decode(CardDecodable.self, from: data))?.names?.count ?? 0
            },
        ]
    }

    /// Looks at every node and at the text of every name and string.
    private static func visit(_ document: JSONDocument) -> Int {
        func visit(_ node: JSONNode) -> Int {
            switch document.kind(node) {
            case .object:
                document.members(of: node).reduce(0) { $0 &+ length($1.name) &+ visit($1.value) }
            case .array:
                document.elements(of: node).reduce(0) { $0 &+ visit($1) }
            case .string: length(node)
            case .number: document.integer(of: node) ?? 0
            case .bool, .null: 1
            }
        }
        func length(_ node: JSONNode) -> Int { document.withText(of: node) { $0.count } ?? 0 }
        return visit(document.root)
    }

    /// The same card once, ten times and a hundred times in an array: allocations do not follow the nodes.
    private static func scale(_ card: [UInt8]) throws {
        var table = Table(
            title: "Allocations of one document by its size", header: ["cards", "bytes", "nodes", "allocations"])
        for copies in [1, 10, 100] {
            let array = Array("[".utf8) + Array([[UInt8]](repeating: card, count: copies).joined(separator: [0x2C]))
            let text = array + Array("]".utf8)
            let nodes = try JSONDocument(text).nodeCount
            let count = allocations { _ = try? JSONDocument(text) }
            table.rows.append(["\(copies)", "\(text.count)", "\(nodes)", count.rounded(1)])
        }
        table.print()
    }
}

final class SimdjsonParser {
    let parser = bench_simdjson_new()
    deinit { bench_simdjson_free(parser) }
}

private final class ReusedReader {
    private var reader = JSONReader()

    func read(_ bytes: [UInt8]) -> Int {
        (try? reader.read(bytes.span))?.nodeCount ?? 0
    }
}
