import JSONText

/// The folders the tables are read from: the project's root, with a team's own rules laid over its `Rules`.
package final class Workspace {
    package let root: String

    /// A folder whose files take the place of those of the same name below `Rules`.
    package let overlay: String?
    private let diagnostics: Diagnostics
    private var files: [String: SourceFile?] = [:]

    package init(root: String, overlay: String? = nil, diagnostics: Diagnostics) {
        self.root = root
        self.overlay = overlay
        self.diagnostics = diagnostics
    }

    /// The file at a path below the root, read once. A missing or malformed file is reported, and is `nil`.
    package func file(_ path: String) -> SourceFile? {
        if let known = files[path] { return known }
        let file = load(path)
        files[path] = .some(file)
        return file
    }

    /// The JSON files of a folder below the root and its overlay, sorted by path; not those of folders inside it.
    package func files(in folder: String) -> [SourceFile] {
        var names = Set(FileSystem.names(in: "\(root)/\(folder)"))
        if let overlay = overlaid(folder) { names.formUnion(FileSystem.names(in: overlay)) }
        let paths = names.filter { $0.hasSuffix(".json") }.map { "\(folder)/\($0)" }
        return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap(file)
    }

    /// Whether a file below a folder was asked for and could not be read.
    func lacksFile(below folder: String) -> Bool {
        files.contains { $0.value == nil && $0.key.hasPrefix("\(folder)/") }
    }

    /// Reports the files of the overlay that no topic asked for: a misspelt name would otherwise change nothing, silently.
    package func checkOverlay() {
        guard let overlay else { return }
        var open = [""]
        while let folder = open.popLast() {
            for name in FileSystem.names(in: overlay + folder) {
                let path = "\(folder)/\(name)"
                if !FileSystem.names(in: overlay + path).isEmpty {
                    open.append(path)
                } else if name.hasSuffix(".json"), files["Rules" + path] == nil {
                    diagnostics.report(
                        "table.unusedFile", file: overlay + path, "no file of this path is read from 'Rules'")
                }
            }
        }
    }

    private func load(_ path: String) -> SourceFile? {
        var shown = path
        var real = "\(root)/\(path)"
        if let own = overlaid(path), FileSystem.exists(own) { (shown, real) = (own, own) }
        let bytes: [UInt8]
        do { bytes = try FileSystem.read(real) } catch {
            diagnostics.report("table.unreadable", file: shown, error.reason)
            return nil
        }
        do {
            return SourceFile(path: shown, document: try JSONDocument(bytes))
        } catch {
            diagnostics.report(
                Diagnostic(
                    file: shown, line: error.line, column: error.column, code: error.code.rawValue,
                    message: error.code.message))
            return nil
        }
    }

    private func overlaid(_ path: String) -> String? {
        let prefix = "Rules/"
        guard let overlay, path.hasPrefix(prefix) else { return nil }
        return overlay + "/" + path.dropFirst(prefix.count)
    }
}
