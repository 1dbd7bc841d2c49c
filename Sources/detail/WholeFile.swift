import Glibc

/// Writes a file whole or not at all: beside its place first, then moved there.
enum WholeFile {
    /// - Throws: when the place is taken by anything but a regular file, or the file cannot be written.
    static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        var status = stat()
        let isThere = lstat(path, &status) == 0
        guard !isThere || status.st_mode & S_IFMT == S_IFREG else {
            throw Failure("\(path): not a regular file; nothing is written")
        }
        let (descriptor, temporary) = try create(beside: path, mode: isThere ? status.st_mode & 0o777 : 0o666)
        do throws(Failure) {
            defer { close(descriptor) }
            try write(bytes, descriptor, path)
            // What is there already keeps its permissions, whatever the mask takes from new files.
            if isThere, fchmod(descriptor, status.st_mode & 0o777) != 0 { throw failure(path) }
            if fsync(descriptor) != 0 { throw failure(path) }
        } catch {
            unlink(temporary)
            throw error
        }
        guard rename(temporary, path) == 0 else {
            let failure = failure(path)
            unlink(temporary)
            throw failure
        }
    }

    /// A new file in the same folder, so that it can be moved without copying.
    private static func create(beside path: String, mode: mode_t) throws(Failure) -> (Int32, String) {
        for number in 0..<100 {
            let temporary = "\(path).\(getpid()).\(number).tmp"
            let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
            if descriptor >= 0 { return (descriptor, temporary) }
            if errno != EEXIST { break }
        }
        throw failure(path)
    }

    private static func write(_ bytes: [UInt8], _ descriptor: Int32, _ path: String) throws(Failure) {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                written += count
            } else if count < 0, errno != EINTR {
                throw failure(path)
            }
        }
    }

    private static func failure(_ path: String) -> Failure { Failure("\(path): \(String(cString: strerror(errno)))") }
}

/// Which file a path leads to.
struct FilePlace {
    private let device: dev_t?
    private let number: ino_t?

    init(_ path: String) {
        var status = stat()
        let isThere = path == "-" ? fstat(STDIN_FILENO, &status) == 0 : stat(path, &status) == 0
        device = isThere ? status.st_dev : nil
        number = isThere ? status.st_ino : nil
    }

    func isSame(as other: FilePlace) -> Bool { number != nil && number == other.number && device == other.device }
}
