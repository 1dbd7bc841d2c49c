import Foundation
import TableCompiler
import TableFormat

/// A copy of the project's tables that a test may spoil.
final class TemporaryProject {
    let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "detailkit-\(UUID().uuidString)")
        let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        for folder in ["Rules", "CountryData"] {
            try FileManager.default.copyItem(at: project.appending(path: folder), to: root.appending(path: folder))
        }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    /// Replaces the first occurrence of a text in a file and answers the line it was in.
    @discardableResult
    func replace(_ old: String, with new: String, in path: String) throws -> Int {
        let file = root.appending(path: path)
        let text = try String(contentsOf: file, encoding: .utf8)
        guard let range = text.range(of: old) else { throw Missing(text: old, path: path) }
        try text.replacingCharacters(in: range, with: new).write(to: file, atomically: true, encoding: .utf8)
        return text[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false).count
    }

    struct Missing: Error {
        let text: String
        let path: String
    }

    /// The faults of a compilation, in their order.
    func faults(overlay: String? = nil) -> [Diagnostic] {
        let diagnostics = Diagnostics()
        _ = Compiler.compile(Workspace(root: root.path, overlay: overlay, diagnostics: diagnostics), diagnostics)
        return diagnostics.sorted
    }

    /// The faults of the names and of the messages alone, which are compiled much faster.
    func faultsOfNames() -> [Diagnostic] {
        let diagnostics = Diagnostics()
        let workspace = Workspace(root: root.path, diagnostics: diagnostics)
        var image = ImageBuilder(topic: NamesTopic.name, schemaVersion: NamesTopic.schemaVersion, dataVersion: 0)
        NamesTopic.compile(workspace, diagnostics, into: &image)
        RulesTopic.compile(workspace, diagnostics, into: &image)
        return diagnostics.sorted
    }

    /// The faults of the photos alone.
    func faultsOfPhotos() -> [Diagnostic] {
        let diagnostics = Diagnostics()
        let workspace = Workspace(root: root.path, diagnostics: diagnostics)
        var image = ImageBuilder(topic: PhotosTopic.name, schemaVersion: PhotosTopic.schemaVersion, dataVersion: 0)
        PhotosTopic.compile(workspace, diagnostics, into: &image)
        return diagnostics.sorted
    }

    func images() throws -> [String: [UInt8]] {
        let diagnostics = Diagnostics()
        let workspace = Workspace(root: root.path, diagnostics: diagnostics)
        guard let images = Compiler.compile(workspace, diagnostics) else {
            throw Missing(text: "images", path: root.path)
        }
        return Dictionary(uniqueKeysWithValues: images.map { ($0.topic, $0.bytes) })
    }
}
