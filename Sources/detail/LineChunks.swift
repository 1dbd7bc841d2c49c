import Glibc

/// A run of whole lines of a batch.
struct LineChunk: Sendable {
    var bytes: [UInt8]

    /// The number of its first line, counted from 1, and of its first payload, counted from 0.
    var firstLine: Int
    var firstRecord: Int

    /// Calls `body` with each line that holds anything: its bytes, its number and which payload it is.
    func forEach(_ body: (_ line: Range<Int>, _ number: Int, _ record: Int) -> Void) {
        var (number, record, start) = (firstLine, firstRecord, 0)
        while start < bytes.count {
            let end = LineChunk.end(of: start, in: bytes)
            if !Batch.isBlank(bytes[start..<end]) {
                body(start..<end, number, record)
                record += 1
            }
            number += 1
            start = end + 1
        }
    }

    /// Where the line that begins at `start` ends: at its line break, or with the bytes.
    static func end(of start: Int, in bytes: [UInt8]) -> Int {
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress,
                let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
            else { return bytes.count }
            return UnsafeRawPointer(found) - base
        }
    }
}

/// The lines of a file or of standard input in runs, each about as long as one read: a batch of any size needs the memory of a few.
struct LineChunks {
    private let name: String
    private let descriptor: Int32

    /// The bytes behind the last whole line.
    private var rest: [UInt8] = []
    private var lines = 1
    private var records = 0
    private var isAtEnd = false

    /// As much of a line is kept; it is longer than any payload, whose length is then what is told.
    private let longest: Int

    /// Whether the rest of a line that is too long is passed over.
    private var isSkipping = false

    static let size = 1 << 18

    /// - Parameter start: what has been read of it.
    init(_ path: String, as name: String, longest: Int, after start: [UInt8] = []) throws(Failure) {
        self.name = name
        rest = start
        self.longest = longest
        descriptor = try Input.open(path)
    }

    func close() { Input.close(descriptor) }

    /// Whether the next read would wait for whoever writes.
    var wouldWait: Bool {
        var query = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&query, 1, 0) == 0
    }

    /// The next whole lines, in memory that is given back from an earlier run; nil at the end.
    mutating func next(reusing memory: consuming [UInt8]) throws(Failure) -> LineChunk? {
        var bytes = consume memory
        bytes.removeAll(keepingCapacity: true)
        bytes.append(contentsOf: rest)
        rest.removeAll(keepingCapacity: true)
        while !isAtEnd {
            let known = bytes.count
            let count = try read(&bytes)
            isAtEnd = count == 0
            skip(from: known, in: &bytes)
            if let end = lastBreak(in: bytes, from: known) {
                rest.append(contentsOf: bytes[end...])
                bytes.removeLast(bytes.count - end)
                return chunk(bytes)
            }
            cut(&bytes)
        }
        return bytes.isEmpty ? nil : chunk(bytes)
    }

    private mutating func chunk(_ bytes: [UInt8]) -> LineChunk {
        let chunk = LineChunk(bytes: bytes, firstLine: lines, firstRecord: records)
        var start = 0
        while start < bytes.count {
            let end = LineChunk.end(of: start, in: bytes)
            if bytes[start] > UInt8(ascii: " ") || !Batch.isBlank(bytes[start..<end]) { records += 1 }
            lines += 1
            start = end + 1
        }
        return chunk
    }

    private func read(_ bytes: inout [UInt8]) throws(Failure) -> Int {
        while true {
            let count = Input.append(&bytes, atMost: LineChunks.size, from: descriptor)
            if count >= 0 { return count }
            if errno != EINTR { throw Failure("\(name): \(String(cString: strerror(errno)))") }
        }
    }

    /// Behind the last line break at or after `start`; nil when there is none.
    private func lastBreak(in bytes: [UInt8], from start: Int) -> Int? {
        bytes[start...].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    }

    /// Takes what belongs to a line that was too long already.
    private mutating func skip(from start: Int, in bytes: inout [UInt8]) {
        guard isSkipping else { return }
        let end = LineChunk.end(of: start, in: bytes)
        isSkipping = end == bytes.count
        bytes.removeSubrange(start..<end)
    }

    /// Keeps as much of a line as there may be.
    private mutating func cut(_ bytes: inout [UInt8]) {
        guard bytes.count > longest else { return }
        bytes.removeLast(bytes.count - longest)
        isSkipping = true
    }
}
