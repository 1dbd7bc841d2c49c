import Glibc

/// The lines of standard input as they come, so that a program can talk to the command through a pipe.
struct LineReader {
    private var buffer: [UInt8] = []
    private var start = 0
    private var number = 0
    private var isAtEnd = false

    /// A longer line is given up: no payload is that long.
    private static let longest = Input.maximumBytes

    /// Calls `body` with each line that holds anything, until the end.
    mutating func forEach(_ body: (Input) throws(Failure) -> Void) throws(Failure) {
        while let line = try next() {
            number += 1
            if line.contains(where: { $0 > UInt8(ascii: " ") }) {
                try body(Input(name: "-", bytes: Array(line), line: number))
            }
        }
    }

    private mutating func next() throws(Failure) -> ArraySlice<UInt8>? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { start = end + 1 }
                return buffer[start..<end]
            }
            if isAtEnd {
                defer { start = buffer.count }
                return start < buffer.count ? buffer[start...] : nil
            }
            searched = buffer.count - start
            buffer.removeFirst(start)
            start = 0
            guard buffer.count <= LineReader.longest else {
                throw Failure("-: a line longer than \(LineReader.longest) bytes")
            }
            // What is answered so far is sent before waiting for more.
            Output.flush()
            let count = Input.append(&buffer, from: STDIN_FILENO)
            if count < 0, errno != EINTR { throw Failure("-: \(String(cString: strerror(errno)))") }
            isAtEnd = count == 0
        }
    }
}
