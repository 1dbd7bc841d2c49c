import Glibc

/// The lines of a file or of standard input as they come: a batch of any size needs the memory of one line, and a program can
/// talk to the command through a pipe.
struct LineReader {
    private let name: String
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private var start = 0
    private var number = 0
    private var records = 0
    private var isAtEnd = false

    /// A longer line is given up: no payload is that long.
    private static let longest = Input.maximumBytes

    /// The lines of standard input.
    init() { self.init("-", STDIN_FILENO) }

    private init(_ name: String, _ descriptor: Int32) {
        self.name = name
        self.descriptor = descriptor
    }

    /// Calls `body` with each line of a file, or of standard input for `-`, that holds anything.
    ///
    /// - Parameter name: what the lines are spoken of as belonging to, where that is not the path.
    static func forEach(
        of path: String, as name: String? = nil, _ body: (Input) throws(Failure) -> Void
    ) throws(Failure) {
        let descriptor = try Input.open(path)
        defer { Input.close(descriptor) }
        var reader = LineReader(name ?? path, descriptor)
        try reader.forEach(body)
    }

    /// Calls `body` with each line that holds anything, until the end.
    mutating func forEach(_ body: (Input) throws(Failure) -> Void) throws(Failure) {
        while !Output.isClosed, let line = try next() {
            number += 1
            if Batch.isBlank(line) { continue }
            try body(Input(name: name, bytes: Array(line), line: number, record: records))
            records += 1
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
                throw Failure("\(name): a line longer than \(LineReader.longest) bytes")
            }
            // What is answered so far is sent before waiting for more.
            if descriptor == STDIN_FILENO { Output.flush() }
            let count = Input.append(&buffer, from: descriptor)
            if count < 0, errno != EINTR { throw Failure("\(name): \(String(cString: strerror(errno)))") }
            isAtEnd = count == 0
        }
    }
}
