import DetailKit
import Foundation
import JSONText

extension Suite {
    static let card = Suite(name: "card", summary: "a whole card: checked, reported, beside only reading it") {
        let validator = try Validator.standard.get()
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        var table = Table(title: "One card", header: ["", "bytes", "ns", "allocations"])
        for name in ["card", "broken"] {
            let bytes = [UInt8](try Data(contentsOf: root.appending(path: "Examples/\(name).json")))
            let results = measure([
                Contender(name: "JSONDocument, only read") { (try? JSONDocument(bytes))?.nodeCount ?? 0 },
                Contender(name: "Validator.validate") { validator.validate(bytes).problems.count },
                Contender(name: "the report as JSON besides") { validator.validate(bytes).json(language: "en").count },
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
        }
        table.print()
    }
}
