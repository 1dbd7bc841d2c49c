import Glibc

/// What a path leads to.
enum FileKind {
    case file
    case folder
    /// A pipe, a device, a socket.
    case other

    /// Links are followed; nil when there is nothing.
    init?(_ path: String) {
        var status = stat()
        guard FileName.with(path, { stat($0, &status) }) == 0 else { return nil }
        self.init(status)
    }

    /// What stands at the path itself, a link being something else.
    init?(unfollowed path: String) {
        var status = stat()
        guard FileName.with(path, { lstat($0, &status) }) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        default: self = .other
        }
    }
}
