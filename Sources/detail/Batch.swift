import JSONText

/// Tells a payload from a batch of payloads, one a line.
enum Batch {
    /// Calls `body` with the payload of standard input, or with each line when it holds one JSON value after another.
    static func forEach(_ input: Input, _ body: (Input) -> Void) {
        guard isBatch(input.bytes) else { return body(input) }
        var number = 0
        var records = 0
        forEachLine(of: input.bytes) { line in
            number += 1
            if isBlank(line) { return true }
            body(Input(name: input.name, bytes: Array(line), line: number, record: records))
            records += 1
            return !Output.isClosed
        }
    }

    /// The payloads of an input, each with the bytes that it takes.
    ///
    /// - Parameters:
    ///   - isBatch: whether every line is one.
    ///   - mayBeBatch: whether that is for the input to say.
    static func payloads(
        of input: Input, isBatch: Bool, mayBeBatch: Bool
    ) -> [(input: Input, range: Range<Int>)] {
        guard isBatch || mayBeBatch && self.isBatch(input.bytes) else { return [(input, 0..<input.bytes.count)] }
        var payloads: [(input: Input, range: Range<Int>)] = []
        var number = 0
        forEachLine(of: input.bytes) { line in
            number += 1
            if isBlank(line) { return true }
            let payload = Input(name: input.name, bytes: Array(line), line: number, record: payloads.count)
            payloads.append((payload, line.indices))
            return true
        }
        return payloads
    }

    static func isBlank(_ line: ArraySlice<UInt8>) -> Bool { !line.contains { $0 > UInt8(ascii: " ") } }

    /// Whether there is more than one line and the first, or more than half of them, are values by themselves, and not the
    /// whole: a payload laid out over many lines is no batch, however broken, and one broken line does not end a batch.
    static func isBatch(_ bytes: [UInt8]) -> Bool {
        var lines = 0
        var values = 0
        var startsWithValue = false
        forEachLine(of: bytes) { line in
            if isBlank(line) { return true }
            lines += 1
            // The first line settles it, unless there is no other.
            if startsWithValue { return false }
            if isValue(line) { values += 1 }
            startsWithValue = lines == 1 && values == 1
            return true
        }
        if lines < 2 { return false }
        return startsWithValue || values * 2 > lines && !isValue(bytes[...])
    }

    static func isValue(_ text: ArraySlice<UInt8>) -> Bool {
        let limits = JSONLimits(bytes: JSONLimits.largest, duplicates: .collected)
        return (try? JSONDocument(text.span, limits: limits)) != nil
    }

    /// Goes through the lines until there are no more or `body` answers false.
    private static func forEachLine(of bytes: [UInt8], _ body: (ArraySlice<UInt8>) -> Bool) {
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            guard body(bytes[start..<end]) else { return }
            start = end + 1
        }
    }
}
