import Foundation
import TableCompiler
import TableFormat

/// The project's tables as a test may spoil them: links to the real ones, until one is changed.
final class TemporaryProject {
    typealias AnyTopic = any (Topic & SendableMetatype).Type

    let root: URL
    private let files = FileManager.default

    init() throws {
        root = files.temporaryDirectory.appending(path: "detailkit-\(UUID().uuidString)")
        let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        try files.createDirectory(at: root, withIntermediateDirectories: true)
        for folder in ["Rules", "CountryData"] {
            try files.createSymbolicLink(
                at: root.appending(path: folder), withDestinationURL: project.appending(path: folder))
        }
    }

    deinit { try? files.removeItem(at: root) }

    /// Replaces the first occurrence of a text in a file and answers the line it was in.
    @discardableResult
    func replace(_ old: String, with new: String, in path: String) throws -> Int {
        let file = try own(path)
        let text = try String(contentsOf: file, encoding: .utf8)
        guard let range = text.range(of: old) else { throw Missing(text: old, path: path) }
        try text.replacingCharacters(in: range, with: new).write(to: file, atomically: true, encoding: .utf8)
        return text[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false).count
    }

    func remove(_ path: String) throws { try files.removeItem(at: own(path)) }

    /// Writes a file that the project does not have.
    func write(_ text: String, to path: String) throws {
        let file = root.appending(path: path)
        try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    struct Missing: Error {
        let text: String
        let path: String
    }

    /// The faults of some topics, or of all, in their order.
    func faults(of topics: AnyTopic..., overlay: String? = nil) -> [Diagnostic] {
        let diagnostics = Diagnostics()
        let workspace = Workspace(root: root.path, overlay: overlay, diagnostics: diagnostics)
        if topics.isEmpty { _ = Compiler.compile(workspace, diagnostics) }
        for topic in topics { compile(topic, workspace, diagnostics) }
        return diagnostics.sorted
    }

    /// The image of a topic that has no fault.
    func image(of topic: AnyTopic, overlay: String? = nil) throws -> TableImage {
        let diagnostics = Diagnostics()
        let image = compile(
            topic, Workspace(root: root.path, overlay: overlay, diagnostics: diagnostics), diagnostics)
        guard diagnostics.isEmpty else { throw Missing(text: "\(diagnostics.sorted)", path: root.path) }
        return try TableImage(verifying: image.build())
    }

    @discardableResult
    private func compile(_ topic: AnyTopic, _ workspace: Workspace, _ diagnostics: Diagnostics) -> ImageBuilder {
        var image = ImageBuilder(topic: topic.name, schemaVersion: topic.schemaVersion, dataVersion: 0)
        topic.compile(workspace, diagnostics, into: &image)
        return image
    }

    func images() throws -> [String: [UInt8]] {
        let diagnostics = Diagnostics()
        let workspace = Workspace(root: root.path, diagnostics: diagnostics)
        guard let images = Compiler.compile(workspace, diagnostics) else {
            throw Missing(text: "images", path: root.path)
        }
        return Dictionary(uniqueKeysWithValues: images.map { ($0.topic, $0.bytes) })
    }

    /// Puts a file, or a link to one, and every folder on the way to it in place of the link that led there.
    private func own(_ path: String) throws -> URL {
        var place = root
        for part in path.split(separator: "/") {
            place.append(path: String(part))
            guard let origin = try? files.destinationOfSymbolicLink(atPath: place.path) else { continue }
            try files.removeItem(at: place)
            guard FileSystem.isFolder(origin) else {
                try files.copyItem(atPath: origin, toPath: place.path)
                continue
            }
            try files.createDirectory(at: place, withIntermediateDirectories: false)
            for name in FileSystem.names(in: origin) {
                try files.createSymbolicLink(
                    atPath: place.appending(path: name).path, withDestinationPath: "\(origin)/\(name)")
            }
        }
        return place
    }
}
