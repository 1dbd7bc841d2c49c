import Glibc

/// A pattern of paths: `*`, `?` and `[a-z]` within a name, `**` for any folders.
///
/// Shells expand patterns too, but not all of them, not in quotes, and not in a configuration.
struct FilePattern {
    private let steps: [String]
    private let root: String

    init(_ pattern: String) {
        root = pattern.hasPrefix("/") ? "/" : ""
        steps = pattern.split(separator: "/").map(String.init)
    }

    static func isOne(_ text: String) -> Bool { text.contains { "*?[".contains($0) } }

    /// The files that match, in the order of their bytes. Hidden names match only where the pattern writes the dot.
    func files(_ fault: (Failure) -> Void) -> [String] {
        var found: Set<[UInt8]> = []
        var paths: [String] = []
        // A path and the step of the pattern that its children are to match.
        var open = [(path: root, step: 0)]
        while let (folder, index) = open.popLast() {
            guard index < steps.count else { continue }
            let isLast = index == steps.count - 1
            let step = steps[index]
            for name in names(step, in: folder, fault) {
                let path = FileWalk.path(name, in: folder)
                guard let kind = step == "**" ? FileKind(unfollowed: path) : FileKind(path) else { continue }
                if step == "**", kind == .folder { open.append((path, index)) }
                if isLast, kind == .file || step == "**" && FileKind(path) == .file {
                    if found.insert(Array(path.utf8)).inserted { paths.append(path) }
                } else if step != "**", kind == .folder {
                    open.append((path, index + 1))
                }
            }
            // No folder at all is some number of folders as well.
            if step == "**", !isLast { open.append((folder, index + 1)) }
        }
        return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func names(_ step: String, in folder: String, _ fault: (Failure) -> Void) -> [String] {
        guard FilePattern.isOne(step) else { return [step] }
        let all = FileWalk.names(in: folder.isEmpty ? "." : folder, fault)
        if step == "**" { return all.filter { !$0.hasPrefix(".") } }
        return all.filter { name in
            FileName.with(step) { step in FileName.with(name) { fnmatch(step, $0, FNM_PERIOD) } } == 0
        }
    }
}
