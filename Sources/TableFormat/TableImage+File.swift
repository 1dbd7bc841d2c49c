import Glibc

extension TableImage {
    /// Reads a file whole and verifies it.
    ///
    /// - Throws: `TableError` for a file that cannot be read, is larger than any image, or is not a sound image.
    public init(file path: String) throws(TableError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw TableError(.unreadable, path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw TableError(.unreadable, path)
        }
        guard status.st_size <= ImageHeader.maximumLength else { throw TableError(.tooLarge, path) }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var filled = 0
        while filled < bytes.count {
            let count = bytes.withUnsafeMutableBytes {
                read(descriptor, $0.baseAddress.map { $0 + filled }, $0.count - filled)
            }
            guard count > 0 else { throw TableError(.unreadable, path) }
            filled += count
        }
        do { try self.init(verifying: bytes) } catch {
            throw TableError(
                error.code, section: error.section, error.detail.isEmpty ? path : "\(path): \(error.detail)")
        }
    }
}
