import Glibc

extension BuildTool {
    /// Compiles everything and writes the images: all of them, or none.
    static func build(_ options: Options) throws -> Int32 {
        let diagnostics = Diagnostics()
        guard let images = try compile(options, diagnostics) else { return report(diagnostics) }
        let folder = options.output ?? "\(options.root)/\(imageFolder)"
        try FileSystem.createDirectory(folder)
        let files = images.map { (path: "\(folder)/\($0.topic).table", bytes: $0.bytes) }
        let changed = files.filter { (try? FileSystem.read($0.path)) != $0.bytes }
        try FileSystem.write(changed)
        for file in files {
            let isWritten = changed.contains { $0.path == file.path }
            print("\(file.path): \(file.bytes.count) bytes\(isWritten ? ", written" : "")")
        }
        return 0
    }

    /// Compiles everything and compares it with the images.
    static func check(_ options: Options) throws -> Int32 {
        let diagnostics = Diagnostics()
        guard let images = try compile(options, diagnostics) else { return report(diagnostics) }
        let folder = options.output ?? "\(options.root)/\(imageFolder)"
        for image in images {
            let path = "\(folder)/\(image.topic).table"
            if (try? FileSystem.read(path)) != image.bytes {
                diagnostics.report(
                    "table.notCurrent", file: path,
                    "not what the tables compile to; run 'make tables' and commit the image")
            }
        }
        return report(diagnostics)
    }

    private static func compile(
        _ options: Options, _ diagnostics: Diagnostics
    ) throws -> [(topic: String, bytes: [UInt8])]? {
        for folder in [options.root, options.rules].compactMap({ $0 }) where !FileSystem.isFolder(folder) {
            throw BadOption(
                description: FileSystem.exists(folder)
                    ? "'\(folder)' is not a folder" : "there is no folder '\(folder)'")
        }
        for folder in ["Rules", "CountryData"] where !FileSystem.isFolder("\(options.root)/\(folder)") {
            throw BadOption(
                description:
                    "'\(options.root)' is not the project's folder, for it has no '\(folder)'; run in the project's folder, or say --root DIR"
            )
        }
        let workspace = Workspace(root: options.root, overlay: options.rules, diagnostics: diagnostics)
        guard let images = Compiler.compile(workspace, diagnostics) else { return nil }
        try checkExamples(of: workspace, images, options.examine, diagnostics)
        return diagnostics.isEmpty ? images : nil
    }

    private static func report(_ diagnostics: Diagnostics) -> Int32 {
        let faults = diagnostics.sorted
        for fault in faults { print(fault) }
        if !faults.isEmpty { FileSystem.writeError("\(faults.count) fault\(faults.count == 1 ? "" : "s")\n") }
        return faults.isEmpty ? 0 : 1
    }

    /// Hands over to the importer of the source, which keeps its own guards; `exec` keeps its exit status.
    static func refresh(_ arguments: [String]) -> Int32 {
        var root = "."
        var passed: [String] = []
        var remaining = arguments[...]
        while let argument = remaining.popFirst() {
            if argument == "--root", let value = remaining.popFirst() { root = value } else { passed.append(argument) }
        }
        let words = ["python3", "\(root)/Tools/refresh/refresh.py"] + passed + ["--root", root]
        var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        pointers.append(nil)
        execvp("python3", &pointers)
        return fail("tablec: python3: \(String(cString: strerror(errno)))")
    }
}
