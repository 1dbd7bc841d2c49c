import DetailKit
import Foundation
import TableCompiler
import TableFormat

/// The program's tables with a team's folder laid over `Rules`.
enum TeamTables {
    /// - Parameters:
    ///   - files: what the folder holds, by path.
    ///   - codes: the codes that it adds, for which messages are made up.
    static func validator(_ files: [String: String], codes: [String] = []) throws -> Validator {
        let folder = FileManager.default.temporaryDirectory.appending(path: "team-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let messages = codes.map { #""\#($0)": {"message": "Not so.", "explanation": "A test wants it otherwise."}"# }
        var files = files
        for language in codes.isEmpty ? [] : ["en", "nl"] {
            files["messages/\(language).json"] =
                #"{"language": "\#(language)", "messages": {\#(messages.joined(separator: ","))}}"#
        }
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let diagnostics = Diagnostics()
        let workspace = Workspace(root: Project.root.path, overlay: folder.path, diagnostics: diagnostics)
        var builder = ImageBuilder(topic: RulesTopic.name, schemaVersion: RulesTopic.schemaVersion, dataVersion: 0)
        RulesTopic.compile(workspace, diagnostics, into: &builder)
        guard diagnostics.sorted.isEmpty else { throw ChangedTables.Missing(text: "\(diagnostics.sorted)") }
        let changed = try TableImage(verifying: builder.build())
        return Validator(tables: try Tables(images: [changed] + Tables.embeddedImages))
    }

    /// The declaration of a problem.
    static func problem(_ code: String, parameters: [String] = []) -> String {
        let names = parameters.map { "\"\($0)\"" }.joined(separator: ",")
        return #"""
            {"code": "\#(code)", "severity": "error", "parameters": [\#(names)], "source": "a test", "since": "1.0",
             "examples": [{"breaks": {"kind": "phone", "value": "1"}, "keeps": {"kind": "phone", "value": "+31612345678"}}]}
            """#
    }
}

extension Validator {
    /// What a payload is told, as `/path code`, in the order of the report.
    func told(_ payload: String) -> [String] { validate(Array(payload.utf8)).problems.map { "\($0.path) \($0.code)" } }
}
