import Glibc

/// The file that a path leads to and that is to be replaced as a whole.
///
/// A new file takes the place of the old one. What would be lost by that without a word is refused: the protection of a file that
/// nobody may write, and the other names of a file that has several.
struct FileTarget {
    /// Where the file itself lies: links are followed, so that they go on leading there.
    let path: String

    /// The file that is there; nil when there is none yet.
    let status: stat?

    /// - Parameter isCopy: whether something of its own is written, for which a link is in the way and other names do not matter.
    /// - Throws: when the place is taken by anything but a regular file that may be written and has one name.
    init(_ path: String, isCopy: Bool) throws(Failure) {
        var status = stat()
        guard FileName.with(path, { lstat($0, &status) }) == 0 else {
            (self.path, self.status) = (path, nil)
            return
        }
        var place = path
        if status.st_mode & S_IFMT == S_IFLNK, !isCopy, FileKind(path) ?? .file == .file {
            guard let target = FileTarget.followed(path), FileName.with(target, { lstat($0, &status) }) == 0 else {
                throw Failure("\(path): a link that leads nowhere; nothing is written")
            }
            place = target
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw Failure("\(path): not a regular file; nothing is written")
        }
        // Who may write everything would not be stopped by the system.
        let isProtected = status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) == 0
        guard !isProtected, FileName.with(place, { faccessat(AT_FDCWD, $0, W_OK, AT_EACCESS) }) == 0 else {
            throw Failure("\(path): write-protected; nothing is written")
        }
        guard status.st_nlink == 1 || isCopy else {
            throw Failure(
                "\(path): has \(status.st_nlink) names (hard links), and the others would keep what it is now; nothing is written"
            )
        }
        // Whoever writes to it would go on writing to what nobody can open any more.
        for descriptor in [STDOUT_FILENO, STDERR_FILENO]
        where FilePlace(place).isSame(as: FilePlace(descriptor: descriptor)) {
            throw Failure("\(path): takes what is printed; nothing is written to it besides")
        }
        (self.path, self.status) = (place, status)
    }

    /// What is there already keeps its owner and its permissions, whatever the mask takes from new files.
    ///
    /// - Returns: whether that could be done. An owner that only the system's administrator can set is no failure; a group that
    ///   cannot be set may do no more than everybody.
    func hand(over descriptor: Int32) -> Bool {
        guard let status else { return true }
        var new = stat()
        guard fstat(descriptor, &new) == 0 else { return false }
        var mode = status.st_mode & 0o777
        if (new.st_uid, new.st_gid) != (status.st_uid, status.st_gid),
            fchown(descriptor, status.st_uid, status.st_gid) != 0, fchown(descriptor, uid_t.max, status.st_gid) != 0
        {
            mode = mode & ~S_IRWXG | (mode & S_IRWXO) << 3
        }
        return fchmod(descriptor, mode) == 0
    }

    private static func followed(_ path: String) -> String? {
        guard let target = FileName.with(path, { realpath($0, nil) }) else { return nil }
        defer { free(target) }
        return FileName.text(UnsafeBufferPointer(start: target, count: strlen(target)))
    }
}
