import Glibc

/// The few file operations of the compiler. Paths are as the system has them.
package enum FileSystem {
    package struct Failure: Error, CustomStringConvertible {
        package let path: String
        package let reason: String

        package var description: String { "\(path): \(reason)" }

        init(_ path: String) {
            self.path = path
            reason = String(cString: strerror(errno))
        }
    }

    package static func read(_ path: String) throws(Failure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure(path) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            guard count >= 0 else { throw Failure(path) }
            if count == 0 { return bytes }
            bytes.append(contentsOf: chunk[..<count])
        }
    }

    /// Writes the whole file beside its place and renames it there, so that nobody ever sees half of it.
    package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        let temporary = "\(path).\(getpid()).tmp"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Failure(temporary) }
        var written = 0
        var failure: Failure?
        while written < bytes.count, failure == nil {
            let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 { failure = Failure(temporary) } else { written += count }
        }
        if failure == nil, fsync(descriptor) != 0 { failure = Failure(temporary) }
        close(descriptor)
        if failure == nil, rename(temporary, path) != 0 { failure = Failure(path) }
        if let failure {
            unlink(temporary)
            throw failure
        }
    }

    package static func createDirectory(_ path: String) throws(Failure) {
        guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw Failure(path) }
    }

    /// The names in a folder, sorted by their bytes; empty when there is no such folder.
    package static func names(in path: String) -> [String] {
        guard let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Writes to standard error, past the buffer that Swift 6 does not let several threads share.
    package static func writeError(_ text: String) {
        var text = text
        text.withUTF8 { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
