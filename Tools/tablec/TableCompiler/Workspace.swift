import JSONText

/// The folders the tables are read from: the project's root, with a team's own rules laid over its `Rules`.
package final class Workspace {
    package let root: String

    /// A folder whose files correct those of the same name below `Rules`, or stand beside them.
    package let overlay: String?
    let diagnostics: Diagnostics
    private var files: [String: SourceFile?] = [:]

    /// The paths that a topic asked for otherwise.
    private var used: Set<String> = []

    /// The problems that only the overlay has, whose examples are tried when the tables are finished.
    var addedProblems: [DetailFile.Problem] = []

    /// Ours that are told, by the files that hold them, whose examples may not hold with what the overlay says.
    var ownProblems: [(code: String, file: String)] = []

    /// Whether a topic has asked for a path.
    func isRead(_ path: String) -> Bool { files[path] != nil || used.contains(path) }

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
        let paths = names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
        return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap(file)
    }

    /// The files of a folder below the root and its overlay, whatever their endings, sorted by path.
    package func paths(in folder: String) -> [String] {
        var names = Set(FileSystem.names(in: "\(root)/\(folder)"))
        if let overlay = overlaid(folder) { names.formUnion(FileSystem.names(in: overlay)) }
        let paths = names.map { "\(folder)/\($0)" }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        used.formUnion(paths)
        return paths
    }

    /// A path as faults name it.
    package func shown(_ path: String) -> String { real(path) ?? path }

    /// The bytes of a file at a path below the root. A missing file is reported, and is `nil`.
    package func text(_ path: String) -> [UInt8]? {
        used.insert(path)
        let file = real(path) ?? "\(root)/\(path)"
        do { return try FileSystem.read(file) } catch {
            let isLink = FileSystem.isNamed(file) && !FileSystem.exists(file)
            diagnostics.report(
                "table.unreadable", file: shown(path), isLink ? "a link that leads nowhere" : error.reason)
            return nil
        }
    }

    /// Whether a file below a folder was asked for and could not be read.
    func lacksFile(below folder: String) -> Bool {
        files.contains { $0.value == nil && $0.key.hasPrefix("\(folder)/") }
    }

    /// The file of the overlay is a correction of ours where both are there.
    private func load(_ path: String) -> SourceFile? {
        guard let bytes = text(path) else { return nil }
        let file = parse(bytes, shown(path), isOverlaid: real(path) != nil)
        guard let file, real(path) != nil, FileSystem.exists("\(root)/\(path)") else { return file }
        do {
            guard let ours = parse(try FileSystem.read("\(root)/\(path)"), path) else { return nil }
            ours.correction = file
            return ours
        } catch {
            diagnostics.report("table.unreadable", file: path, error.reason)
            return nil
        }
    }

    private func parse(_ bytes: [UInt8], _ path: String, isOverlaid: Bool = false) -> SourceFile? {
        do { return SourceFile(path: path, document: try JSONDocument(bytes), isOverlaid: isOverlaid) } catch {
            diagnostics.report(
                Diagnostic(
                    file: path, line: error.line, column: error.column, code: error.code.rawValue,
                    message: error.code.message))
            return nil
        }
    }

    /// Where the overlay has a file of this path, if it has one.
    private func real(_ path: String) -> String? {
        overlaid(path).flatMap { FileSystem.isNamed($0) ? $0 : nil }
    }

    private func overlaid(_ path: String) -> String? {
        let prefix = "Rules/"
        guard let overlay, path.hasPrefix(prefix) else { return nil }
        return overlay + "/" + path.dropFirst(prefix.count)
    }
}
