import JSONText

/// Tells a payload from a batch of payloads, one a line.
enum Batch {
    /// One payload; or each line, when asked for, or when standard input holds one JSON value after another.
    static func payloads(_ input: Input, everyLine: Bool) -> [Input] {
        everyLine || (input.name == "-" && isBatch(input.bytes)) ? input.lines : [input]
    }

    /// Whether there is more than one line and the first is a value by itself.
    private static func isBatch(_ bytes: [UInt8]) -> Bool {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
            bytes[end...].contains(where: { $0 > UInt8(ascii: " ") })
        else { return false }
        let limits = JSONLimits(bytes: JSONLimits.largest, duplicates: .collected)
        return (try? JSONDocument(Array(bytes[..<end]), limits: limits)) != nil
    }
}
