import Glibc

/// Reads a list of comma-separated values (RFC 4180) record by record, in the memory of one record.
///
/// The separator is the comma, semicolon or tab that the first record has most of. Line breaks are LF, CR LF or CR; quoted
/// fields may hold separators, line breaks and doubled quotes. What is malformed is told with its place, and the reader goes
/// on with the next line.
struct CSVReader {
    /// A field and where it starts.
    struct Field {
        var bytes: [UInt8] = []
        var line: Int
        var column: Int
    }

    /// What is wrong with a record as such.
    struct Fault {
        let line: Int
        let column: Int
        let code: String
        let message: String
    }

    private let descriptor: Int32
    private let lineBytes: Int
    private var buffer: [UInt8]
    private var at = 0
    private var end = 0
    private var separator: UInt8 = UInt8(ascii: ",")
    private var line = 1
    private var column = 1
    private var isFirst = true

    /// The error number of a read that failed.
    private(set) var failure: Int32 = 0

    init(descriptor: Int32, lineBytes: Int) {
        self.descriptor = descriptor
        self.lineBytes = lineBytes
        buffer = [UInt8](repeating: 0, count: max(1 << 18, lineBytes))
    }

    private static let quote = UInt8(ascii: "\"")
    private static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The next record, or nil at the end; its fault when it has one. Empty lines are passed over.
    mutating func next() -> (fields: [Field], fault: Fault?)? {
        if isFirst { begin() }
        while true {
            guard peek() != nil else { return nil }
            let record = record()
            let isEmpty = record.fields.count == 1 && record.fields[0].bytes.isEmpty && record.fault == nil
            if !isEmpty { return record }
        }
    }

    /// Passes a byte order mark and looks for the separator in the first line.
    private mutating func begin() {
        isFirst = false
        _ = peek()
        if buffer[at..<end].starts(with: CSVReader.mark) { at += CSVReader.mark.count }
        var counts = [Int](repeating: 0, count: CSVReader.separators.count)
        var isQuoted = false
        for byte in buffer[at..<end] {
            if byte == CSVReader.quote { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == 0x0A || byte == 0x0D { break }
            if let index = CSVReader.separators.firstIndex(of: byte) { counts[index] += 1 }
        }
        let most = counts.indices.max { counts[$0] < counts[$1] } ?? 0
        separator = CSVReader.separators[most]
    }

    private mutating func record() -> (fields: [Field], fault: Fault?) {
        var fields = [Field(line: line, column: column)]
        var fault: Fault?
        var isQuoted = false
        var wasQuoted = false
        var length = 0
        func tell(_ code: String, _ message: String, _ line: Int, _ column: Int) {
            if fault == nil { fault = Fault(line: line, column: column, code: code, message: message) }
        }
        func tellOpen() {
            let last = fields[fields.count - 1]
            tell("lookup.openQuote", "the quote that opens here is not closed", last.line, last.column)
        }
        while let byte = peek() {
            let place = (line: line, column: column)
            if !isQuoted, byte == 0x0A || byte == 0x0D {
                endLine(byte)
                return (fields, fault)
            }
            advance(byte)
            length += 1
            if length > lineBytes {
                // Far from any line: nothing more of it is kept.
                if isQuoted { tellOpen() }
                tell("lookup.lineTooLong", "a record has at most \(lineBytes) bytes", fields[0].line, fields[0].column)
                skipLine()
                return (fields, fault)
            }
            if isQuoted {
                guard byte == CSVReader.quote else {
                    fields[fields.count - 1].bytes.append(byte)
                    continue
                }
                if peek() == CSVReader.quote {
                    advance(byte)
                    fields[fields.count - 1].bytes.append(byte)
                } else {
                    (isQuoted, wasQuoted) = (false, true)
                }
            } else if byte == separator {
                fields.append(Field(line: line, column: column))
                wasQuoted = false
            } else if byte == CSVReader.quote, fields[fields.count - 1].bytes.isEmpty, !wasQuoted {
                isQuoted = true
            } else if byte == CSVReader.quote || wasQuoted {
                // What closed it lines later was the next quote that opens.
                if wasQuoted, fields[fields.count - 1].line < place.line { tellOpen() }
                tell(
                    "lookup.badQuote",
                    wasQuoted
                        ? "a quoted field ends at its quote" : "a quote inside a field: quote the field and double it",
                    place.line, place.column)
            } else {
                fields[fields.count - 1].bytes.append(byte)
            }
        }
        if isQuoted { tellOpen() }
        return (fields, fault)
    }

    private mutating func endLine(_ byte: UInt8) {
        advance(byte)
        if byte == 0x0D, peek() == 0x0A { advance(0x0A) }
    }

    private mutating func skipLine() {
        while let byte = peek() {
            if byte == 0x0A || byte == 0x0D { return endLine(byte) }
            advance(byte)
        }
    }

    /// Takes a byte; columns count Unicode scalars.
    private mutating func advance(_ byte: UInt8) {
        at += 1
        if byte == 0x0A || byte == 0x0D && peek() != 0x0A {
            line += 1
            column = 1
        } else if byte & 0xC0 != 0x80 {
            column += 1
        }
    }

    private mutating func peek() -> UInt8? {
        if at == end { fill() }
        return at < end ? buffer[at] : nil
    }

    private mutating func fill() {
        while failure == 0 {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { failure = errno }
            (at, end) = (0, max(count, 0))
            return
        }
    }
}
