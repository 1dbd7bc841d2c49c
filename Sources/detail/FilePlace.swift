import Glibc

/// Which file a path leads to.
struct FilePlace {
    private let device: dev_t?
    private let number: ino_t?

    init(_ path: String) {
        var status = stat()
        if path == "-" {
            self.init(descriptor: STDIN_FILENO)
        } else {
            let isThere = FileName.with(path) { stat($0, &status) } == 0
            self.init(status, isThere: isThere)
        }
    }

    init(descriptor: Int32) {
        var status = stat()
        let isThere = fstat(descriptor, &status) == 0
        self.init(status, isThere: isThere)
    }

    private init(_ status: stat, isThere: Bool) {
        device = isThere ? status.st_dev : nil
        number = isThere ? status.st_ino : nil
    }

    func isSame(as other: FilePlace) -> Bool { number != nil && number == other.number && device == other.device }
}
