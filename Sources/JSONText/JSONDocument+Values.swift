extension JSONDocument {
    /// What a node is. Member names are strings.
    public func kind(_ node: JSONNode) -> JSONKind { entry(node).kind }

    /// Whether the node is a member's name and not a value.
    public func isName(_ node: JSONNode) -> Bool { entry(node).tag == JSONTag.name }

    /// The value of `true` or `false`, nil for any other kind.
    public func bool(of node: JSONNode) -> Bool? { entry(node).bool }

    /// The number written as an integer, exactly. Nil for other kinds, for numbers with a fraction or an exponent
    /// (`1.0`, `1e2`), and for integers beyond 64 bits; `numberText(of:)` has those as they are written.
    public func integer(of node: JSONNode) -> Int? {
        defer { withExtendedLifetime(self) {} }
        return entry(node).integer(in: storage.contents.pointee.bytes)
    }

    /// The number as written, nil for other kinds.
    public func numberText(of node: JSONNode) -> String? {
        let entry = entry(node)
        guard entry.tag == JSONTag.number else { return nil }
        return withBytes(in: entry.contentRange) { String(decoding: $0) }
    }
}

extension JSONTapeEntry {
    func integer(in bytes: UnsafePointer<UInt8>) -> Int? {
        guard tag == JSONTag.number else { return nil }
        if length <= JSONTapeEntry.fewDigits { return smallInteger(in: bytes) }
        let isNegative = bytes[Int(offset)] == 0x2D
        var value = 0
        for index in Int(offset) + (isNegative ? 1 : 0)..<Int(offset) + Int(length) {
            let digit = Int(bytes[index]) - 0x30
            guard 0...9 ~= digit else { return nil }
            // Counted downwards, because the lowest integer has no positive counterpart.
            let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflowToo) = tens.subtractingReportingOverflow(digit)
            guard !overflow, !overflowToo else { return nil }
            value = sum
        }
        if isNegative { return value }
        let (positive, overflow) = Int(0).subtractingReportingOverflow(value)
        return overflow ? nil : positive
    }

    /// So many characters cannot be beyond 64 bits.
    private static var fewDigits: UInt32 { 18 }

    private func smallInteger(in bytes: UnsafePointer<UInt8>) -> Int? {
        let start = bytes + Int(offset)
        let isNegative = start[0] == 0x2D
        var value = 0
        for index in (isNegative ? 1 : 0)..<Int(length) {
            let digit = start[index] &- 0x30
            guard digit < 10 else { return nil }
            value = value &* 10 &+ Int(digit)
        }
        return isNegative ? 0 &- value : value
    }
}

extension String {
    init(decoding bytes: Span<UInt8>) {
        self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
}
