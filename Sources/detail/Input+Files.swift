import Glibc

extension Input {
    /// The JSON files that an argument names: a file itself, a folder with all below it, in the order of their bytes. A folder
    /// that cannot be read or holds none goes to `report`, and the others are still looked at.
    static func paths(_ argument: String, _ report: (Failure) -> Void) -> [String] {
        guard argument != "-", kind(of: argument) == S_IFDIR else { return [argument] }
        var isWhole = true
        let found = files(below: argument) { fault in
            isWhole = false
            report(fault)
        }
        if found.isEmpty, isWhole { report(Failure("\(argument): no .json file in this folder")) }
        return found
    }

    /// What a path leads to, links followed; nil when there is nothing.
    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    private static func files(below root: String, _ report: (Failure) -> Void) -> [String] {
        var found: [String] = []
        var open = [root]
        while let folder = open.popLast() {
            guard let directory = opendir(folder) else {
                report(Failure("\(folder): \(String(cString: strerror(errno)))"))
                continue
            }
            defer { closedir(directory) }
            while let entry = readdir(directory) {
                let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                    String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
                }
                guard !name.hasPrefix(".") else { continue }
                let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
                // A link to a folder is not followed, so a circle of links ends. Pipes and devices are no files: one of them
                // would hold up the walk for ever.
                if isFolder(path) {
                    open.append(path)
                } else if name.hasSuffix(".json"), kind(of: path) ?? S_IFREG == S_IFREG {
                    found.append(path)
                }
            }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
