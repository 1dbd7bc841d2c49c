import Glibc

/// Writes a file whole or not at all: beside its place first, then moved there.
enum WholeFile {
    /// - Throws: when what is there may not be replaced, or the file cannot be written.
    static func write(_ bytes: [UInt8], to path: String, isCopy: Bool = false) throws(Failure) {
        let file = try PendingFile(at: path, isCopy: isCopy)
        try file.append(bytes)
        try file.commit()
    }
}

/// A file that is written beside its place, and takes the place once it is whole.
///
/// A class, so that a file that is given up on any way out is taken away.
final class PendingFile {
    private let path: String
    private let target: FileTarget
    private let temporary: String
    private let descriptor: Int32
    private var isDone = false

    /// - Throws: when what is there may not be replaced, or no file can be made beside it.
    init(at path: String, isCopy: Bool = false) throws(Failure) {
        self.path = path
        target = try FileTarget(path, isCopy: isCopy)
        // Until it is whole, what only its owner may read is read by nobody else.
        let mode = target.status.map { $0.st_mode & 0o700 } ?? 0o666
        do throws(Failure) {
            (descriptor, temporary) = try PendingFile.create(beside: target.path, mode: mode, for: path)
        } catch {
            // A file that is there may well be writable, and its folder not.
            throw target.status == nil ? error : Failure("\(error.message); no file can be made beside it")
        }
    }

    deinit {
        close(descriptor)
        if !isDone { _ = FileName.with(temporary) { unlink($0) } }
    }

    func append(_ bytes: [UInt8]) throws(Failure) {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                written += count
            } else if count < 0, errno != EINTR {
                throw PendingFile.failure(path)
            }
        }
    }

    /// Moves the file to its place.
    func commit() throws(Failure) {
        if !target.hand(over: descriptor) { throw PendingFile.failure(path) }
        if fsync(descriptor) != 0 { throw PendingFile.failure(path) }
        let isMoved = FileName.with(temporary) { from in FileName.with(target.path) { rename(from, $0) } } == 0
        guard isMoved else { throw PendingFile.failure(path) }
        isDone = true
    }

    /// A new file in the same folder, so that it can be moved without copying.
    private static func create(beside place: String, mode: mode_t, for path: String) throws(Failure) -> (Int32, String)
    {
        for number in 0..<100 {
            let temporary = "\(place).\(getpid()).\(number).tmp"
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
            let descriptor = FileName.with(temporary) { open($0, flags, mode) }
            if descriptor >= 0 { return (descriptor, temporary) }
            if errno != EEXIST { break }
        }
        throw failure(path)
    }

    private static func failure(_ path: String) -> Failure { Failure("\(path): \(String(cString: strerror(errno)))") }
}
