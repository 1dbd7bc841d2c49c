import Foundation

/// Peers that are Python packages run in a process of their own: a script of the folder `peers` that prints what it found.
enum Peers {
    static let folder = URL(filePath: #filePath).appending(path: "../../../peers").standardized

    static func output(of script: String, _ arguments: [String]) throws -> Data {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-B", folder.appending(path: script).path] + arguments
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw PeerFailure(script: script) }
        return output
    }
}

struct PeerFailure: Error {
    let script: String
}
