import Foundation
import Testing

/// Runs the built command as a user would.
enum DetailCommand {
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String
    }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The products lie beside the test bundle.
    static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// What the command looks at, and the machine of a developer may have set.
    private static let variables: Set = ["NO_COLOR", "CLICOLOR_FORCE", "DETAIL_FORMAT"]

    /// - Parameters:
    ///   - place: the working directory; the root of the package when there is none.
    ///   - environment: variables beside those of the tests, where what a terminal is does not come through.
    static func run(
        _ arguments: [String], input: String = "", product: String = "detail", in place: URL? = nil,
        environment: [String: String] = [:]
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = products.appending(path: product)
        process.arguments = arguments
        process.currentDirectoryURL = place ?? root
        let outside = ProcessInfo.processInfo.environment.filter { !variables.contains($0.key) }
        process.environment = outside.merging(environment) { _, own in own }
        let folder = FileManager.default.temporaryDirectory.appending(path: "detail-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["in", "out", "err"].map { folder.appending(path: $0) }
        try input.write(to: files[0], atomically: false, encoding: .utf8)
        for file in files[1...] { try Data().write(to: file) }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, output: try String(contentsOf: files[1], encoding: .utf8),
            errors: try String(contentsOf: files[2], encoding: .utf8))
    }
}
