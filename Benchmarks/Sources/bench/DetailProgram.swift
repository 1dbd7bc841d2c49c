import Foundation

/// The command as it was built for release.
enum DetailProgram {
    static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    static let path = root.appending(path: ".build/release/detail").path

    /// What the command prints.
    static func output(_ arguments: [String]) throws -> Data {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return output
    }

    /// One run, through programs of Debian that measure it and bind it to cores.
    struct Run {
        let seconds: Double

        /// The most memory that was resident, in KB.
        let peak: Int
        let status: Int32
    }

    /// - Parameters:
    ///   - cores: as `taskset -c` has them; all where it is empty.
    ///   - input: what standard input reads.
    static func run(_ arguments: [String], cores: String = "", input: FileHandle? = nil) throws -> Run {
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            (cores.isEmpty ? [] : ["taskset", "-c", cores]) + ["time", "-q", "-f", "%e %M", path] + arguments
        process.standardInput = input ?? FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        let start = ContinuousClock.now
        try process.run()
        process.waitUntilExit()
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let figures = text.split(separator: "\n").last?.split(separator: " ").compactMap { Double($0) } ?? []
        guard figures.count == 2 else { throw PeerFailure(script: "time: \(text)") }
        return Run(
            seconds: Double(seconds) + Double(attoseconds) / 1e18, peak: Int(figures[1]),
            status: process.terminationStatus)
    }
}
