import Glibc

/// Standard output, written in large pieces, and standard error.
enum Output {
    nonisolated(unsafe) private static var buffer: [UInt8] = []
    nonisolated(unsafe) private static var failed = false
    private static let pieceSize = 1 << 16

    /// Whether whoever read the results is gone: nothing more need be worked out. That is no fault of the run.
    nonisolated(unsafe) private(set) static var isClosed = false

    /// The file that takes the results in place of standard output.
    nonisolated(unsafe) private static var file: PendingFile?

    /// The command has one thread; nothing else reaches the buffer.
    static func print(_ bytes: some Sequence<UInt8>) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= pieceSize { flush() }
    }

    static func print(_ text: String) { print(text.utf8) }

    /// Says why something could not be done, behind what was printed before.
    static func error(_ failure: Failure) {
        flush()
        warn("detail: \(failure.message)\n" + (failure.help.map { $0 + "\n" } ?? ""))
    }

    /// Writes to standard error as it is.
    static func warn(_ text: String) {
        show("")
        _ = write(Array(text.utf8), to: STDERR_FILENO)
    }

    private static let isOnTerminal = isatty(STDOUT_FILENO) == 1

    /// What stands on the line of a terminal that tells how far the work is.
    nonisolated(unsafe) private static var shown = ""

    /// Puts a text in the place of the one that is shown, on the terminal of standard error; results wipe it off.
    static func show(_ text: String) {
        if text == shown { return }
        shown = text
        _ = write(Array("\r\u{1B}[K\(text)".utf8), to: STDERR_FILENO)
    }

    /// Lets a file take the results, whole or not at all, when the command has run.
    static func redirect(to path: String) throws(Failure) {
        // What is standard output already must not be replaced under it.
        if path == "-" || FilePlace(path).isSame(as: FilePlace(descriptor: STDOUT_FILENO)) { return }
        file = try PendingFile(at: path)
    }

    /// Writes what is left. A result that could not be written is a run that failed.
    static func finish(_ status: ExitStatus) -> ExitStatus {
        flush()
        show("")
        if let file, !failed {
            do { try file.commit() } catch {
                self.error(error)
                failed = true
            }
        }
        return failed ? .couldNotRun : status
    }

    static func flush() {
        defer { buffer.removeAll(keepingCapacity: true) }
        if buffer.isEmpty || isClosed || failed { return }
        if isOnTerminal, file == nil { show("") }
        if let file {
            let pending = buffer
            buffer = []
            do { try file.append(pending) } catch {
                failed = true
                self.error(error)
            }
        } else if !write(buffer, to: STDOUT_FILENO) {
            if errno == EPIPE {
                isClosed = true
            } else {
                failed = true
                self.error(Failure("standard output: \(String(cString: strerror(errno)))"))
            }
        }
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
