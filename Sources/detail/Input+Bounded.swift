import Glibc

extension Input {
    /// The bytes of a file, or of standard input for `-`, as far as one byte past a limit: more is never read.
    static func bytes(of name: String, atMost limit: Int) throws(Failure) -> [UInt8] {
        let descriptor = try open(name)
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
            bytes.reserveCapacity(min(max(Int(status.st_size), 0), limit) + 1)
        }
        while bytes.count <= limit {
            let count = append(&bytes, from: descriptor)
            if count == 0 { break }
            if count < 0, errno != EINTR { throw Failure("\(name): \(String(cString: strerror(errno)))") }
        }
        return bytes
    }
}
