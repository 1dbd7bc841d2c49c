import Glibc

/// The few file operations of the compiler. Paths are as the system has them.
package enum FileSystem {
    package struct Failure: Error, CustomStringConvertible {
        package let path: String
        package let reason: String

        package var description: String { "\(path): \(reason)" }

        init(_ path: String, _ reason: String = String(cString: strerror(errno))) {
            self.path = path
            self.reason = reason
        }
    }

    /// Reads a file whole; a pipe or a device, which may never end, is refused.
    package static func read(_ path: String) throws(Failure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Failure(path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Failure(path) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw Failure(
                path, "not a file but \(status.st_mode & S_IFMT == S_IFDIR ? "a folder" : "a pipe or device")")
        }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            guard count >= 0 else { throw Failure(path) }
            if count == 0 { return bytes }
            bytes.append(contentsOf: chunk[..<count])
        }
    }

    /// Writes each file whole beside its place and renames them when all are there, so that nobody ever sees half of one, and
    /// no file is new when another could not be written.
    package static func write(_ files: [(path: String, bytes: [UInt8])]) throws(Failure) {
        var written: [(temporary: String, path: String)] = []
        defer { for file in written { unlink(file.temporary) } }
        for file in files {
            let temporary = "\(file.path).\(getpid()).tmp"
            written.append((temporary, file.path))
            try write(file.bytes, to: temporary)
            // What a rename would refuse only after others were done.
            if isFolder(file.path) { throw Failure(file.path, String(cString: strerror(EISDIR))) }
        }
        for file in written where rename(file.temporary, file.path) != 0 { throw Failure(file.path) }
    }

    private static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Failure(path) }
        var failure: Failure?
        var written = 0
        while written < bytes.count, failure == nil {
            let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { written += count } else if errno != EINTR { failure = Failure(path) }
        }
        if failure == nil, fsync(descriptor) != 0 { failure = Failure(path) }
        close(descriptor)
        if let failure { throw failure }
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

    /// Whether a path leads to a folder.
    package static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// What tells a file from all others, whatever it is called.
    package struct Identity: Hashable {
        let device: UInt
        let number: UInt
    }

    package static func identity(_ path: String) -> Identity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Identity(device: UInt(status.st_dev), number: UInt(status.st_ino))
    }

    /// Whether there is a file, a folder or a link of this name, wherever a link leads.
    package static func isNamed(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
