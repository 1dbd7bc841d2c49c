import TableFormat

/// Bytes written into memory of the caller. What does not fit is left out, so that no table can write past the end.
struct PhoneWriter {
    /// Room for every form of a number; a carrier code comes on top.
    static let capacity = 160

    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private(set) var count = 0

    init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

    var written: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: buffer[..<count]) }

    mutating func append(_ byte: UInt8) {
        guard count < buffer.count else { return }
        buffer[count] = byte
        count += 1
    }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { for byte in bytes { append(byte) } }

    mutating func append(_ character: Unicode.Scalar) { append(UInt8(ascii: character)) }

    /// Digits given as values from 0 to 9.
    mutating func append(digits: UnsafeBufferPointer<UInt8>) { for digit in digits { append(0x30 &+ digit) } }

    mutating func append(_ callingCode: Int) {
        if callingCode >= 10 { append(callingCode / 10) }
        append(0x30 + UInt8(truncatingIfNeeded: callingCode % 10))
    }

    /// A template with the groups of a number in their places.
    mutating func append(
        _ formats: FormatTables, _ template: FormatTables.Template, _ groups: DigitGroups,
        _ digits: UnsafeBufferPointer<UInt8>, carrier: UnsafeBufferPointer<UInt8>? = nil
    ) {
        for place in template.range where place < formats.templates.count {
            let byte = formats.templates[place]
            if byte <= PhoneSchema.maximumGroups {
                for index in groups[Int(byte)] where index < digits.count { append(0x30 &+ digits[index]) }
            } else if byte == PhoneSchema.carrierMark {
                if let carrier { append(carrier) }
            } else {
                append(byte)
            }
        }
    }
}

extension PhoneWriter {
    /// The text that `body` writes. Made on the stack first, so that a short one needs no other memory.
    static func text(reserving extra: Int = 0, _ body: (inout PhoneWriter) -> Void) -> String {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity + extra) { buffer in
            var writer = PhoneWriter(buffer)
            body(&writer)
            return String(decoding: writer.written, as: UTF8.self)
        }
    }

    /// Calls `use` with the bytes that `body` writes.
    static func withBytes<Result>(
        _ body: (inout PhoneWriter) -> Void, _ use: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
            var writer = PhoneWriter(buffer)
            body(&writer)
            return use(writer.written)
        }
    }
}
