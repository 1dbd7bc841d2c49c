import DetailKit
import Foundation
import TableCompiler
import TableFormat

/// The program's tables, with one file of `Rules` changed as a team would change it in a folder of its own.
enum ChangedTables {
    /// - Parameters:
    ///   - topic: the image that the file goes into; the others stay as they are in the program.
    ///   - path: the file, below `Rules`.
    ///   - changes: texts of the file, each of which stands in it, and what takes their place.
    static func validator(
        _ topic: any Topic.Type, _ path: String, _ changes: KeyValuePairs<String, String>
    ) throws -> Validator {
        let folder = FileManager.default.temporaryDirectory.appending(path: "rules-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        var text = String(decoding: try Project.bytes("Rules/" + path), as: UTF8.self)
        for (old, new) in changes {
            guard let range = text.range(of: old) else { throw Missing(text: old) }
            text.replaceSubrange(range, with: new)
        }
        try text.write(to: file, atomically: true, encoding: .utf8)

        let diagnostics = Diagnostics()
        let workspace = Workspace(root: Project.root.path, overlay: folder.path, diagnostics: diagnostics)
        var builder = ImageBuilder(topic: topic.name, schemaVersion: topic.schemaVersion, dataVersion: 0)
        topic.compile(workspace, diagnostics, into: &builder)
        guard diagnostics.sorted.isEmpty else { throw Missing(text: "\(diagnostics.sorted)") }
        let changed = try TableImage(verifying: builder.build())
        return Validator(tables: try Tables(images: [changed] + Tables.embeddedImages))
    }

    struct Missing: Error { let text: String }
}
