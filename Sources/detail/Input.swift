import Glibc

/// One payload with the name under which it is spoken of.
struct Input {
    /// The path as given, or `-`.
    let name: String
    let bytes: [UInt8]

    /// The line of a batch, counted from 1.
    var line: Int?

    /// Which payload of a batch it is, counted from 0; blank lines are none.
    var record: Int?

    /// The largest input that is read into memory; a payload that a validator accepts is far smaller.
    static let maximumBytes = 1 << 28

    /// Opens a file, or answers standard input for `-`.
    static func open(_ name: String) throws(Failure) -> Int32 {
        let descriptor = name == "-" ? STDIN_FILENO : FileName.with(name) { Glibc.open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw Failure("\(name): \(String(cString: strerror(errno)))") }
        return descriptor
    }

    static func close(_ descriptor: Int32) {
        if descriptor != STDIN_FILENO { Glibc.close(descriptor) }
    }

    /// Reads a file, or standard input for `-`, of which some may have been read.
    ///
    /// - Parameter advice: what helps where there is too much.
    static func read(_ name: String, after start: [UInt8] = [], advice: String = "") throws(Failure) -> Input {
        let descriptor = try open(name)
        defer { close(descriptor) }
        var bytes = start
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
            bytes.reserveCapacity(min(Int(status.st_size), maximumBytes) + 1)
        }
        while bytes.count <= maximumBytes {
            let count = append(&bytes, from: descriptor)
            if count == 0 { return Input(name: name, bytes: bytes) }
            if count < 0, errno != EINTR { throw Failure("\(name): \(String(cString: strerror(errno)))") }
        }
        throw Failure("\(name): larger than \(maximumBytes) bytes\(advice)")
    }

    static func append(_ bytes: inout [UInt8], from descriptor: Int32) -> Int {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 16) { chunk in
            let count = Glibc.read(descriptor, chunk.baseAddress, chunk.count)
            if count > 0 { bytes.append(contentsOf: chunk[..<count]) }
            return count
        }
    }
}

extension Input {
    /// Reads once, straight into the bytes: what `read` answers.
    static func append(_ bytes: inout [UInt8], atMost size: Int, from descriptor: Int32) -> Int {
        let known = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: size))
        let count = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress.map { $0 + known }, size) }
        bytes.removeLast(size - max(count, 0))
        return count
    }
}
