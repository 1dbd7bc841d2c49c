import Glibc

/// Which file a path leads to.
struct FilePlace {
    private let device: dev_t?
    private let number: ino_t?

    init(_ path: String) {
        var status = stat()
        let isThere =
            path == "-" ? fstat(STDIN_FILENO, &status) == 0 : FileName.with(path) { stat($0, &status) } == 0
        device = isThere ? status.st_dev : nil
        number = isThere ? status.st_ino : nil
    }

    func isSame(as other: FilePlace) -> Bool { number != nil && number == other.number && device == other.device }
}
