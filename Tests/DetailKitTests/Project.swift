import DetailKit
import Foundation

/// The folder of the package, and its files.
enum Project {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: root.appending(path: path))) }

    /// The JSON files below a folder.
    static func files(_ folder: String) -> [String] {
        let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        let paths = (found?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".json") }
        return paths.sorted().map { "\(folder)/\($0)" }
    }

    static var validator: Validator { get throws { try Validator.standard.get() } }

    /// One that tells what the tables have off as well.
    static var tellingValidator: Validator {
        get throws {
            let tables = try validator.tables
            let off = tables.codes.filter { $0.severity == nil }.map { #""\#($0.code)": "info""# }
            let policy = #"{"severities": {\#(off.joined(separator: ","))}}"#
            return Validator(tables: tables, policy: try Policy(json: Array(policy.utf8), tables: tables))
        }
    }
}
