import Glibc

/// Goes through folders.
enum FileWalk {
    /// The files below a folder whose names are taken, in the order of their bytes. A folder that cannot be read goes to
    /// `fault`, and the others are still looked at.
    ///
    /// A link to a folder is not followed, so a circle of links ends. Pipes and devices are no files: one of them would hold up
    /// the walk for ever. What begins with a dot is hidden.
    static func files(below root: String, taking isTaken: (String) -> Bool, fault: (Failure) -> Void) -> [String] {
        var found: [String] = []
        var open = [root]
        while let folder = open.popLast() {
            for name in names(in: folder, fault) where !name.hasPrefix(".") {
                let path = path(name, in: folder)
                if FileKind(unfollowed: path) == .folder {
                    open.append(path)
                } else if isTaken(name), FileKind(path) ?? .file == .file {
                    found.append(path)
                }
            }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The names in a folder, in the order of the system.
    static func names(in folder: String, _ fault: (Failure) -> Void) -> [String] {
        guard let directory = FileName.with(folder, { opendir($0) }) else {
            fault(Failure("\(folder): \(String(cString: strerror(errno)))"))
            return []
        }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            names.append(withUnsafeBytes(of: &entry.pointee.d_name) { FileName.text(Array($0.prefix { $0 != 0 })) })
        }
        return names
    }

    static func path(_ name: String, in folder: String) -> String {
        folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }
}
