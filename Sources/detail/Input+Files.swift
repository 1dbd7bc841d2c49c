import Glibc

extension Input {
    /// The JSON files that the arguments name: a file itself, a folder with all below it, in the order of their bytes.
    static func paths(_ arguments: [String]) throws(Failure) -> [String] {
        var paths: [String] = []
        for argument in arguments {
            guard argument != "-", isDirectory(argument) else {
                paths.append(argument)
                continue
            }
            let found = try files(below: argument)
            guard !found.isEmpty else { throw Failure("\(argument): no .json file in this folder") }
            paths += found
        }
        return paths
    }

    static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func files(below root: String) throws(Failure) -> [String] {
        var found: [String] = []
        var open = [root]
        while let folder = open.popLast() {
            guard let directory = opendir(folder) else {
                throw Failure("\(folder): \(String(cString: strerror(errno)))")
            }
            defer { closedir(directory) }
            while let entry = readdir(directory) {
                let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                    String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
                }
                guard !name.hasPrefix(".") else { continue }
                let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
                // A link to a folder is not followed, so a circle of links ends.
                if entry.pointee.d_type == DT_DIR {
                    open.append(path)
                } else if name.hasSuffix(".json") {
                    found.append(path)
                }
            }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
