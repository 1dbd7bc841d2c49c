import Glibc

/// Standard output, written in large pieces, and standard error.
enum Output {
    nonisolated(unsafe) private static var buffer: [UInt8] = []
    nonisolated(unsafe) private static var failed = false
    private static let pieceSize = 1 << 16

    /// The command has one thread; nothing else reaches the buffer.
    static func print(_ bytes: some Sequence<UInt8>) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= pieceSize { flush() }
    }

    static func print(_ text: String) { print(text.utf8) }

    /// Says why something could not be done, behind what was printed before.
    static func error(_ failure: Failure) {
        flush()
        let text = "detail: \(failure.message)\n" + (failure.help.map { $0 + "\n" } ?? "")
        _ = write(Array(text.utf8), to: STDERR_FILENO)
    }

    /// Writes what is left. A result that could not be written is a run that failed.
    static func finish(_ status: ExitStatus) -> ExitStatus {
        flush()
        return failed ? .couldNotRun : status
    }

    static func flush() {
        if !buffer.isEmpty, !write(buffer, to: STDOUT_FILENO) { failed = true }
        buffer.removeAll(keepingCapacity: true)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                return false
            }
            written += count
        }
        return true
    }
}
