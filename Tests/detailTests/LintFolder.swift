import Foundation

/// A folder of files for one test.
struct LintFolder: ~Copyable {
    let url: URL

    /// - Parameter files: their contents by their paths in the folder.
    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "lint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: false, encoding: .utf8)
    }

    func text(of path: String) throws -> String {
        try String(contentsOf: url.appending(path: path), encoding: .utf8)
    }

    func lint(
        _ arguments: [String], input: String = "", environment: [String: String] = [:]
    ) throws -> DetailCommand.Outcome {
        try DetailCommand.run(["lint"] + arguments, input: input, in: url, environment: environment)
    }
}
